// Texts for shoppers about paying: by bank transfer with its transaction id, by UPI, and online.
import type { OrderChangeOutcome } from '#domain/order/order-change-write.ts';
import { notSavedMessage } from '#forms/messages.ts';
import type { PaymentNews } from './payment-news.ts';

// The page of a bank transfer.
export const PAYMENTS = 'Payments';
export const PAYMENTS_DESCRIPTION = 'Pay your order by bank transfer.';
export const GETTING_ORDER = 'Loading your order';
export const ORDER_NUMBER = 'Order number';
export const AMOUNT = 'Amount';
export const DO_IT_LATER = 'Do it later';

// The shop's bank account.
export const TRANSFER_TO = 'Transfer to';
export const ACCOUNT_NAME = 'Account name';
export const ACCOUNT_NUMBER = 'Account number';
export const IFSC = 'IFSC';
export const BANK = 'Bank';
export const COPY = 'Copy';
export const copiedWords = (label: string) => `${label} copied.`;
export const COPY_IT_YOURSELF = 'It could not be copied. Please select it and copy it yourself.';

// By UPI.
export const PAY_BY_UPI = 'Pay by UPI';
export const UPI_MEANS = 'Scan this code with your UPI app. Amount and order number are filled in.';
/** Beside the link that opens the app. */
export const UPI_LINK_MEANS =
  'Or open the app on this phone. To guard against fraud, some UPI apps refuse links that name an amount. Nothing is lost then: scan the code from another phone, save it and open it in your UPI app, or pay to the UPI id below.';
export const SAVE_CODE = 'Save the code';
export const codeFile = (orderNo: string) => `UPI ${orderNo}.png`;
export const OPEN_UPI_APP = 'Open UPI app';
export const upiCode = (amount: string, orderNo: string) =>
  `UPI code to pay ${amount} for order ${orderNo}`;
export const UPI_ID = 'UPI id';
/** The note that the shop's bank shows with the payment. */
export const upiNote = (orderNo: string) => `Order ${orderNo}`;

// Nothing to transfer now.
export const NOT_PLACED_NEEDS_YOU =
  'Not placed yet: your order is still on this phone and needs your attention. Please do not transfer any money yet.';
export const SAVED_NOT_PLACED =
  'Saved on this phone – not placed yet. It will be sent automatically when you’re back online.';
export const BANK_DETAILS_LATER =
  'The bank details will appear here once the shop has accepted your order. Please do not transfer any money before that.';
export const BEING_CHECKED =
  'The shop is checking your order. The bank details will appear here once it is accepted. Please do not transfer any money before that.';
export const CANCELLED_NO_TRANSFER =
  'This order was cancelled. Please do not transfer any money for it.';
export const ON_HOLD_NO_TRANSFER =
  'This order cannot be paid by bank transfer right now. Please do not transfer any money until the shop has contacted you.';
export const NO_ACCOUNT_YET =
  'The shop’s bank details are not here yet. Please do not transfer any money, and contact us: we will tell you how to pay.';
export const SEE_ORDER = 'See your order';

// The transaction id.
export const YOUR_TRANSFER = 'Your transfer';
export const TRANSACTION_ID = 'Transaction Id';
export const TRANSACTION_ID_HINT = 'Your bank shows it after the transfer. It may be called UTR.';
export const SUBMIT = 'Submit';

const TOO_LATE =
  'Not saved: this order no longer accepts a transaction id. Please check it in My Orders.';

/** The words for any outcome but "saved". */
export function transactionProblem(outcome: OrderChangeOutcome): string {
  if (outcome.outcome === 'not-possible') return TOO_LATE;
  return notSavedMessage(outcome.outcome === 'not-saved' ? outcome.reason : 'broken', true);
}

// Paying online.
export const RETRY_PAYMENT = 'Retry payment';
export const ONLINE_NEEDS_CONNECTION = 'Online payment needs a connection.';

/** After a failed attempt; the buttons below have the same names as at the checkout. */
export const OTHER_WAYS = 'Or pay for this order another way:';
export const OTHER_WAYS_NEED_CONNECTION = 'Paying for this order another way needs a connection:';
export const OTHER_WAY_FAILED =
  'The way to pay was not changed. Please check your order and try again.';

/** How an attempt to pay ended. */
export const PAYMENT_NEWS_WORDS: Readonly<Record<PaymentNews, string>> = {
  confirming: 'Confirming your payment. Please do not pay again.',
  'confirming-again': 'Confirming your payment. Please do not pay again.',
  cancelled: 'You left the payment, and nothing was paid. You can still pay at any time.',
  failed: 'The payment did not go through, and nothing was paid. Please try again.',
  'not-begun': 'The payment could not be started, and nothing was paid. Please try again.',
  refused: 'The shop could not accept this payment, and nothing was paid. Please contact us.',
};

// The practice payment, in local builds only.
export const PRACTICE_PAYMENT = 'Practice payment';
export const practiceQuestion = (amount: string, orderNo: string) =>
  `No money moves on this computer. How should the payment of ${amount} for order ${orderNo} end?`;
export const PRACTICE_FAILED = 'That did not work. Please try again.';
export const PRACTICE_SUCCESS = 'Success';
export const PRACTICE_FAILURE = 'Failure';
export const PRACTICE_CANCEL = 'Cancel';
export const PRACTICE_LATE = 'Late webhook';
export const PRACTICE_DOUBLE = 'Double webhook';

export const KEPT_UNTIL = 'Your order is reserved for you until {day}.';
