// Texts for orders on hold, amended lines, pre-ordered pieces, refunds, steps taken back, and cancelling.
import type { HeldProblem } from '#domain/order/desk/held-order.ts';
import type { StepName } from '#domain/order/desk/order-steps.ts';
import type { ReleaseTerms } from '#domain/order/release-terms.ts';
import type { CancelledBy } from '#domain/order/step-fields.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { STEP_DONE } from '../messages.ts';
import { pieceWords } from '../stock/messages.ts';
import type { WaitingStep } from './use-desk-orders.ts';

export const MONEY_TITLE = 'Money to give back';
export const MONEY_DONE_TITLE = 'Money given back';
export const MONEY_LATE_TITLE = 'If money still comes';

export const CHECK_FIRST =
  'The customer says that this was transferred. Look for it in your bank’s statement first.';
export const DUE_ONLINE = 'It was paid online, and the order is cancelled.';
export const DUE_ONLINE_HOW =
  'One tap is enough. Razorpay sends it to where it came from; the customer’s bank may take a week to show it.';
export const DUE_TRANSFER =
  'It came by bank transfer, and the order is cancelled. Send it back from your bank, then write the reference of that transfer here.';
export const ASKED_BY_YOU = 'You had it given back {moment}. Razorpay is asked within ten minutes.';
export const ASKED_BY_ITSELF =
  'It came twice, or for a cancelled order. It goes back automatically: there is nothing for you to do.';
export const FAILED =
  'Razorpay did not give it back. Look at your balance there, then ask again. Or send it from your bank, and write the reference of that transfer here: Razorpay is then asked no more.';
export const giveBackWords = (sum: string) => `Give ${sum} back`;
export const ASK_AGAIN = 'Ask Razorpay again';
export const GIVEN_BACK = 'Given back';
export const REFERENCE = 'Reference of your transfer (UTR)';
export const NO_REFERENCE = 'Write the reference: it stands beside the transfer at your bank.';
export const REFERENCE_HINT = 'The customer reads it, too.';
export const MONEY_CAME = 'The money came';
export const MONEY_MISSED = 'It did not come';
export const MONEY_CAME_LATE = 'The money came after all';
export const MONEY_CAME_LATE_WHY =
  'If a transfer for this order comes now, say so here. It is then money to give back, and its goods stay in stock.';
export const MISSED_ON = 'You looked for the transfer on {day}, and it had not come.';
export const DONE_ON = 'Given back on {day}, {way}.';
export const DONE_SOMETIME = 'Given back.';
export const WAYS = { online: 'by Razorpay', transfer: 'by bank transfer' } as const;
export const DONE_REFERENCE = 'Reference';

export const SAME_TRANSFER =
  'The same transfer is named for {orders}, too. Make sure that its sum pays for all of them.';
export const CHECK_BY =
  'Look for it by {day}. After that the order is cancelled, and its goods go back into stock.';

export const SENT = 'Sent';
export const TODAY = 'Today';
export const sentWords = (quantity: number, pricePaise: number) =>
  `${quantity} × ${formatPaise(pricePaise)} = ${formatPaise(quantity * pricePaise)}`;
export const todayWords = (pricePaise: number, pieces: number) =>
  `${formatPaise(pricePaise)} each, ${pieceWords(pieces)}`;
export const NOT_IN_SHOP = 'not in the shop';
export const sentAs = (name: string) => `Sent as “${name}”`;
export const HELD_PROBLEMS: Readonly<Record<HeldProblem, string>> = {
  gone: 'The shop does not have this product. Take it off below, or take the order as the customer saw it.',
  free: 'No price was sent for it.',
  dearer: 'It costs more today.',
  few: 'There are fewer pieces than that.',
};
export const QUOTED_PRICE = 'Price of a quotation.';
export const LINES_COME_TO = 'The lines come to';
export const SENT_TOTAL = 'Total that was sent';
export const DOES_NOT_ADD_UP =
  'The total is not what the lines come to. No app of this shop sends that.';
export const ADDS_UP_BUT =
  'Its lines add up. Something else in it is not as the shop’s app sends it: look at the address and the customer.';
export const openOfCustomer = (orders: number, pieces: number) =>
  `This customer has ${orders === 1 ? '1 other order' : `${orders} other orders`} open, with ${pieceWords(pieces)}.`;
export const HELD_AGAIN =
  'You took it, but by then it cost more, or there was less, than you had seen. It is on hold again.';

export const AT_WHICH_PRICES = 'At which prices?';
export const CHOICE_WORDS: Readonly<Record<ReleaseTerms['prices'], string>> = {
  today: 'Today’s prices',
  sent: 'As the customer saw them',
};
export const takeFor = (totalPaise: number) => `Take the order for ${formatPaise(totalPaise)}`;
export const CUSTOMER_IS_TOLD = 'If that is another sum than was sent, the customer is told.';
export const CANNOT_BE_TAKEN =
  'It cannot be taken as it is: something in it has no price. Take that off below, or cancel the order.';
