// What shoppers read on the way to an order, when it could not be placed, and of one that was: that the shop has it is said only after
// proof. Pure.

import { MAX_ORDER_LINES } from '#core/model/limits.ts';
import { REFUND_WORDS } from '#core/model/messages.ts';
import { mayTransfer } from '#core/model/order/bank-transfer.ts';
import type { Order, PaymentMethod } from '#core/model/order/order.ts';
import type { OrderProgress } from '#page-sync/use-order.ts';
import type { PlaceProblem } from './place.ts';

// The page where an order is placed.
export const PLACE_ORDER = 'Place Order';
export const PLACE_ORDER_DESCRIPTION = 'What you order, and where it is delivered.';
export const DELIVER_TO = 'Deliver to';
export const SELECT_ADDRESS = 'Please select an address.';
export const PAYMENT = 'Payment';
export const SELECT_PAYMENT = 'Please select a payment method';
export const HOW_YOU_PAY = 'How you pay';
/** To order at the price of today. */
export const orderAt = (total: string) => `Order at ${total}`;

export const PAYMENT_HINTS: Readonly<Record<PaymentMethod, string>> = {
  online_payment: 'By card or UPI, right now.',
  cod: 'You pay in cash when it arrives.',
  NEFT: 'You transfer the money to the shop’s bank account and tell us the transaction id.',
};
export const tooMuchForOnline = (rupees: number) =>
  `Online payment is not available for amount greater than ₹${rupees}`;
export const ONLINE_NEEDS_CONNECTION = 'Online payment needs a connection.';

// The confirmation.
export const YOUR_ORDER = 'Your order';
export const YOUR_ORDER_DESCRIPTION = 'What became of your order.';
export const GETTING_ORDER = 'Getting your order';
export const LAST_CHANGE_WAITS = 'Your last change of it is saved on this phone – not sent yet.';
export const ORDER_NUMBER = 'Order number';
export const PAYMENT_MODE = 'Payment mode';
export const PAYMENT_STATUS = 'Payment status';
export const TRANSACTION_ID = 'Transaction id';
export const SHIPPING_ADDRESS = 'Shipping address';
export const phoneLine = (phone: string) => `Phone: ${phone}`;
export const WHAT_YOU_ORDERED = 'What you ordered';
export const SEE_WHY = 'See why, and what to do';
export const ADD_TRANSACTION_ID = 'Add Transaction Id';

export type ConfirmationWords = {
  title: string;
  /** What happens next. */
  next: string;
  tone: 'good' | 'plain' | 'careful';
  /** Where the shopper has to do something: what it is called. */
  way: 'waiting' | 'contact' | 'bank-transfer' | null;
};

/** `isConfirming`: the payment was made, and the order does not say so yet. */
type Standing = { order: Order; placed: OrderProgress; isConfirming: boolean };

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });

const RECEIVED = 'We received your order!';

/** The words for an order. */
export function confirmationWords({ order, placed, isConfirming }: Standing): ConfirmationWords {
  if (placed === 'needs-you') {
    const next = 'Your order is still on this phone and needs you.';
    return { title: 'Not placed yet', next, tone: 'careful', way: 'waiting' };
  }
  if (placed !== 'sent') {
    const title = 'Saved on this phone – not placed yet';
    const next =
      placed === 'sending'
        ? 'Sending it to the shop…'
        : 'It goes to the shop by itself as soon as there is a connection. You do not have to order again.';
    return { title, next, tone: 'plain', way: null };
  }
  if (order.deliveryStatus === 'cancel') {
    const refund = order.refund ? ` ${REFUND_WORDS[order.refund]}` : '';
    const next = `This order was cancelled. Nothing is delivered.${refund}`;
    return { title: 'Your order is cancelled', next, tone: 'plain', way: null };
  }
  if (order.heldReason) {
    const title = 'The shop is looking at your order';
    return { title, next: heldWords(order.heldReason), tone: 'careful', way: 'contact' };
  }
  if (order.paymentMethod === 'online_payment') return onlineWords(order, isConfirming);
  return { title: RECEIVED, ...receivedWords(order) };
}

