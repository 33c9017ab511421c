// Plain-text previews of blogs.
import { textOfHtml } from '#domain/shared/html-text.ts';
import { MAX_PREVIEW_WORDS } from '#domain/shared/limits.ts';

/** Punctuation put after an element that ends without any, to separate it from the text that follows. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^(h\d|caption|dt)$/i, ':'],
  [/^(li|tr|dd)$/i, ';'],
  [/^t[hd]$/i, ','],
];
/** Placeholders for these signs until the text around them is known; no text contains them. */
const MARKS = '\ue000\ue001\ue002';
const MARKED = new RegExp(`(\\S?)\\s*([${MARKS}][${MARKS}\\s]*)`, 'g');

/**
 * The first 100 words of a blog's sanitised HTML as plain text, plus '...' when there are more. Punctuation separates
 * headings, list items and table cells, so that the preview reads as sentences.
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

/** Replaces each run of placeholders by its strongest sign; by none at either end or after other punctuation. */
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
