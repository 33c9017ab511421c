// Texts for rows of the list, orders on hold, amended lines, pre-ordered pieces, refunds, steps taken back, and cancelling.
import type { DeskOrder } from '#domain/device/tables.ts';
import type { HeldProblem } from '#domain/order/desk/held-order.ts';
import type { StepName } from '#domain/order/desk/order-steps.ts';
import { reasonWords } from '#domain/order/reasons/messages.ts';
import type { ReleaseTerms } from '#domain/order/release-terms.ts';
import type { CancelledBy } from '#domain/order/step-fields.ts';
import { formatPaise, paiseFromRupees } from '#domain/shared/money.ts';
import { PAYMENT_METHODS, STEP_DONE, stepDone } from '../messages.ts';
import { pieceWords } from '../stock/messages.ts';
import type { WaitingStep } from './use-desk-orders.ts';

export const tickWords = (orderNo: string) => `Tick ${orderNo}`;
export const tickAllWords = (count: number) => (count === 1 ? 'Tick it' : `Tick all ${count}`);
/** Of a row on a wide screen, in their order. */
export const ORDER_COLUMNS = [
  ...['Number', 'Arrived', 'Receiver', 'Pincode', 'Pieces', 'Payment', 'Total', 'State'],
];
export function paymentWords(order: Pick<DeskOrder, 'paymentMethod' | 'status' | 'totalPaise'>) {
  if (order.status === 'success') return 'Paid';
  if (order.paymentMethod !== 'cod') return 'Not paid';
  return `${PAYMENT_METHODS.cod} ${formatPaise(order.totalPaise)}`;
}

export const MONEY_TITLE = 'Money to give back';
export const MONEY_DONE_TITLE = 'Money given back';
export const MONEY_LATE_TITLE = 'If money still comes';

export const CHECK_FIRST =
  'The customer says that the money was sent. Check your bank statement first.';
export const DUE_ONLINE = 'It was paid online, and the order is cancelled.';
export const DUE_ONLINE_HOW =
  'One tap is enough. Razorpay sends it to where it came from; the customer’s bank may take a week to show it.';
export const DUE_TRANSFER =
  'It came by bank transfer, and the order is cancelled. Send the money back from your bank, then write the UTR here.';
export const ASKED_BY_YOU =
  'You asked for it {moment}. Razorpay gets the request within ten minutes.';
export const ASKED_BY_ITSELF =
  'It came twice, or for a cancelled order. It goes back automatically. You need not do anything.';
export const ASKED_PART =
  'Something was taken off after it was paid online. Razorpay gives this part back automatically. You need not do anything.';
export const FAILED =
  'Razorpay did not give it back. Check your balance there, then ask again. Or, if Razorpay shows no refund, send the money from your bank and write the UTR here.';
export const DUE_PART =
  'Something was taken off after its transfer had come. Send this part back from your bank, then write the UTR here.';
export const DUE_CASH =
  'It was paid in cash, and the order is cancelled. Send the money back from your bank, then write the UTR here.';
export const WAYS = {
  online: 'by Razorpay',
  ...{ transfer: 'by bank transfer', instead: 'by bank transfer' },
} as const;
export const partBackWords = (sum: string, way: keyof typeof WAYS) =>
  `${sum} given back on {day}, ${WAYS[way]}. Reference: {reference}`;
export const giveBackWords = (sum: string) => `Give ${sum} back`;
export const ASK_AGAIN = 'Ask Razorpay again';
export const markGivenBack = (sum: string) => `Mark as given back: ${sum}`;
export const REFERENCE = 'Reference of your transfer (UTR)';
export const NO_REFERENCE = 'Write the UTR. Your bank shows it with the transfer.';
export const REFERENCE_HINT = 'The customer sees it too.';
export const MONEY_CAME = 'Mark as received';
export const MONEY_MISSED = 'Mark as not received';
export const MONEY_CAME_LATE = 'Mark as received late';
export const MONEY_CAME_LATE_WHY =
  'If money for this order comes now, press this. You then give the money back. The pieces stay in stock.';
export const MISSED_ON = 'On {day} you marked the transfer as not received.';
export const DONE_ON = 'Given back on {day}, {way}.';
export const DONE_SOMETIME = 'Given back.';
export const DONE_REFERENCE = 'Reference';

export const SAME_TRANSFER =
  'Other orders have the same transaction id: {orders}. Make sure that the money is enough for all.';