function onlineWords({ status }: Order, isConfirming: boolean): ConfirmationWords {
  if (status === 'success') {
    const next = 'It is paid. The shop gets it ready for you.';
    return { title: RECEIVED, next, tone: 'good', way: null };
  }
  if (status === 'authorized' || isConfirming) {
    const next = 'You do not have to do anything, and not to pay again: the bank tells the shop.';
    return { title: 'Paid, confirming', next, tone: 'good', way: null };
  }
  const next = 'Your order is kept. It is sent as soon as it is paid.';
  return { title: 'Not paid yet', next, tone: 'careful', way: null };
}

function heldWords(reason: NonNullable<Order['heldReason']>): string {
  return {
    price:
      'A price went up before your order arrived. It is not sent, and you do not have to pay, before the shop has talked to you.',
    product:
      'Something that you ordered is no longer there. It is not sent, and you do not have to pay, before the shop has talked to you.',
    invalid:
      'Something about your order is not as it should be. It is not sent, and you do not have to pay, before the shop has talked to you.',
    stock:
      'There are not as many pieces as you ordered. It is not sent, and you do not have to pay, before the shop has talked to you.',
    limit:
      'You have ordered a lot that is not delivered yet. It is not sent, and you do not have to pay, before the shop has talked to you.',
    quotation:
      'The quotation that you ordered from is over, or all of it is ordered already. It is not sent, and you do not have to pay, before the shop has talked to you.',
  }[reason];
}

const NOT_TO_TRANSFER_YET =
  'The shop is checking your order. The bank details come once it is accepted. Please do not transfer any money before.';

function receivedWords(order: Order): Omit<ConfirmationWords, 'title'> {
  if (order.paymentMethod === 'NEFT' && !order.transactionId) {
    if (!mayTransfer(order)) return { next: NOT_TO_TRANSFER_YET, tone: 'plain', way: null };
    const next = order.payBy
      ? `Please transfer the money by ${day.format(order.payBy)} and tell us the transaction id; then it is sent.`
      : 'Please transfer the money and tell us the transaction id; then it is sent.';
    return { next, tone: 'good', way: 'bank-transfer' };
  }
  const next =
    order.paymentMethod === 'cod'
      ? 'Please have the money ready in cash when it arrives.'
      : 'The shop gets it ready for you.';
  return { next, tone: 'good', way: null };
}

/** Said before the press, where this phone knows it. */
export const QUOTATION_RAN_OUT =
  'The quotation with these prices is over, or some of it is ordered already. You can order all the same; the shop will look at your order before it takes it.';

/** The words for a problem, with places for links: {orders}, {contact} and {login}. */
export function placeProblemWords(problem: PlaceProblem): string {
  switch (problem.kind) {
    case 'full':
      return 'Your order was not saved: this phone is full. Make some room, then press Place Order again; your cart is as it was.';
    case 'blocked':
      return 'Your order was not saved: the shop is open in another tab that has to be closed first. Close it, then press Place Order again; your cart is as it was.';
    case 'broken':
      return 'Your order was not saved. Please press Place Order again; your cart is as it was.';
    case 'cart-changed':
      return 'Nothing was ordered here: your cart has changed, perhaps in another tab. This is what is in it now. What you ordered there is in: {orders}';
    case 'too-many':
      return `One order holds at most ${MAX_ORDER_LINES} different products. Please take some out of the cart and order them separately.`;
    case 'no-answer':
      return 'The shop could not be reached, and nothing was paid. Please press Place Order again, or choose another way to pay: that works without a connection, too.';
    case 'refused':
      return 'The shop did not accept this order, and nothing was paid. Please press Place Order again, or contact us. {contact}';
    case 'signed-out':
      return 'Nothing was ordered yet: please log in again first. {login}';
    case 'not-delivered':
      return `Nothing was ordered: we do not deliver to ${problem.zipcode} yet. Choose another address and press Place Order again; your cart is as it was.`;
    case 'changed':
      return changedWords(problem);
  }
}

function changedWords({ reason, today }: Extract<PlaceProblem, { kind: 'changed' }>): string {
  if (!today) return 'Nothing was ordered: what you chose is no longer there.';
  return reason === 'product-gone'
    ? 'Nothing was ordered yet: something that you chose is no longer there.'
    : 'Nothing was ordered yet: a price has gone up.';
}
