// The pictures in a merchant's HTML: which of them pages show, and how to replace their addresses.
import sanitize from 'sanitize-html';
import { isPictureAddress } from '../../../../src/domain/shared/allowed-html.ts';
import { pictureStorage } from '../orders/picture-storage.ts';

/** Whether pages show a picture with this address: it is in the shop's own bucket. */
export function isShown(address: string): boolean {
  return isPictureAddress(address, pictureStorage);
}

/** The addresses of pictures that pages would not show, as written, each once. */
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

/** Replaces addresses in the HTML wherever they stand in quotes; changes nothing else. */
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

/** An address shortened to fit a log line. */
export function nameOfPicture(address: string): string {
  const isData = /^\s*data:/i.test(address);
  if (isData) return `${address.trim().slice(0, 40)}… (${Math.ceil(address.length / 1024)} KB)`;
  return address.length > 200 ? `${address.slice(0, 200)}…` : address;
}
