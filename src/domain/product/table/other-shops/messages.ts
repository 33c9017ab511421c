// Words for what an export of another shop holds but the import leaves out.
import { groupedNumber } from '../../../shared/grouped-number.ts';
import type { LeftOut } from './profile.ts';

const WORDS: Readonly<Record<LeftOut, [one: string, many: string]>> = {
  draft: ['draft', 'drafts'],
  hidden: ['hidden', 'hidden'],
  archived: ['archived', 'archived'],
  inactive: ['inactive', 'inactive'],
  grouped: ['group of products', 'groups of products'],
  external: ['product sold elsewhere', 'products sold elsewhere'],
  giftCard: ['gift card', 'gift cards'],
  notSold: ['not for sale', 'not for sale'],
  service: ['service', 'services'],
  withoutPacks: ['without its packs in the file', 'without their packs in the file'],
};

const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${groupedNumber(count)} ${count === 1 ? one : many}`;

/** “1 draft”, “2 hidden”. */
export const leftOutWords = (why: LeftOut, count: number) => counted(count, WORDS[why]);

export const datedSales = (count: number) =>
  counted(count, [
    'sale price with dates (it would never end here: the usual price is taken)',
    'sale prices with dates (they would never end here: the usual prices are taken)',
  ]);
