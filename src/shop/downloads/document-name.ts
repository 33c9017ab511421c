// What a product's document is called when it is saved.
import { UNNAMED_DOCUMENT } from './messages.ts';

/** The product's name as a file name that every system takes. */
export function documentName(productName: string): string {
  const safe = productName
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 100)
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${safe || UNNAMED_DOCUMENT}.pdf`;
}
