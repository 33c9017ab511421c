// Words for what an export of another shop holds but the import leaves out.
import { groupedNumber } from '../../../shared/grouped-number.ts';
import type { LeftOut } from './profile.ts';

/** `shown`: the count, as written. */
type Words = (shown: string, count: number) => string;

const WORDS: Readonly<Record<LeftOut, Words>> = {
  draft: (shown, count) => (count === 1 ? `${shown} draft` : `${shown} drafts`),
  hidden: (shown) => `${shown} hidden`,
  archived: (shown) => `${shown} archived`,
  inactive: (shown) => `${shown} inactive`,
  grouped: (shown, count) =>
    count === 1 ? `${shown} group of products` : `${shown} groups of products`,
  external: (shown, count) =>
    count === 1 ? `${shown} product sold elsewhere` : `${shown} products sold elsewhere`,
  giftCard: (shown, count) => (count === 1 ? `${shown} gift card` : `${shown} gift cards`),
  notSold: (shown) => `${shown} not for sale`,
  service: (shown, count) => (count === 1 ? `${shown} service` : `${shown} services`),
  withoutPacks: (shown, count) =>
    count === 1
      ? `${shown} without its packs in the file`
      : `${shown} without their packs in the file`,
};

/** “1 draft”, “2 hidden”. */
export const leftOutWords = (why: LeftOut, count: number) =>
  WORDS[why](groupedNumber(count), count);

export const datedSales = (count: number) =>
  count === 1
    ? `${groupedNumber(count)} sale price with dates (it would never end here: the usual price is taken)`
    : `${groupedNumber(count)} sale prices with dates (they would never end here: the usual prices are taken)`;
