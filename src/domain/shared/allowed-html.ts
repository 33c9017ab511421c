// What a merchant's HTML may consist of: text, lists, tables, links and pictures, nothing that runs, styles or posts. The
// sanitisers of the page and of the server all go by this list.
import type { FirebaseProject } from '#engine/firestore/firebase-project.ts';

export const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'code', 'a', 'img'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

export const ALLOWED_ATTRIBUTES = [
  ...['href', 'rel', 'target', 'title', 'lang', 'dir', 'src', 'alt', 'width', 'height', 'loading'],
  ...['colspan', 'rowspan', 'scope', 'start', 'reversed', 'value'],
];

/** Where links may lead: the web, mail, telephones, and places in the shop itself. Browsers take a backslash for a slash, and skip breaks. */
export const ALLOWED_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?![\t\n\r]*[/\\])|#)/i;

/** A link with this address leads out of the shop: it opens beside it, and learns nothing of it. */
export const OUTSIDE = /^https?:/i;
export const OUTSIDE_LINK = { target: '_blank', rel: 'noopener noreferrer nofollow' };

/**
 * Whether a text may show a picture from there: it lies in the shop's own bucket, whose owner alone sees who asks for it. Others are taken into that
 * bucket by a function when a merchant saves the text. The Content-Security-Policy of firebase.json names the same two places.
 */
export function isPictureAddress(
  address: string,
  { storageOrigin, storageBucket }: Pick<FirebaseProject, 'storageOrigin' | 'storageBucket'>,
): boolean {
  const own = [
    `${storageOrigin}/v0/b/${storageBucket}/o/`,
    `https://storage.googleapis.com/${storageBucket}/`,
  ];
  const asked = addressAsked(address);
  return own.some((place) => asked.startsWith(place));
}

/** The address that a browser would ask for; '' where that depends on the page. Two dots in it lead up a folder. */
function addressAsked(address: string): string {
  try {
    return new URL(address).href;
  } catch {
    return '';
  }
}
