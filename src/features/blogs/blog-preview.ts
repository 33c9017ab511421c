// The beginning of a blog as plain text.
import { textOfHtml } from '#core/model/catalogue/html-text.ts';

/** Words shown of a blog in the list. Source: specification, constants. */
const PREVIEW_WORDS = 100;

/** The first 100 words of a blog's sanitised HTML without its markup, plus '...' when there are more. */
export function blogPreview(html: string): string {
  const words = textOfHtml(html).split(' ');
  const isCut = words.length > PREVIEW_WORDS;
  return words.slice(0, PREVIEW_WORDS).join(' ') + (isCut ? '...' : '');
}
