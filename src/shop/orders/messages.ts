// Texts for shoppers about orders: the list, the page of one, and its unsent writes.
import type { OnHoldReason, Order } from '#domain/order/order.ts';
import { reasonWords } from '#domain/order/reasons/messages.ts';
import { PLACING_ORDER } from '#ui/messages.ts';
import { CHECKING_TRANSFER, NOT_PAID_YET } from '#ui/payment/messages.ts';
import type { StepName } from './order-steps.ts';

// The pages.
export const ORDER = 'Order';
export const ORDERS_DESCRIPTION = 'Your orders and their status.';
export const CHANGE_ADDRESS = 'Change Address';
export const CHANGE_ADDRESS_DESCRIPTION = 'Where this order will be delivered.';
export const LOOKING_FOR_ORDERS = 'Loading your orders';
export const LOOKING_FOR_ORDER = 'Loading the order';

// Nothing to show.
export const NO_ORDER = 'No order available...';
export const TO_PRODUCTS = 'Browse products';
export const ORDERS_NOT_ON_PHONE = 'Your orders are not on this phone yet.';
export const ORDER_NOT_ON_PHONE = 'This order is not on this phone yet.';
export const OPENS_BY_ITSELF =
  'The shop cannot be reached right now. This page will load automatically when you’re back online.';
export const LOG_IN_TO_SEE_ORDERS = 'Please log in again to see your orders.';
export const NO_SUCH_ORDER = 'Order not found';
export const NOT_YOUR_ORDER = 'This link does not lead to one of your orders.';

// In the list and on the page of one order.
export const AS_OF = 'As of {moment}';
export const ORDER_LIST = 'Orders';
export const OLDER_ORDER_LIST = 'Older orders';
export const OLDER_AS_OF = 'Older orders, as of {moment}';
export const orderNamed = (orderNo: string) => `Order ${orderNo}`;
export const moreProducts = (count: number) => `+${count} more`;
export const PAYMENT = 'Payment';
export const DELIVERY = 'Delivery';
export const ABOUT_ORDER = 'About this order';
export const ORDER_ID = 'Order id';
export const ORDER_DATE = 'Date';
export const PAYMENT_STATUS = 'Payment status';
export const DELIVERY_STATUS = 'Delivery status';
export const NO_DELIVERY_STATUS = 'Not placed yet';
export const TRANSACTION_ID = 'Transaction id';
export const REFUNDED = 'Refunded';
export const ADD_TRANSACTION_ID = 'Add Transaction Id';
export const GSTIN = 'GSTIN for the invoice';
export const SHIPPING_ADDRESS = 'Shipping address';
export const EDIT_ADDRESS = 'Edit Address';
export const ITEMS = 'Items';
export const REVIEW = 'Review';

// Changing the address.
export const ADDRESS_UPDATED = 'Address updated successfully';
export const ADDRESS_NOT_UPDATED = 'Error updating address';
export const addressTooLate = (deliveryStatus: string) =>
  `Error updating address: the delivery status of this order is ${deliveryStatus}, so its address can no longer be changed.`;
export const ADDRESS_PACKED =
  'Error updating address: the shop has already packed this order, so its address can no longer be changed.';
/** Beside the address, in place of the link to change it. */
export const ADDRESS_FIXED =
  'The shop has packed this order, so its address can no longer be changed.';
export const addressNotDelivered = (zipcode: string) =>
  `Error updating address: we do not deliver to ${zipcode} yet. This order still goes to the address it had.`;
/** `place`: the order's previous address. */
export const addressCameTooLate = (place: string) =>
  `Your new address came too late: the shop had already packed this order. It goes to ${place}.`;
export const BACK_TO_ORDER = 'Back to the order';

// An order being sent. Source: offline guarantees, the outbox.
export const NOT_PLACED_YET = {
  sending: PLACING_ORDER,
  waiting: 'Saved on this phone – not placed yet',
};
export const SAVED_GOES_BY_ITSELF =
  'Saved on this phone – not placed yet. It will be sent automatically when you’re back online.';

