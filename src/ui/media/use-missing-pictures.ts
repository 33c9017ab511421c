// Hides pictures in a merchant's text that fail to load (offline, for example), and retries them when the phone is online.
import { type RefObject, useEffect } from 'react';

/** Watches the pictures in an element; `html`: its content. */
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
    // Pictures of a drawn page may have failed before this listened.
    for (const picture of text.querySelectorAll('img')) {
      picture.hidden = picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0;
    }
    // Error events of pictures do not bubble, so capture them.
    text.addEventListener('error', hide, true);
    addEventListener('online', tryAgain);
    return () => {
      text.removeEventListener('error', hide, true);
      removeEventListener('online', tryAgain);
    };
  }, [element, html]);
}