export const TOO_FEW_TITLE = 'Take it with too few pieces?';
export const tooFewWords = (name: string, wanted: number, pieces: number) =>
  `${name}: ${wanted} wanted, ${pieces} there.`;
export const TOO_FEW_MEANS = 'What is missing will stand as owed in your stock until you add it.';
export const TAKE_ALL_THE_SAME = 'Take it all the same';
export const DO_NOT_TAKE = 'Do not take it yet';

export const TAKE_SOMETHING_OFF = 'Take something off';
export const AMEND_TITLE = 'What is left of this order';
export const AMEND_WHY =
  'Pieces can only become fewer, and so can the total. What you take off goes back into stock, and the customer is told.';
export const saveAmended = (totalPaise: number) => `Save, ${formatPaise(totalPaise)} in all`;
export const SAVE_AMENDED = 'Save';
export const DO_NOT_CHANGE = 'Leave it as it is';
export const TAKEN_OFF = 'Taken off';
export const wholeBack = (name: string) => `Put ${name} back`;
export const PUT_BACK = 'Put back';
export const tooMany = (most: number) =>
  `Write how many are left: at most ${most}, or 0 to take it off.`;
export const NOTHING_LEFT = 'Nothing would be left. Cancel the order instead.';
export const NOTHING_CHANGED = 'Lower the pieces of a line, or take one off.';
export const PAID_NOT_AMENDED =
  'It is paid, or may be paid at this moment, so nothing can be taken off any more. If something is missing, cancel it and give the money back, or send the rest and agree on it with the customer.';
export const AMENDING = 'The shop is taking off what you wanted off.';
export const AMEND_REFUSED =
  'Something was to be taken off this order, but it was packed, paid or changed first. Nothing was taken off.';

export const CORRECT_ADDRESS = 'Correct the address';
export const ADDRESS_CUSTOMER_TOLD = 'The customer is told that the shop corrected it.';

const ofAll = (pieces: number, of: number) =>
  pieces === of ? 'Pre-ordered' : `${pieces} of ${of} pieces are pre-ordered`;
/** `day`: null if none was promised. */
export const preorderedWords = (pieces: number, of: number, day: string | null) =>
  `${ofAll(pieces, of)}, ${day === null ? 'promised for no day' : `promised for about ${day}`}`;
export const fromStock = (pieces: number) => `${pieces} from stock`;

/** A button's second label if the customer will be notified at once. */
export const andTell = (label: string) => `${label}: tell the customer`;
export const NOT_YET = 'Not yet';

export const DELIVERED_CASH_WITH_COURIER = 'Delivered, cash with the courier';
export const DELIVERED_NOT_PAID = 'Delivered, not paid yet';
export const CASH_WITH = {
  courier: 'The courier still has the cash.',
  customer: 'The customer has not paid the cash yet.',
};

export const PRESSED_BY_MISTAKE = 'Pressed by mistake?';
export const CORRECT_PARCEL = 'Correct courier or number';
export const LEAVE_PARCEL = 'Leave as it was';

export const WITHDRAW = 'Withdraw it';
export const WITHDRAW_ALL = 'Withdraw all of it';
export const KEEP_WAITING = 'Keep it';
export function withdrawnWith(later: readonly WaitingStep[]): string {
  const all = later.map(({ step }) => STEP_DONE[step.does]).join(', ');
  return `What you pressed after it is withdrawn with it: ${all}.`;
}
export const stepGoes = (does: StepName) =>
  `You marked it as ${STEP_DONE[does]}. It is being sent, or may have arrived already. Once that is known, you can take it back.`;

export const WHY_CANCEL = 'Why';
export const WHY_CANCEL_HINT = 'The customer reads it.';
export const CHOOSE_REASON = 'Choose a reason';
export const CANCEL_REASONS = [
  'The customer asked for it.',
  'The customer cannot be reached.',
  'It is sold out.',
  'We cannot deliver to this address.',
  'The parcel came back.',
];
export const OTHER_REASON = 'Another reason';
export const REASON = 'Reason';
export const REASON_MISSING = 'Say why, so that the customer knows.';

/** Null if the order does not say who cancelled it. */
export function cancelledLine({
  cancelledBy,
  cancelReason,
}: {
  cancelledBy?: CancelledBy | undefined;
  cancelReason?: string | undefined;
}): string | null {
  if (!cancelledBy) return null;
  return [CANCELLED_BY[cancelledBy], cancelReason].filter(Boolean).join(' ');
}

const CANCELLED_BY: Readonly<Record<CancelledBy, string>> = {
  shopper: 'The customer cancelled it.',
  merchant: 'Cancelled at the desk.',
  shop: 'Cancelled automatically.',
};