/** Why an order was not placed. */
export const NOT_PLACED = {
  refused: 'Not placed yet: the shop did not accept this order.',
  signedOut: 'Not placed yet: please log in again. It will then be sent automatically.',
  oldVersion: 'Not placed yet: this version of the shop cannot send it.',
  priceRise: 'Not placed yet: it costs more now.',
  productGone: 'Not placed yet: something you ordered is no longer available.',
  tooOld: 'Not placed yet: it has waited for more than a day.',
  changed: 'Not placed yet: something has changed.',
};

/** Texts for the status of a change. `behind`: shown instead while the order itself needs the shopper. */
export type ChangeWords = {
  saved: string;
  sending: string;
  behind: string | null;
  failed: string;
};

export const NEW_ADDRESS: ChangeWords = {
  saved:
    'Your new address is saved on this phone – not sent yet. It will be sent automatically when you’re back online.',
  sending: 'Sending your new address…',
  behind: 'Your new address is saved on this phone. It will be sent with your order.',
  failed: 'Error updating address. The shop has not received the new one.',
};

export const NEW_TRANSACTION_ID: ChangeWords = {
  saved:
    'Your transaction id is saved on this phone – not sent yet. It will be sent automatically when you’re back online.',
  sending: 'Sending your transaction id…',
  behind: 'Your transaction id is saved on this phone. It will be sent with your order.',
  failed: 'The shop has not received your transaction id.',
};

export const TAKEN_BACK: ChangeWords = {
  saved:
    'You asked to cancel this order. The shop will be told automatically when you’re back online.',
  sending: 'You asked to cancel this order. Telling the shop…',
  behind: null,
  failed: 'The shop has not cancelled this order.',
};

export const CANCELLED: ChangeWords = {
  saved:
    'You cancelled this order. The shop will be told automatically when you’re back online. If your order is already packed by then, it will still be delivered.',
  sending: 'Cancelling your order…',
  behind: null,
  failed: 'Your order was not cancelled. Most likely it is already packed.',
};

/** Why an order is on hold. */
export const ON_HOLD: Readonly<Record<OnHoldReason, string>> = {
  price:
    'Your order is on hold: a price has changed since you ordered. Nothing will be shipped until this is settled.',
  product:
    'Your order is on hold: something you ordered is no longer available. Nothing will be shipped until this is settled.',
  invalid:
    'Your order is on hold: something in it is not right. Nothing will be shipped until this is settled.',
  stock:
    'Your order is on hold: the shop does not have as many pieces as you ordered. Nothing will be shipped until this is settled.',
  limit:
    'Your order is on hold: you have ordered a lot that has not been delivered yet. Nothing will be shipped until this is settled.',
  quotation:
    'Your order is on hold: the quotation you ordered from has expired, or all of it has already been ordered. Nothing will be shipped until this is settled.',
  pincode:
    'Your order is on hold: we do not deliver to its pincode yet, or the pincode is wrong. Nothing will be shipped until this is settled.',
  terms:
    'Your order is on hold: the shop does not take an order of this size, or cash on delivery for it, at the moment. Nothing will be shipped until this is settled.',
  'too-many-held':
    'This order was cancelled: too many of your orders are on hold already. Nothing will be delivered. Please contact us about those first, then order again.',
};

export const PAID_CONFIRMING = 'Confirming your payment. Please do not pay again.';

// Changes by the shop.
export const CHANGED_BY_SHOP = 'The shop has changed this order.';
export const amendedLine = (name: string, from: number, to: number) =>
  to === 0 ? `${name}: taken off.` : `${name}: ${to} instead of ${from}.`;
export const amendedTotal = (total: string, before: string) =>
  `It now costs ${total} instead of ${before}.`;
export const ADDRESS_CORRECTED = 'The shop has corrected the address of this order.';

