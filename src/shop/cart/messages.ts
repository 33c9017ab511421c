// Texts about the cart.

export const CART = 'Cart';
export const CART_DESCRIPTION = 'What is in your cart.';
export const READING_CART = 'Loading your cart';
export const CART_EMPTY = 'Your cart is empty.';
export const BROWSE_MORE = 'Browse More Products';

/** Label of the link to the cart. `count`: pieces in it. */
export function cartWith(count: number): string {
  if (count === 0) return 'Cart, empty';
  return count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`;
}

// Adding to the cart.

export const CART_NEEDS_SCRIPT = 'The cart needs JavaScript.';
export const GO_TO_CART = 'Go to Cart';
export const ADD_TO_CART = 'Add to Cart';
/** On a card, which has no room for more. */
export const ADD = 'Add';
/** Accessible name of that button; it must begin with the visible text. */
export const addOf = (product: string) => `Add ${product} to the cart`;
export const VIEW_CART = 'View cart';
/** Pieces in the cart, shown beside the total. */
export const itemsWords = (count: number) => (count === 1 ? '1 item' : `${count} items`);

// One line of the cart.

export const REMOVE = 'Remove';
/** Shown after Undo when another tab has filled the cart from a quotation. */
export const notPutBack = (name: string) =>
  `${name} was not put back: your cart holds another quotation now. Order that first, or empty the cart.`;
export const removedOf = (product: string) => `Removed ${product}.`;
export const quantityOf = (product: string) => `Quantity of ${product}`;
export const minusOne = (product: string) => `Minus one ${product}`;
export const plusOne = (product: string) => `Plus one ${product}`;
export const mostPieces = (count: number) => `At most ${count} pieces`;

// Quoted prices beside today's.

export const QUOTED_PRICE = 'quoted price';
export const MIX_QUESTION = 'Add it at today’s price?';
export const mixWords = (product: string, price: string) =>
  `Your cart has items from a quotation, and their prices stay the same. ${product} is added at today’s price, ${price}.`;
export const BEYOND_QUESTION = 'Add more than you were quoted?';
/** `price` is null if the phone does not know it. */
export function beyondWords(product: string, pieces: number, price: string | null): string {
  const today = price === null ? 'today’s price' : `today’s price, ${price}`;
  const covered = pieces === 1 ? '1 piece' : `${pieces} pieces`;
  return `Your quotation covers ${covered} of ${product}. Any more are at ${today}.`;
}
export const ADD_IT = 'Add it';
export const DO_NOT_ADD = 'Do not add it';

// Summary and order.

export const SUMMARY = 'Summary';
export const PLACE_ORDER = 'Place Order';
export const NOTHING_SELECTED = 'No Products selected';
export const YOUR_ORDER = 'Your order';
/** Shown in the order beside a product that is out of stock. */
export const AVAILABLE_SOON = 'Available Soon';
