// The pictures in a merchant's HTML: which of them pages show, and the same HTML with others in their places.
import sanitize from 'sanitize-html';
import { isPictureAddress } from '../../../../src/domain/shared/allowed-html.ts';
import { pictureStorage } from '../orders/picture-storage.ts';

/** Whether pages show a picture with this address: it lies in the shop's own bucket. */
export function isShown(address: string): boolean {
  return isPictureAddress(address, pictureStorage);
}

/** The addresses of the pictures that pages would not show, as they are written, each once. */
export function foreignPictures(html: string): string[] {
  const found = new Set<string>();
  sanitize(html, {
    allowedTags: [],
    transformTags: {
      img: (tagName, { src }) => {
        if (src && !isShown(src)) found.add(src);
        return { tagName, attribs: {} };
      },
    },
  });
  return [...found];
}

/** The HTML with addresses replaced by others, wherever one stands in quotes; nothing else of it changes. */
export function withPictures(html: string, others: ReadonlyMap<string, string>): string {
  let changed = html;
  for (const [address, other] of others) {
    for (const written of new Set([address, address.replaceAll('&', '&amp;')])) {
      for (const quote of ['"', "'"]) {
        changed = changed.replaceAll(quote + written + quote, () => quote + other + quote);
      }
    }
  }
  return changed;
}

/** An address in a length that fits into a line of the log. */
export function nameOfPicture(address: string): string {
  const isData = /^\s*data:/i.test(address);
  if (isData) return `${address.trim().slice(0, 40)}… (${Math.ceil(address.length / 1024)} KB)`;
  return address.length > 200 ? `${address.slice(0, 200)}…` : address;
}
