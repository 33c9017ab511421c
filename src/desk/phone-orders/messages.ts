// Texts for orders by phone.
import { pieceWords } from '../stock/messages.ts';

export const NEW_PHONE_ORDER = 'New order by phone';
export const PHONE = 'Customer’s phone number';
export const PHONE_HINT =
  'The order goes into the account of this number. Whoever has none yet finds it at the first log-in.';
export const NEW_NUMBER = 'No order from this number on this phone yet.';
export const lastOrderWasFor = (name: string) => `The last order from this number was for ${name}.`;
export const otherNameBefore = (before: string, typed: string) =>
  `The last order from this number was for ${before}, not for ${typed}. Make sure that the number is right.`;
export const isNumberRight = (phone: string) => `Is ${phone} right?`;
export const READ_IT_BACK =
  'Read it to the customer. Name and address go into the account of this number.';
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
  'At the prices of today. For other prices make a quotation: the customer orders from it.';
/** For pieces beyond the stock; `note`: the text that the customer will read. */
export const soldOutBut = (pieces: number, note: string) =>
  `In stock: ${pieceWords(pieces)}. ${note}.`;
export const soldOutHeld = (pieces: number) =>
  `In stock: ${pieceWords(pieces)}. The shop takes no pre-orders for that many, so this order will be put on hold.`;
export const SAVE_ORDER = 'Place the order';
export const EMPTY_FORM = 'Empty the form';
export const KEPT_TYPING = 'What you typed is kept on this phone until you place the order.';

export const TAKEN_BY_PHONE = 'Taken by phone';
export const STATUS_WORDS = {
  waiting: 'Not sent yet. It goes as soon as the shop can be reached.',
  sent: 'Sent. It is among the orders in a moment.',
  refused: 'The shop did not take it.',
} as const;
export const FORM_IN_USE =
  'Another order is in the form already. Place it or empty the form, then try again.';
export const phoneOrdersWait = (count: number) =>
  count === 1 ? '1 order by phone is not sent yet' : `${count} orders by phone are not sent yet`;
export const phoneOrdersAsk = (count: number) =>
  count === 1
    ? '1 order by phone was not taken by the shop: please look'
    : `${count} orders by phone were not taken by the shop: please look`;
