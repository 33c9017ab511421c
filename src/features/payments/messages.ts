// What a shopper reads of paying: by bank transfer, with its transaction id, and online.
import type { OrderChangeOutcome } from '#core/sync/writes/order-change.ts';
import { notSavedMessage } from '#forms/messages.ts';
import type { PaymentNews } from './payment-news.ts';

// The page of a bank transfer.
export const PAYMENTS = 'Payments';
export const PAYMENTS_DESCRIPTION = 'Pay your order by bank transfer.';
export const BANK_TRANSFER = 'Bank Transfer (NEFT)';
export const GETTING_ORDER = 'Getting your order';
export const ORDER_NUMBER = 'Order number';
export const AMOUNT = 'Amount';
export const DO_IT_LATER = 'Do it later';

// Where the money goes.
export const TRANSFER_TO = 'Transfer to';
export const ACCOUNT_NAME = 'Account name';
export const ACCOUNT_NUMBER = 'Account number';
export const IFSC = 'IFSC';
export const BANK = 'Bank';
export const COPY = 'Copy';
export const copiedWords = (label: string) => `${label} copied.`;
export const COPY_IT_YOURSELF = 'Please select it and copy it yourself.';

// Nothing to transfer now.
export const NOT_PLACED_NEEDS_YOU =
  'Not placed yet: your order is still on this phone and needs you. Please do not transfer any money before.';
export const SEE_WHY = 'See why, and what to do';
export const SAVED_NOT_PLACED = 'Saved on this phone – not placed yet.';
export const BANK_DETAILS_LATER =
  'The bank details are shown here once the shop has accepted your order, so that you never pay for one that did not arrive. It goes by itself when you’re back online.';
export const BEING_CHECKED =
  'The shop is checking your order. The bank details are shown here once it is accepted. Please do not transfer any money before.';
export const CANCELLED_NO_TRANSFER =
  'This order was cancelled. Please do not transfer any money for it.';
export const ON_HOLD_NO_TRANSFER =
  'The shop is looking at your order. Please do not transfer any money before it has talked to you.';
export const SEE_ORDER = 'See your order';

// The transaction id.
export const YOUR_TRANSFER = 'Your transfer';
export const TRANSACTION_ID = 'Transaction Id';
export const TRANSACTION_ID_HINT = 'Your bank shows it after the transfer; it may be called UTR.';
export const SUBMIT = 'Submit';

const TOO_LATE =
  'This order does not take a transaction id any more. Please look at it in My Orders.';

/** The words for an outcome that is not "saved". */
export function transactionProblem(outcome: OrderChangeOutcome): string {
  if (outcome.outcome === 'not-possible') return TOO_LATE;
  return notSavedMessage(outcome.outcome === 'not-saved' ? outcome.reason : 'broken', true);
}

// Paying online.
export const PAY_AGAIN = 'Pay again';
export const ONLINE_NEEDS_CONNECTION = 'Online payment needs a connection.';

/** After an attempt that came to nothing; the buttons below are named as at the checkout. */
export const OTHER_WAYS = 'Or pay for this order another way:';
export const OTHER_WAY_FAILED =
  'The shop could not change how you pay. Please look at your order, and try it again.';

/** How an attempt to pay ended. */
export const PAYMENT_NEWS_WORDS: Readonly<Record<PaymentNews, string>> = {
  confirming: 'Paid, confirming',
  'confirming-again': 'Paid, confirming',
  cancelled: 'You left the payment, and nothing was paid. You can pay at any time.',
  failed: 'The payment did not succeed, and nothing was paid. Please try it again.',
  'not-begun': 'The payment could not be started, and nothing was paid. Please try it again.',
  refused: 'The shop could not take this payment, and nothing was paid. Please contact us.',
};

// The practice payment, on one's own computer only.
export const PRACTICE_PAYMENT = 'Practice payment';
export const practiceQuestion = (amount: string, orderNo: string) =>
  `No money moves on this computer. How shall the payment of ${amount} for order ${orderNo} end?`;
export const PRACTICE_FAILED = 'That did not work. Please try it again.';
export const PRACTICE_SUCCESS = 'Success';
export const PRACTICE_FAILURE = 'Failure';
export const PRACTICE_CANCEL = 'Cancel';
export const PRACTICE_LATE = 'Late webhook';
export const PRACTICE_DOUBLE = 'Double webhook';

export const KEPT_UNTIL = 'Your goods are kept for you until {day}.';
