// Texts for the totals of a month.
import type { TotalGroup, TotalPlace } from '#domain/order/desk/totals.ts';
import { longDayWords } from '#domain/shared/day-in-india.ts';

export const TOTALS_TITLE = 'Totals';
export const TOTALS_LINK = 'Totals by month and day';
export const MONTH = 'Month';
/** `month`: YYYY-MM. */
export const monthWords = (month: string) => longDayWords(Date.parse(month)).slice(2);

const pieceCount = (pieces: number) => (pieces === 1 ? '1 piece' : `${pieces} pieces`);

export const SUM_NAMES: Readonly<Record<TotalPlace | TotalGroup | 'all' | 'givenBack', string>> = {
  all: 'All orders',
  received: 'Money received',
  cash: 'Cash',
  bank: 'Bank transfer',
  online: 'Online payment',
  toCome: 'Money to come',
  courier: 'Cash with the courier',
  way: 'Cash on delivery, not delivered yet',
  unpaid: 'Not paid yet',
  notSold: 'Cancelled',
  cancelled: 'Cancelled before shipping',
  cameBack: 'Came back',
  givenBack: 'Money given back',
};
export const GIVEN_BACK_MEANS =
  'Money given back is listed on the day when you gave it back. The order may be older.';
export const TOTALS_MEAN =
  'An order is listed on the day in India when the shop accepted it. Orders on hold are not in these totals.';

export const DAYS = 'Days';
export const NO_ORDERS = 'No orders in this month.';
export const NOT_WHOLE = 'not complete';
/** `day`: the first day of which this phone holds every order. */
export const notWhole = (day: string) =>
  `Not complete: this phone keeps finished orders for 60 days only. Days before ${day} may lack orders.`;

export const TOP_PRODUCTS = 'Top products';
export const TOP_PRODUCTS_MEAN =
  'Products in orders that are paid, or will be paid in cash at the door.';
/** What the sales of the products came to besides. */
export const besidesWords = (delivery: string, coupons: string) =>
  `Besides the products: ${delivery} for delivery, less ${coupons} by coupons.`;
export const soldWords = (pieces: number, sum: string) => `${pieceCount(pieces)} · ${sum}`;
