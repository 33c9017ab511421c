// Pictures of a text that only this phone has: the text names the address that they will have, and the editor shows them from here.
import type { NodeView } from 'prosemirror-view';
import { textPicturesIn } from '#domain/product/desk/text-pictures.ts';

/** Addresses on this phone, by what a picture's name tells of its content. */
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

/** Shows those that have come to this phone, or have left it, meanwhile. */
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