export const CHECK_BY =
  'Check it by {day}. After that the order is cancelled, and its pieces go back into stock.';

export const SENT = 'Customer saw';
export const TODAY = 'Today';
export const sentWords = (quantity: number, pricePaise: number) =>
  `${quantity} × ${formatPaise(pricePaise)} = ${formatPaise(quantity * pricePaise)}`;
export const todayWords = (pricePaise: number, pieces: number) =>
  `${formatPaise(pricePaise)} each, ${pieceWords(pieces)}`;
export const NOT_IN_SHOP = 'not in the shop';
export const sentAs = (name: string) => `The customer saw “${name}”`;
export const HELD_PROBLEMS: Readonly<Record<HeldProblem, string>> = {
  gone: 'This product is no longer in the shop. Take it off below, or accept the price that the customer saw.',
  free: 'It has no price.',
  dearer: 'It costs more today.',
  few: 'There are not enough pieces.',
};
export const QUOTED_PRICE = 'Price of a quotation.';
export const LINES_COME_TO = 'Products together';
export const SENT_TOTAL = 'Total in the order';
const NO_CHARGE = 'nothing';
/** Rupees; 0 for nothing. */
export function chargesToday(delivery: number, off: number): string {
  const costs = delivery ? formatPaise(paiseFromRupees(delivery)) : NO_CHARGE;
  const takes = off ? `${formatPaise(paiseFromRupees(off))} off` : 'nothing off';
  return `Today delivery costs ${costs}, and the coupon takes ${takes}.`;
}
export const DOES_NOT_ADD_UP = 'The total is wrong. This shop’s app never sends such an order.';
export const ADDS_UP_BUT =
  'The total is right, but something else is wrong. Look at the address and the customer.';
export const openOfCustomer = (orders: number, pieces: number) =>
  `This customer has ${orders === 1 ? '1 other order' : `${orders} other orders`} open, with ${pieceWords(pieces)}.`;
export const HELD_AGAIN =
  'You accepted it, but the price or the stock changed at the same time. It is on hold again.';

/** `prices`: which ones the total is made of; `otherPaise`: the total that the button beside it offers. */
export function acceptAt(
  totalPaise: number,
  prices: ReleaseTerms['prices'] = 'today',
  otherPaise = totalPaise,
): string {
  const accept = `Accept at ${formatPaise(totalPaise)}`;
  if (otherPaise === totalPaise) return accept;
  return `${accept} (${OTHER_PRICE[prices]}: ${formatPaise(otherPaise)})`;
}
const OTHER_PRICE = { today: 'the customer saw', sent: 'today’s price' } as const;
export const CUSTOMER_IS_TOLD = 'If the total changes, the customer gets a message.';
export const CANNOT_BE_TAKEN =
  'It cannot be accepted yet: a product in it has no price. Take that product off below, or cancel the order.';
export const TOO_FEW_TITLE = 'Accept it with too few pieces?';
export const tooFewWords = (name: string, wanted: number, pieces: number) =>
  `${name}: ${wanted} ordered, ${pieces} in stock.`;
export const TOO_FEW_MEANS = 'Your stock will show the missing pieces as owed until you add them.';
export const TAKE_ALL_THE_SAME = 'Accept it anyway';
export const DO_NOT_TAKE = 'Do not accept it yet';

export const TAKE_SOMETHING_OFF = 'Take something off';
export const AMEND_TITLE = 'What is left of this order';
export const AMEND_WHY =
  'You can only lower pieces here. What you take off goes back into stock, and the customer gets a message.';
/** `owedPaise`: what has to go back to the customer. */
export function saveAmended(totalPaise: number, owedPaise: number): string {
  const save = `Save, ${formatPaise(totalPaise)} in all`;
  return owedPaise > 0 ? `${save}, ${formatPaise(owedPaise)} to give back` : save;
}
export const AMEND_OWES = {
  NEFT: 'It is paid. What it costs less is then shown as money to give back: send it from your bank.',
  online_payment:
    'It is paid online. Razorpay gives back what it costs less, automatically. You need not do anything.',
} as const;
export const SAVE_AMENDED = 'Save';
export const DO_NOT_CHANGE = 'Leave it as it is';
export const TAKEN_OFF = 'Taken off';
export const wholeBack = (name: string) => `Put ${name} back`;
export const PUT_BACK = 'Put back';
export const tooMany = (most: number) =>
  `Write how many to keep: at most ${most}, or 0 to take it off.`;
