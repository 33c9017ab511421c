// Texts for orders by phone.
import { pieceWords } from '../stock/messages.ts';

export const NEW_PHONE_ORDER = 'New order by phone';
export const PHONE = 'Customer’s phone number';
export const PHONE_HINT = 'The customer finds the order after logging in with this number.';
export const NEW_NUMBER = 'No order from this number on this phone yet.';
export const lastOrderWasFor = (name: string) => `The last order from this number was for ${name}.`;
export const otherNameBefore = (before: string, typed: string) =>
  `The last order from this number was for ${before}, not for ${typed}. Make sure that the number is right.`;
export const isNumberRight = (phone: string) => `Is ${phone} right?`;
export const READ_IT_BACK =
  'Read it to the customer. The order, the name and the address go to this number.';
export const NUMBER_IS_RIGHT = 'Yes, place the order';
export const CHANGE_NUMBER = 'No, change the number';
export const NAME = 'Name';
export const STREET = 'House and street';
export const LANDMARK = 'Landmark (optional)';
export const SECOND_PHONE = 'Second phone (optional)';
export const PINCODE = 'Pincode';
export const CITY = 'City';
export const STATE = 'State';
export const CHOOSE_STATE = 'Choose the state';
export const PAYS_BY = 'Pays by';
export const sameAddressAs = (name: string, place: string) =>
  `Use the address of ${name}, ${place}`;
export const PRICES_OF_TODAY =
  'At today’s prices. For other prices make a quotation: the customer can order from it.';
/** For pieces beyond the stock; `note`: the text that the customer will read. */
export const soldOutBut = (pieces: number, note: string) =>
  `In stock: ${pieceWords(pieces)}. ${note}.`;
export const soldOutHeld = (pieces: number) =>
  `In stock: ${pieceWords(pieces)}. That is too many for a pre-order, so this order will be put on hold.`;
export const SAVE_ORDER = 'Place the order';
export const EMPTY_FORM = 'Empty the form';
export const KEPT_TYPING = 'What you typed is kept on this phone until you place the order.';

export const TAKEN_BY_PHONE = 'Taken by phone';
export const STATUS_WORDS = {
  waiting: 'Not sent yet',
  sent: 'Sent. It will be in the list in a moment.',
  refused: 'The shop did not accept it.',
} as const;
export const FORM_IN_USE =
  'Another order is in the form. Place it or empty the form, then try again.';
export const phoneOrdersAsk = (count: number) =>
  count === 1
    ? 'The shop did not accept 1 order by phone: please look'
    : `The shop did not accept ${count} orders by phone: please look`;
