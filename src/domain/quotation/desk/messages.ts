// Problems of the fields in the forms for a quotation and for an order by phone.
import { MAX_OFFERED_LINES } from '../offered-quotation.ts';

export const NO_PHONE = 'Write the phone number that the customer logs in with.';
export const BAD_PHONE =
  'This is no mobile number of India. The customer logs in with it, by a code that only a mobile can get.';
export const PHONE_UNREAD = 'The number could not be checked. Try again in a moment.';
export const NO_DAY = 'Choose until when the prices hold.';
export const DAY_OVER = 'This day is over. Choose today or a later one.';
export const DAY_FAR = 'Choose a day within the next year.';
export const NO_LINES = 'Add at least one product.';
export const tooManyLines = () =>
  `A quotation has at most ${MAX_OFFERED_LINES} products. Make a second one for the rest.`;
export const tooManyOrdered = (most: number) =>
  `An order by phone has at most ${most} products. Make a second one for the rest.`;
export const NO_QUANTITY = 'Write how many pieces.';
export const tooLong = (most: number) =>
  `This is longer than ${most} characters. Please shorten it.`;
