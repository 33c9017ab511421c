// File name for saving a product's document.
import { UNNAMED_DOCUMENT } from './messages.ts';

/** These words as a PDF file name that is valid on every system. */
export function documentName(words: string): string {
  const safe = words
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 100)
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${safe || UNNAMED_DOCUMENT}.pdf`;
}
