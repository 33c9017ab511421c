// Shows a text's pictures that only this phone has: the text already names their future address.
import type { NodeView } from 'prosemirror-view';
import { textPicturesIn } from '#domain/product/desk/text-pictures.ts';

/** Object URLs on this phone, by the content digest in a picture's name. */
type Local = ReadonlyMap<string, string>;

/** A picture of the text as the editor shows it. */
export function imageView(attrs: Record<string, unknown>, local: Local): NodeView {
  const dom = document.createElement('img');
  const { alt, width, height } = attrs;
  dom.alt = String(alt ?? '');
  if (width && height) Object.assign(dom, { width: Number(width), height: Number(height) });
  dom.dataset.address = String(attrs.src);
  dom.src = shownAt(dom.dataset.address, local);
  return { dom };
}

/** Updates the pictures whose local copy came or went meanwhile. */
export function showLocal(text: HTMLElement, local: Local): void {
  for (const image of text.querySelectorAll<HTMLImageElement>('img[data-address]')) {
    const address = shownAt(image.dataset.address ?? '', local);
    if (image.src !== address) image.src = address;
  }
}

function shownAt(address: string, local: Local): string {
  const [digest = ''] = textPicturesIn(address);
  return local.get(digest) ?? address;
}
