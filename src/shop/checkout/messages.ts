// Texts for placing an order, for why one could not be placed, and for one that was. They say that the shop has an
// order only once that is proven. Pure.

import { mayTransfer } from '#domain/order/bank-transfer.ts';
import type { Order, PaymentMethod } from '#domain/order/order.ts';
import type { couponProblem } from '#domain/order/selling-terms.ts';
import { dayWords } from '#domain/shared/day-in-india.ts';
import { MAX_ORDER_LINES } from '#domain/shared/limits.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { needsYou, type WriteStatus } from '#engine/outbox/row-status.ts';
import { leastOrder } from '#ui/charges/messages.ts';
import { PLACING_ORDER } from '#ui/messages.ts';
import { CHECKING_TRANSFER, NOT_PAID_YET } from '#ui/payment/messages.ts';
import { refundWords } from '#ui/refund/messages.ts';
import type { PlaceProblem } from './place.ts';

// The page that places an order.
export const PLACE_ORDER = 'Place Order';
export const PLACE_ORDER_DESCRIPTION = 'What you are ordering, and where it will be delivered.';
export const DELIVER_TO = 'Deliver to';
export const SELECT_ADDRESS = 'Please select an address.';
export const PAYMENT = 'Payment';
export const SELECT_PAYMENT = 'Please select a payment method';
export const HOW_YOU_PAY = 'How you pay';
/** Button that accepts today's total. */
export const orderAt = (total: string) => `Order at ${total}`;

export const PAYMENT_HINTS: Readonly<Record<PaymentMethod, string>> = {
  online_payment: 'Pay now by card or UPI.',
  cod: 'Pay in cash when your order arrives.',
  NEFT: 'Pay to the shop’s own account after ordering, then tell us the transaction id.',
};
export const tooMuchForOnline = (rupees: number) =>
  `Online payment is not available for amount greater than ₹${rupees}`;
export const ONLINE_NEEDS_CONNECTION = 'Online payment needs a connection.';
/** `belowPaise`: the shop takes cash for less than that; null if it takes none. */
export const cashClosedWords = (belowPaise: number | null) =>
  belowPaise === null
    ? 'The shop does not take cash on delivery. Please choose another way to pay.'
    : `Cash on delivery is only for orders below ${formatPaise(belowPaise)}. Please choose another way to pay.`;

// The shop's code, where it has one.
export const HAVE_A_COUPON = 'Have a coupon?';
export const COUPON_CODE = 'Coupon code';
/** `offPaise`: what it takes off; null while it takes off nothing. */
export const couponHint = (offPaise: number | null) =>
  offPaise === null ? 'Optional.' : `It takes ${formatPaise(offPaise)} off.`;
/** Why a code takes nothing off. `fromPaise`: the sum of goods that it is for. */
export function couponProblemWords(
  problem: NonNullable<ReturnType<typeof couponProblem>>,
  fromPaise: number,
  goodsPaise: number,
): string {
  if (problem === 'unknown') {
    return 'The shop has no such code. Correct it, or leave it empty.';
  }
  if (problem === 'over') return 'This code has expired. Leave it empty to order without it.';
  return goodsPaise < fromPaise
    ? `This code is for orders from ${formatPaise(fromPaise)}: add ${formatPaise(fromPaise - goodsPaise)} more, or leave it empty.`
    : 'This code takes off more than your products cost. Add more, or leave it empty.';
}

// For a business, where the shop issues tax invoices.
export const FOR_A_BUSINESS = 'GST invoice for a business?';
export const BUYER_GSTIN = 'GSTIN of your business';
export const BUYER_GSTIN_HINT =
  'Optional. The invoice then names this GSTIN, with the name and address that we deliver to.';
export const NO_GSTIN =
  'This is not a GSTIN: 15 letters and digits, such as 27AAPFU0939F1ZV. Correct it, or leave it empty.';

