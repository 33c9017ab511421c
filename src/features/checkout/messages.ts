// What shoppers read when an order could not be placed, and of one that was: that the shop has it is said only after proof. Pure.

import { MAX_ORDER_LINES } from '#core/model/limits.ts';
import type { Order } from '#core/model/order.ts';
import { REFUND_WORDS } from '#core/model/order-words.ts';
import type { OrderProgress } from '#page-sync/use-order.ts';
import type { PlaceProblem } from './place.ts';

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
  const why = {
    price: 'A price went up before your order arrived.',
    product: 'Something that you ordered is no longer there.',
    invalid: 'Something about your order is not as it should be.',
    stock: 'There are not as many pieces as you ordered.',
    limit: 'You have ordered a lot that is not delivered yet.',
    quotation: 'The quotation that you ordered from is over, or all of it is ordered already.',
  }[reason];
  return `${why} It is not sent, and you do not have to pay, before the shop has talked to you.`;
}

function receivedWords(order: Order): Omit<ConfirmationWords, 'title'> {
  if (order.paymentMethod === 'NEFT' && !order.transactionId) {
    const by = order.payBy ? ` by ${day.format(order.payBy)}` : '';
    const next = `Please transfer the money${by} and tell us the transaction id; then it is sent.`;
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

/** The words for a problem. */
export function placeProblemWords(problem: PlaceProblem): string {
  switch (problem.kind) {
    case 'full':
      return 'Your order was not saved: this phone is full. Make some room, then press Place Order again; your cart is as it was.';
    case 'blocked':
      return 'Your order was not saved: the shop is open in another tab that has to be closed first. Close it, then press Place Order again; your cart is as it was.';
    case 'broken':
      return 'Your order was not saved. Please press Place Order again; your cart is as it was.';
    case 'cart-changed':
      return 'Nothing was ordered here: your cart has changed, perhaps in another tab. This is what is in it now. What you ordered there is in:';
    case 'too-many':
      return `One order holds at most ${MAX_ORDER_LINES} different products. Please take some out of the cart and order them separately.`;
    case 'no-answer':
      return 'The shop could not be reached, and nothing was paid. Please press Place Order again, or choose another way to pay: that works without a connection, too.';
    case 'refused':
      return 'The shop did not accept this order, and nothing was paid. Please press Place Order again, or contact us.';
    case 'signed-out':
      return 'Nothing was ordered yet: please log in again first.';
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
