// Pictures in a merchant's text that do not come, as without a network: none of them stands there broken, and they are asked for again
// when the phone is online.
import { type RefObject, useEffect } from 'react';

/** Watches the pictures in an element; `html` is what is in it. */
export function useMissingPictures(element: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other pictures.
  useEffect(() => {
    const text = element.current;
    if (!text) return;
    const hide = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.hidden = true;
    };
    const tryAgain = () => {
      for (const picture of text.querySelectorAll<HTMLImageElement>('img[hidden]')) {
        picture.hidden = false;
        picture.setAttribute('src', picture.src);
      }
    };
    // Those of a drawn page may have failed before anybody listened.
    for (const picture of text.querySelectorAll('img')) {
      picture.hidden = picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0;
    }
    // Errors of pictures do not rise; they can be heard on their way down.
    text.addEventListener('error', hide, true);
    addEventListener('online', tryAgain);
    return () => {
      text.removeEventListener('error', hide, true);
      removeEventListener('online', tryAgain);
    };
  }, [element, html]);
}