export const NOTHING_LEFT = 'Nothing would be left. Cancel the order instead.';
export const NOTHING_CHANGED = 'Lower the pieces of a line, or take one off.';
export const PAID_NOT_AMENDED =
  'Money for it may be on its way, or it was paid in cash, so nothing can be taken off. If a bank payment came, mark it as received first. If something is missing, call the customer. You can send the rest, or cancel the order and give the money back.';
export const AMENDING = 'The pieces are being taken off.';
export const AMEND_REFUSED = 'Nothing was taken off: the order was packed, paid or changed first.';

export const CORRECT_ADDRESS = 'Correct the address';
export const ADDRESS_CUSTOMER_TOLD = 'The customer gets a message that you corrected it.';

const ofAll = (pieces: number, of: number) =>
  pieces === of ? 'Pre-ordered' : `${pieces} of ${of} pieces are pre-ordered`;
/** `day`: null if none was promised. */
export const preorderedWords = (pieces: number, of: number, day: string | null) =>
  `${ofAll(pieces, of)}, ${day === null ? 'no day promised' : `promised for about ${day}`}`;
export const fromStock = (pieces: number, areSent: boolean) =>
  areSent ? `${pieces} sent already` : `${pieces} from stock`;

/** A button's second label if the customer will be notified at once. */
export const andTell = (label: string) => `${label}: tell the customer`;
export const NOT_YET = 'Not yet';

export const DELIVERED_CASH_WITH_COURIER = 'Mark as delivered, courier has the cash';
export const DELIVERED_NOT_PAID = 'Mark as delivered, not paid';
export const CASH_WITH = {
  courier: 'The courier still has the cash.',
  customer: 'The customer has not paid the cash yet.',
};

export const PRESSED_BY_MISTAKE = 'Pressed by mistake?';
export const CORRECT_PARCEL = 'Correct courier or number';
export const LEAVE_PARCEL = 'Leave it as it is';

export const WITHDRAW = 'Undo';
export const WITHDRAW_ALL = 'Undo all';
export const KEEP_WAITING = 'Do not undo';
export function withdrawnWith(later: readonly WaitingStep[]): string {
  const all = later.map(({ step }) => STEP_DONE[step.does]).join(', ');
  return `This also undoes: ${all}.`;
}
export const stepGoes = (does: StepName) =>
  `${stepDone(does)} · being sent. You can correct it once it is sent.`;

export const WHY_CANCEL = 'Why';
export const WHY_CANCEL_HINT = 'The customer sees it.';
export const CHOOSE_REASON = 'Choose a reason';
export const OTHER_REASON = 'Another reason';
export const REASON = 'Reason';
export const IT_CAME_BACK = 'The parcel came back';
export const CAME_BACK_TITLE = 'The parcel came back';
export const BACK_WHY =
  'The order is then cancelled, and the customer gets a message. If it was paid, you find it under “Money to give back”.';
export const GOODS_BACK = 'Back into stock';
export const ALL_BACK = 'All of it';
export const allBackOf = (name: string) => `All of ${name} goes back into stock`;
export const NONE_BACK = 'None of it';
export const noneBackOf = (name: string) => `None of ${name} goes back into stock`;
export const NOTHING_BACK = 'Nothing goes back';
/** `goods`: such as '2 × Moringa powder'. */
export const backInStock = (goods: readonly string[]) =>
  goods.length > 0 ? `Back in stock: ${goods.join(', ')}.` : 'Nothing went back into stock.';
export const REASON_MISSING = 'Say why, so that the customer knows.';

/** Null if the order does not say who cancelled it. */
export function cancelledLine({
  cancelledBy,
  cancelReason,
  cameBackAt,
}: Pick<DeskOrder, 'cancelledBy' | 'cancelReason' | 'cameBackAt'>): string | null {
  if (!cancelledBy) return null;
  const what = cameBackAt ? 'It came back.' : CANCELLED_BY[cancelledBy];
  return cancelReason ? `${what} ${reasonWords(cancelReason)}` : what;
}

const CANCELLED_BY: Readonly<Record<CancelledBy, string>> = {
  shopper: 'The customer cancelled it.',
  merchant: 'Cancelled at the desk.',
  shop: 'Cancelled automatically.',
};
