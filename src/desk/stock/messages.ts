// Texts of the list of stock and prices.
import { formatPaise, paiseFromRupees } from '#domain/shared/money.ts';

export const STOCK_TITLE = 'Stock';
export const STOCK_HEADING = 'Stock and prices';
export const SEARCH_PRODUCTS = 'Search by name or tag';
export const CATEGORY = 'Category';
export const ALL_CATEGORIES = 'All categories';
export const NO_PRODUCTS_YET = 'The products are not on this phone yet.';

/** How many of all products a list shows. */
export function countWords(shown: number, all: number): string {
  if (all === 0)
    return 'There is no product yet. Add the first one under Products, or import a table.';
  if (shown === 0) return 'No product here.';
  return shown === 1 ? '1 product' : `${shown} products`;
}

export const stockAsks = (count: number) =>
  count === 1
    ? '1 product has changed: please look'
    : `${count} products have changed: please look`;

export const PIECES_FIELD = 'Pieces';
export const PRICE_FIELD = 'Price in ₹';
export const oneFewer = (name: string) => `One piece less: ${name}`;
export const oneMore = (name: string) => `One piece more: ${name}`;
export const SAVE = 'Save';
export const UNDO = 'Undo';
export const saveOf = (name: string) => `Save ${name}`;
export const undoOf = (name: string) => `Undo ${name}`;

export const rupeeWords = (rupees: number) => formatPaise(paiseFromRupees(rupees));
export const pieceWords = (pieces: number) => {
  if (pieces < 0) return `sold out, ${-pieces} owed`;
  if (pieces === 0) return 'sold out';
  return pieces === 1 ? '1 piece' : `${pieces} pieces`;
};
const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`);
/** Says what Save will do. */
export const willMove = (by: number, after: number) => `${signed(by)}, then ${pieceWords(after)}`;
export const waitsWords = (by: number, price: number | null) =>
  [by !== 0 && signed(by), price !== null && rupeeWords(price)].filter(Boolean).join(' and ');

export const tooFew = (by: number, left: number) =>
  left === 1
    ? `You took ${-by} away, but only 1 is left now. Nothing was changed.`
    : left > 1
      ? `You took ${-by} away, but only ${left} are left now. Nothing was changed.`
      : `You took ${-by} away, but none is left now. Nothing was changed.`;
export const MAKE_SOLD_OUT = 'Mark as sold out';
export const priceMoved = (price: number) =>
  `You set the price to ${rupeeWords(price)}, but somebody else changed it first. Your change was not made.`;
export const PRODUCT_GONE = 'This product is no longer in the shop. Nothing was changed.';
export const refusedPieces = (by: number) => `The shop did not accept ${signed(by)}.`;
export const refusedPrice = (price: number) => `The shop did not accept ${rupeeWords(price)}.`;
