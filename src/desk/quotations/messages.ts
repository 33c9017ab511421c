// Texts for quotations.
import type { IndianScript } from '#domain/print/indian-scripts.ts';
import { noFont } from '../print/messages.ts';

/** A quotation's status; if several apply, the most urgent. */
export type QuotationStatus =
  | 'refused'
  | 'waiting'
  | 'withdrawn'
  | 'over'
  | 'delivered'
  | 'undelivered';

export const QUOTATIONS_TITLE = 'Quotations';
export const NEW_QUOTATION = 'New quotation';
export const ALL_QUOTATIONS = 'All quotations';
export const SEARCH_QUOTATIONS = 'Search by number, name, phone or product';
export const NO_QUOTATIONS = 'No quotation yet.';
export const NO_QUOTATION_FOUND = 'No quotation here.';
export const quotationCount = (count: number) =>
  count === 1 ? '1 quotation' : `${count} quotations`;
export const quotationsAsk = (count: number) =>
  count === 1
    ? 'The shop did not accept 1 quotation: please look'
    : `The shop did not accept ${count} quotations: please look`;
export const NO_SUCH_QUOTATION = 'This quotation is not on this phone';
export const NO_SUCH_QUOTATION_WHY = 'It may be older than the newest 100, or not have come yet.';

export const STATUS_WORDS: Readonly<Record<QuotationStatus, string>> = {
  waiting: 'Not sent yet',
  refused: 'Not accepted by the shop',
  withdrawn: 'Withdrawn',
  over: 'No longer valid',
  delivered: 'With the customer',
  undelivered: 'Waits for the customer’s first log-in',
};
export const STATUS_WHY: Readonly<Record<QuotationStatus, string>> = {
  waiting: 'It is sent when there is a network.',
  refused: 'The shop did not accept it. Nothing of it is lost.',
  withdrawn: 'Its prices are no longer valid.',
  over: 'Its prices are no longer valid.',
  delivered: 'The customer finds it under My Quotations and can order at these prices.',
  undelivered:
    'Nobody has logged in with this number yet. Whoever does finds it under My Quotations. Share the PDF meanwhile.',
};

export const PHONE = 'Customer’s phone number';
export const PHONE_HINT = 'The one that they log in with: 10 digits, India.';
export const CUSTOMER = 'Customer’s name';
export const VALID_UNTIL_FIELD = 'Valid until';
export const NOTE_FIELD = 'Note';
export const NOTE_HINT =
  'It stands on the PDF. English, Hindi and most other languages of India can be printed.';
export const LINES = 'Products';
export const ADD_PRODUCT_FIELD = 'Add a product';
export const ADD_PRODUCT_HINT = 'Search by name, then tap it.';
export const NONE_WITH_NAME = 'No product with this name.';
export const moreFound = (count: number) => `${count} more: write more of the name.`;
export const eachFor = (price: string) => `${price} each`;
export const TAKE_OFF = 'Take off';
export const takeOff = (name: string) => `Take off ${name}`;
export const TOTAL = 'Total';
export const SAVE_QUOTATION = 'Save and send';
export const SAVING = 'Making the PDF…';
export const EMPTY_FORM = 'Empty the form';
export const KEPT_TYPING = 'Kept on this phone until you save it.';
export const NO_PDF =
  'The PDF could not be made, so nothing was saved. What you typed stays here; please try again.';
export const noFontToSave = (scripts: readonly IndianScript[]) =>
  `${noFont(scripts)}, so nothing was saved. What you typed stays here: save it when there is a network.`;
export const notPrinted = (characters: readonly string[]) =>
  `The PDF cannot print ${characters.join(' ')}. A question mark would stand in their place. Change it, or press “${SAVE_QUOTATION}” once more to leave it so.`;

export const quotationTitle = (number: string) => `Quotation ${number}`;
export const NO_NAME = 'No name';
export const eachAt = (pieces: number, price: string) => `${pieces} × ${price}`;
export const shareTitle = (number: string, shop: string) => `Quotation ${number} of ${shop}`;
export const fileName = (number: string) => `quotation-${number}.pdf`;

export const WITHDRAW = 'Withdraw it';
export const WITHDRAW_TITLE = 'Withdraw this quotation?';
export const WITHDRAW_WHY =
  'Its prices end at once. What was ordered already stays ordered, and the customer still sees that it was valid until today.';
export const KEEP_IT = 'Keep it';
export const FORM_IN_USE = 'There is another quotation in the form. Save or empty that one first.';
