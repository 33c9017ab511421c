// Previews of blogs: the first words as plain text, and the first picture.
import { textOfHtml } from '#domain/shared/html-text.ts';
import { MAX_PREVIEW_WORDS } from '#domain/shared/limits.ts';

/** Punctuation put after an element that ends without any, to separate it from the text that follows. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^(h\d|caption|dt)$/i, ':'],
  [/^(li|tr|dd)$/i, ';'],
  // The first cell of a row, which says what the others are about.
  [/^first-cell$/, '\u00a0–'],
  [/^t[hd]$/i, ','],
];
/** Placeholders for these signs until the text around them is known; no text contains them. */
const MARKS = '\ue000\ue001\ue002\ue003';
const FIRST_CELL =
  /(<tr\b[^>]*>\s*<t[hd]\b(?:[^>"]|"[^"]*")*>[^<]*(?:<(?!\/t[hd]>)[^<]*)*)(<\/t[hd]>)/gi;
const MARKED = new RegExp(`([^\\s${MARKS}]?)\\s*([${MARKS}][${MARKS}\\s]*)`, 'g');

/**
 * The first 100 words of a blog's sanitised HTML as plain text, plus '...' when there are more. Punctuation separates
 * headings, list items and table cells, so that the preview reads as sentences.
 */
export function blogPreview(html: string): string {
  const parted = html
    .replace(FIRST_CELL, (_, cell: string, end: string) => cell + marked(end, 'first-cell'))
    .replace(/<\/([a-z]+\d?)>/gi, marked);
  const words = readable(textOfHtml(parted)).split(' ');
  const isCut = words.length > MAX_PREVIEW_WORDS;
  return words.slice(0, MAX_PREVIEW_WORDS).join(' ') + (isCut ? '...' : '');
}

/** Address of the first picture among those words; null if there is none. */
export function blogPicture(html: string): string | null {
  const found = /<img\b(?:[^>"]|"[^"]*")*?\ssrc="([^"]*)"/i.exec(html);
  const wordsBefore = textOfHtml(html.slice(0, found?.index)).split(' ').length;
  return found && wordsBefore <= MAX_PREVIEW_WORDS ? textOfHtml(found[1] ?? '') || null : null;
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
    .replace(/(?:[:;,]|\u00a0–)$/, '');
}
