// What a merchant's HTML may consist of: text, lists, tables, links and pictures, nothing that runs, styles or posts. The
// sanitisers of the page and of the server all go by this list.

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

/** Where shops keep their files; the Content-Security-Policy lets pictures come from nowhere else on the web. */
const STORAGE = /^https:\/\/(firebasestorage|storage)\.googleapis\.com\//i;

/**
 * Whether a picture may be fetched from there. Others are taken into Storage by a function when a merchant saves the text. `storageOrigin`: where the
 * shop's own files are.
 */
export function isPictureAddress(address: string, storageOrigin: string | null): boolean {
  const isOwn = storageOrigin !== null && address.startsWith(`${storageOrigin}/`);
  return isOwn || STORAGE.test(address);
}
