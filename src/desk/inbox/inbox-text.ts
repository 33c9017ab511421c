// What a search of the inbox looks through.
import { searchText } from '#domain/search/match-text.ts';
import { shortNumber } from '#domain/shared/short-number.ts';
import type { Shown } from './use-desk-inbox.ts';

/** The text of an item that a search matches: its number, who wrote it, what about, and the words. */
export function inboxText(item: Shown): string {
  const codes = [shortNumber(item.id), item.id];
  switch (item.of) {
    case 'queries':
      return searchText([item.productName, item.asker?.name ?? ''], [...codes, item.asker?.phone]);
    case 'contact-us':
      return searchText([item.name, item.message, item.email], [...codes, item.phone]);
    case 'services':
      return searchText([item.name, item.description], codes);
    case 'reviews':
      return searchText([item.productName, item.customerName, item.review], codes);
  }
}