// An order's progress.
export const WHERE_IT_IS = 'Where your order is';
export const STEP_WORDS: Readonly<Record<StepName, string>> = {
  placed: 'Placed',
  money: NOT_PAID_YET,
  check: CHECKING_TRANSFER,
  accepted: 'Accepted',
  packed: 'Packed',
  firstParcel: 'First parcel sent',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
export const STEP_NOT_YET = 'not yet';
export const STEP_NOT_SENT = 'not sent yet';
/** Null if nobody recorded who cancelled it. */
export function cancelledWords({
  cancelledBy,
  cancelReason: stored,
  cameBackAt,
}: Pick<Order, 'cancelledBy' | 'cancelReason' | 'cameBackAt'>): string | null {
  if (!cancelledBy) return null;
  const cancelReason = stored && reasonWords(stored);
  if (cameBackAt) return ['It came back to the shop.', cancelReason].filter(Boolean).join(' ');
  if (cancelledBy === 'shopper') return 'You cancelled it.';
  return cancelReason ? `The shop cancelled it: ${cancelReason}` : 'The shop cancelled it.';
}
export const withCourier = (courier: string) => `With ${courier}`;
export const TRACKING_NUMBER = 'Tracking number';
export const payForParcel = (sum: string) => `You pay ${sum} of it in cash with this parcel.`;
/** `goods`: such as '2 × Moringa powder'. */
export const toFollow = (goods: readonly string[]) => `To follow: ${goods.join(', ')}`;

// Actions on an order.
export const WHAT_YOU_CAN_DO = 'What you can do';
export const BUY_AGAIN = 'Buy again';
export const SHARE_ORDER = 'Share';
export const ORDER_COPIED = 'Copied';
export const COPY_ORDER_YOURSELF = 'This order, to copy';
export const WRITE_ABOUT_ORDER = 'Write about this order';
export const ASK_IN_CHAT = 'Ask on WhatsApp';
export const questionAbout = (orderNo: string) =>
  `Hello, I have a question about my order ${orderNo}: `;
/** `lines`: such as 'Moringa powder × 2'. */
export const sharedOrder = (
  order: { orderNo: string; total: string; lines: readonly string[] },
  shop: string,
) => `Order ${order.orderNo} at ${shop}: ${order.lines.join(', ')}. Total ${order.total}.`;
export const sharedLine = (name: string, quantity: number) => `${name} × ${quantity}`;

// Cancelling.
export const CANCEL_ORDER = 'Cancel order';
export const CANCEL_QUESTION = 'Cancel this order?';
export const CANCEL_MEANS = 'Nothing will be delivered, and there is nothing to pay.';
export const CANCEL_MEANS_PAID =
  'Nothing will be delivered. What you paid will be refunded to you.';
export const CANCEL_UNSENT_MEANS = 'It is still on this phone, and will not be placed.';
export const YES_CANCEL = 'Yes, cancel it';
export const KEEP_ORDER = 'Keep order';
export const TOO_LATE_TO_CANCEL = 'This order can no longer be cancelled.';

// Buying it again.
export const GO_TO_CART = 'Go to Cart';
export const NOTHING_TO_BUY = 'Nothing in this order is available today.';
export const SHOP_NOT_ON_PHONE =
  'The shop’s products are not on this phone yet. Please try again in a moment.';
export const productsInCart = (count: number) =>
  count === 1 ? '1 product is in your cart.' : `${count} products are in your cart.`;
export const goneWords = (name: string) => `${name} is no longer available.`;
export const outOfStockWords = (name: string) => `${name} is out of stock.`;
export const preorderedWords = (name: string, note: string) => `${name}: ${note}.`;
export const otherPriceWords = (name: string, now: string, before: string) =>
  `${name} costs ${now} today; you paid ${before}.`;
export const BESIDE_QUOTED = 'Add at today’s prices?';
export const BESIDE_QUOTED_MEANS =
  'Your cart holds what was quoted to you. These products will be added at today’s prices. Your quoted prices stay as they are.';
export const ADD_THEM = 'Add them';
export const DO_NOT_ADD = 'Do not add them';