// The confirmation.
export const YOUR_ORDER = 'Your order';
export const YOUR_ORDER_DESCRIPTION = 'Your order and its status.';
export const GETTING_ORDER = 'Loading your order';
export const LAST_CHANGE_WAITS = 'Your last change is saved on this phone – not sent yet.';
export const TRACK_ORDER = 'Track this order';
export const ORDER_NUMBER = 'Order number';
export const PAYMENT_MODE = 'Payment mode';
export const PAYMENT_STATUS = 'Payment status';
export const TRANSACTION_ID = 'Transaction id';
export const GSTIN = 'GSTIN for the invoice';
export const SHIPPING_ADDRESS = 'Shipping address';
export const WHAT_YOU_ORDERED = 'What you ordered';
export const ADD_TRANSACTION_ID = 'Add Transaction Id';

export type ConfirmationWords = {
  title: string;
  /** Tells the shopper what happens next. */
  next: string;
  tone: 'good' | 'plain' | 'careful';
  /** The link to where the shopper has to do something. */
  way: 'waiting' | 'contact' | 'bank-transfer' | null;
};

/** `isConfirming`: the payment was made, but the order does not say so yet. */
type Confirmation = { order: Order; placed: WriteStatus; isConfirming: boolean };

const RECEIVED = 'We received your order!';
const CANCELLED = 'Your order is cancelled';

export function confirmationWords({
  order,
  placed,
  isConfirming,
}: Confirmation): ConfirmationWords {
  if (needsYou(placed)) {
    const next = 'Your order is still on this phone and needs your attention.';
    return { title: 'Not placed yet', next, tone: 'careful', way: 'waiting' };
  }
  if (placed === 'sending') {
    const next = 'It is saved on this phone and is being sent to the shop.';
    return { title: PLACING_ORDER, next, tone: 'plain', way: null };
  }
  if (placed === 'waiting') {
    const title = 'Saved on this phone – not placed yet';
    const next =
      'It will be sent to the shop automatically as soon as there is a connection. You do not need to order again.';
    return { title, next, tone: 'plain', way: null };
  }
  if (order.deliveryStatus === 'cancel') {
    if (order.heldReason === 'too-many-held') {
      return { title: CANCELLED, next: TOO_MANY_HELD, tone: 'careful', way: 'contact' };
    }
    const refund = refundWords(order);
    const next = `This order was cancelled. Nothing will be delivered.${refund ? ` ${refund}` : ''}`;
    return { title: CANCELLED, next, tone: 'plain', way: null };
  }
  if (order.heldReason) {
    const title = 'Your order is on hold';
    return { title, next: heldWords(order.heldReason), tone: 'careful', way: 'contact' };
  }
  if (order.paymentMethod === 'online_payment') return onlineWords(order, isConfirming);
  return { title: RECEIVED, ...receivedWords(order) };
}

function onlineWords({ status }: Order, isConfirming: boolean): ConfirmationWords {
  if (status === 'success') {
    const next = 'It is paid. The shop is getting it ready for you.';
    return { title: RECEIVED, next, tone: 'good', way: null };
  }
  if (status === 'authorized' || isConfirming) {
    const next =
      'The bank is confirming your payment to the shop. You do not need to do anything; please do not pay again.';
    return { title: 'Confirming your payment', next, tone: 'good', way: null };
  }
  const next = 'The shop has your order and will ship it once it is paid.';
  return { title: NOT_PAID_YET, next, tone: 'careful', way: null };
}

const TOO_MANY_HELD =
  'It was not accepted, because too many of your orders are on hold already. Nothing will be delivered. Please contact us about those first, then order again.';

function heldWords(reason: NonNullable<Order['heldReason']>): string {
  return {
    price:
      'A price went up before your order reached the shop. Nothing will be shipped, and you do not have to pay, until the shop has contacted you.',
    product:
      'Something you ordered is no longer available. Nothing will be shipped, and you do not have to pay, until the shop has contacted you.',
    invalid:
      'Something in your order is not right. Nothing will be shipped, and you do not have to pay, until the shop has contacted you.',
    stock:
      'The shop does not have as many pieces as you ordered. Nothing will be shipped, and you do not have to pay, until the shop has contacted you.',
    limit:
      'You have ordered a lot that has not been delivered yet. Nothing will be shipped, and you do not have to pay, until the shop has contacted you.',
    quotation:
      'The quotation you ordered from has expired, or all of it has already been ordered. Nothing will be shipped, and you do not have to pay, until the shop has contacted you.',
    pincode:
      'The shop does not deliver to this pincode yet. Nothing will be shipped, and you do not have to pay, until the shop has contacted you.',
    terms:
      'The shop does not take an order of this size, or cash on delivery for it, at the moment. Nothing will be shipped, and you do not have to pay, until the shop has contacted you.',
    'too-many-held': TOO_MANY_HELD,
  }[reason];
}

