// The beginning of a blog as plain text.
import { textOfHtml } from '#domain/shared/html-text.ts';
import { MAX_PREVIEW_WORDS } from '#domain/shared/limits.ts';

/** Where one of these ends without a sign of its own, this sign keeps it apart from what follows. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^(h\d|caption|dt)$/i, ':'],
  [/^(li|tr|dd)$/i, ';'],
  [/^t[hd]$/i, ','],
];
/** Stand for these signs until it is known what comes before and after; no text has them. */
const MARKS = '\ue000\ue001\ue002';
const MARKED = new RegExp(`(\\S?)\\s*([${MARKS}][${MARKS}\\s]*)`, 'g');

/**
 * The first 100 words of a blog's sanitised HTML without its markup, plus '...' when there are more. Headings, the items of a list and the
 * cells of a table are kept apart, so that it can be read as sentences.
 */
export function blogPreview(html: string): string {
  const words = readable(textOfHtml(html.replace(/<\/([a-z]+\d?)>/gi, marked))).split(' ');
  const isCut = words.length > MAX_PREVIEW_WORDS;
  return words.slice(0, MAX_PREVIEW_WORDS).join(' ') + (isCut ? '...' : '');
}

function marked(end: string, name: string): string {
  const at = SIGNS.findIndex(([names]) => names.test(name));
  return at < 0 ? end : `${MARKS.charAt(at)}${end}`;
}

/** The strongest of the signs that meet, and none after another sign, at the beginning or at the end. */
function readable(text: string): string {
  return text
    .replace(MARKED, (_, before: string, marks: string) => {
      const strongest = [...MARKS].findIndex((mark) => marks.includes(mark));
      const sign = /[\p{L}\p{M}\p{N})\]%”’"']/u.test(before) ? SIGNS[strongest]?.[1] : '';
      return `${before}${sign} `;
    })
    .trim()
    .replace(/[:;,]$/, '');
}
