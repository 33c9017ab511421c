// Texts for shoppers about their wish list.

export const WISH_LIST_DESCRIPTION = 'What you have kept for later.';
export const READING_WISH_LIST = 'Loading your wish list';
export const NOTHING_WISHED = 'Your wish list is empty.';
export const HOW_TO_WISH = 'Press the heart on a product to keep it here.';
export const SEE_PRODUCTS = 'See all products';
export const ON_THIS_PHONE = 'Your wish list is kept on this phone.';
export const LOG_IN_TO_KEEP = 'Log in to have it on your other phones, too';
export const WISH_LIST_FULL =
  'Your wish list is full: it has room for 100 products. Please remove some first.';
export const UNDO = 'Undo';
export const TAKE_THEM_OFF = 'Remove what is gone';

/** The heart of a product on the list. */
export const takeOff = (product: string) => `Remove ${product} from your wish list`;
export const takenOff = (product: string) => `Removed ${product} from your wish list.`;

/** Products on the list that the shop no longer has. */
export const goneWords = (count: number) =>
  count === 1
    ? 'The shop no longer has one product of your wish list.'
    : `The shop no longer has ${count} products of your wish list.`;

/** How many products are on it. */
export function wishedCount(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}