const NOT_TO_TRANSFER_YET =
  'The shop is checking your order. The bank details will appear once it is accepted. Please do not transfer any money before that.';

function receivedWords(order: Order): Omit<ConfirmationWords, 'title'> {
  if (order.paymentMethod === 'NEFT' && !order.transactionId && order.status !== 'success') {
    if (!mayTransfer(order)) return { next: NOT_TO_TRANSFER_YET, tone: 'plain', way: null };
    const next = order.payBy
      ? `Please transfer the money by ${dayWords(order.payBy)} and tell us the transaction id. Your order will then be shipped.`
      : 'Please transfer the money and tell us the transaction id. Your order will then be shipped.';
    return { next, tone: 'good', way: 'bank-transfer' };
  }
  const next =
    order.paymentMethod === 'cod'
      ? `Please have ${formatPaise(order.totalPaise)} in cash ready when it arrives.`
      : order.status === 'success'
        ? 'The shop is getting it ready for you.'
        : `${CHECKING_TRANSFER}. Then your order will be shipped.`;
  return { next, tone: 'good', way: null };
}

/** Shown before the shopper orders, if this phone knows that the quotation has run out. */
export const QUOTATION_RAN_OUT =
  'The quotation with these prices has expired, or some of it has already been ordered. You can still order; the shop will check your order before it accepts it.';

/** Text for a problem, with placeholders for links: {orders}, {contact} and {login}. */
export function placeProblemWords(problem: PlaceProblem): string {
  switch (problem.kind) {
    case 'full':
      return 'Your order was not saved: this phone is full. Free up some space, then press Place Order again. Your cart has not changed.';
    case 'blocked':
      return 'Your order was not saved: the shop is open in another tab. Close that tab, then press Place Order again. Your cart has not changed.';
    case 'broken':
      return 'Your order was not saved: something went wrong on this phone. Please press Place Order again. Your cart has not changed.';
    case 'cart-changed':
      return 'Nothing was ordered here: your cart has changed, perhaps in another tab. This is what is in it now. Anything you ordered there is in {orders}.';
    case 'too-many':
      return `Nothing was ordered: an order can have at most ${MAX_ORDER_LINES} different products. Please remove some from the cart and order them separately.`;
    case 'no-answer':
      return 'The shop could not be reached, and nothing was paid. Please press Place Order again, or choose another way to pay, which also works without a connection.';
    case 'refused':
      return 'The shop did not accept this order, and nothing was paid. Please press Place Order again. If that does not help: {contact}';
    case 'signed-out':
      return 'Nothing has been ordered yet. Please log in again first: {login}';
    case 'not-delivered':
      return `Nothing was ordered: we do not deliver to ${problem.zipcode} yet. Choose another address, then press Place Order again. Your cart has not changed.`;
    case 'no-such-pincode':
      return `Nothing was ordered: there is no pincode ${problem.zipcode}. Correct it in the address or choose another address, then press Place Order again. Your cart has not changed.`;
    case 'too-little':
      return `Nothing was ordered. ${leastOrder(formatPaise(problem.minimumPaise), formatPaise(problem.missingPaise))} Your cart has not changed.`;
    case 'changed':
      return changedWords(problem);
  }
}

function changedWords({ reason, today }: Extract<PlaceProblem, { kind: 'changed' }>): string {
  if (!today) return 'Nothing was ordered: what you chose is no longer available.';
  if (reason === 'terms') {
    return 'Nothing has been ordered yet: what delivery costs, or what your coupon takes off, has just changed.';
  }
  return reason === 'product-gone'
    ? 'Nothing has been ordered yet: something you chose is no longer available.'
    : 'Nothing has been ordered yet: a price has gone up.';
}
