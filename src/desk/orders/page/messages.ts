// Texts of an order's page: words to the customer, private note, history, the customer's other orders, tax papers.
import type { WordsName } from '#domain/order/desk/customer-texts.ts';
import type { RecordedStep } from '#domain/order/order-record.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { orderCount } from '../../messages.ts';
import { pieceWords } from '../../stock/messages.ts';

export const eachWords = (paise: number) => `${formatPaise(paise)} each`;
export const PRINT_LABEL = 'Print the label';

export const SEND_FIRST = 'Send what is there now';
export const FIRST_TITLE = 'First parcel';
export const TO_FOLLOW = 'To follow';
export const FIRST_MEANS =
  'The order stays in your list to ship until the second parcel goes. The customer gets a message.';
export const firstCollects = (sum: string) => `The courier collects ${sum} for this parcel.`;
export const PRINT_SECOND_LABEL = 'Print the label of the second parcel';
export const PRINT_FIRST_LABEL = 'Print the label of the first parcel';
export const IN_FIRST = 'Sent in the first parcel';
export const partSentWords = (toFollow: number) =>
  `1 parcel sent · ${pieceWords(toFollow)} to follow`;
/** `cash`: what the second parcel collects; null for nothing. */
export const secondParcel = (toFollow: number, cash: string | null) =>
  `${pieceWords(toFollow)} to follow in a second parcel${cash ? `, which collects ${cash}` : ''}.`;
export const FIRST_SENT = 'First parcel sent, {day}.';
/** `parcel`: courier and number. */
export const FIRST_SENT_WITH = 'First parcel sent with {parcel}, {day}.';

export const WRITE_TO_CUSTOMER = 'Write to the customer';
export const WHICH_WORDS = 'About';
export const WORDS_NAMES: Readonly<Record<WordsName, string>> = {
  received: 'Order received',
  transfer: 'How to pay',
  packed: 'Packed',
  partSent: 'First parcel sent',
  shipped: 'Shipped',
  arriving: 'Comes today',
  delivered: 'Delivered',
  late: 'Pre-order is late',
  cancelled: 'Cancelled',
  refunded: 'Money given back',
};
export const LANGUAGE = 'Language';
export const WORDS = 'Message';
export const OPEN_CHAT = 'Open chat';
export const SMS = 'SMS';
export const COPY = 'Copy';
export const START_AGAIN = 'Start again from the ready text';
export const NO_MONEY_DETAILS =
  'Your UPI id and bank account are not in your shop settings, so the message does not say where to pay.';
export const CHANGE_WORDING = 'Change this text for all orders';
export const WORDING = 'Text for all orders';
export const wordingHint = (places: readonly string[]) =>
  `It is kept on this phone. Each order’s own values go where you write ${places
    .map((it) => `{${it}}`)
    .join(' ')}. A line whose value is not known is left out.`;
export const USE_WORDING = 'Use this text from now on';
export const OWN_WORDING_AWAY = 'Use the original text again';
export const LEAVE_WORDING = 'Leave it as it is';
export const NO_WORDING = 'Write a text.';
export const unknownPlacesWords = (places: readonly string[]) =>
  `There is no value for ${places.map((it) => `{${it}}`).join(', ')}. Correct it or remove it.`;

export const NOTE_TITLE = 'Private note';
export const NOTE = 'Note';
export const NOTE_HINT = 'Only people at the desk can read it, never the customer.';
export const SAVE_NOTE = 'Save the note';
export const LEAVE_NOTE = 'Undo what I typed';
export const NOTE_ASKS =
  'Somebody else changed this note before yours was sent. Which one is right?';
export const NOTE_REFUSED = 'The shop did not accept your note.';
export const notesAsk = (count: number) =>
  count === 1 ? '1 private note needs your answer' : `${count} private notes need your answer`;
export const KEEP_MINE = 'Use mine';
export const NO_NOTE = 'no note';
export const noteTooLong = (most: number) =>
  `This note has more than ${most} characters. Please shorten it.`;

export const HISTORY_TITLE = 'History';
export const NO_HISTORY = 'Nothing is recorded yet.';
export const RECORDED_STEPS: Readonly<Record<RecordedStep, string>> = {
  created: 'Ordered',
  accepted: 'Accepted',
  held: 'Put on hold',
  released: 'Accepted after being on hold',
  amended: 'Items removed',
  address: 'Address changed',
  transfer: 'Transaction id told',
  paid: 'Paid',
  missed: 'Bank payment not received',
  packed: 'Packed',
  unpacked: 'Marked as not packed',
  'first-parcel': 'First parcel sent',
  'first-parcel-back': 'Marked as no parcel sent',
  shipped: 'Shipped',
  unshipped: 'Marked as not shipped',
  parcel: 'Courier or number corrected',
  delivered: 'Delivered',
  undelivered: 'Marked as not delivered',
  cancelled: 'Cancelled',
  'came-back': 'Came back',
  'refund-asked': 'Money is being given back',
  'refund-failed': 'Giving money back failed',
  refunded: 'Money given back',
  'part-refunded': 'A part of the money given back',
  paper: 'Invoice issued',
  'paper-asked': 'Invoice asked for',
};
export const BY_YOU = 'you';
export const BY_CUSTOMER = 'the customer';
export const BY_SHOP = 'automatically';
export const BY_SOMEBODY = 'somebody at the desk';

export const OTHERS_TITLE = 'Other orders of this customer';
export const NO_OTHERS = 'There are no others on this phone.';
export const OTHERS_MEAN = 'On this phone: open orders, and those closed in the last 60 days.';
export function othersSummary(
  count: number,
  deliveredPaise: number,
  cancelled: number,
  cameBack: number,
): string {
  return [
    orderCount(count),
    deliveredPaise > 0 && `${formatPaise(deliveredPaise)} delivered`,
    cancelled > 0 && `${cancelled} cancelled`,
    cameBack > 0 && `${cameBack} came back`,
  ]
    .filter(Boolean)
    .join(', ');
}

export const PAPERS_TITLE = 'Invoice';
export const PAPER_LACKS =
  'No invoice was issued, because an HSN code or a GST rate is missing. Add it to these products, then issue the invoice:';
export const STATE_LACKS =
  'No invoice was issued, because the state of the address is not known. Correct the address, then issue the invoice.';
export const ISSUE_ASKED = 'You asked for the invoice on {moment}.';
export const RECEIPT_TITLE = 'Receipt';
export const MAKE_RECEIPT = 'Make the receipt';
export const receiptFile = (orderNo: string) => `receipt-${orderNo}.pdf`;
export const ofBusiness = (gstin: string) => `The customer’s GSTIN: ${gstin}`;
