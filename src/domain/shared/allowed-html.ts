// The allowlist for a merchant's HTML: text, lists, tables, links and pictures, nothing that runs, styles or posts. The
// page's and the server's sanitisers share it.
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

/**
 * Allowed link targets: the web, mail, telephones, and paths in the shop itself. Browsers read a backslash as a slash,
 * and skip line breaks and tabs.
 */
export const ALLOWED_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?![\t\n\r]*[/\\])|#)/i;

/** A link out of the shop: it opens in a new tab, which gets neither opener nor referrer. */
export const OUTSIDE = /^https?:/i;
export const OUTSIDE_LINK = { target: '_blank', rel: 'noopener noreferrer nofollow' };

/**
 * Whether a text may show a picture from this address: only from the shop's own bucket, whose owner alone sees who
 * fetches it. When a merchant saves a text, a function copies other pictures into that bucket. The
 * Content-Security-Policy in firebase.json names the same two places.
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

/** The address that a browser would fetch, with `..` resolved; '' for a relative one. */
function addressAsked(address: string): string {
  try {
    return new URL(address).href;
  } catch {
    return '';
  }
}
