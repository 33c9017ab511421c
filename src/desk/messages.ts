// Texts of the desk.

import { goodsWords } from '#domain/order/desk/goods.ts';
import type { Queue } from '#domain/order/desk/order-queues.ts';
import type { OrderStatus, StepName } from '#domain/order/desk/order-steps.ts';
import type { MoneyBack } from '#domain/order/money-back.ts';
import type { OnHoldReason, PaymentMethod } from '#domain/order/order.ts';
import { formatPaise } from '#domain/shared/money.ts';

export const DESK = 'Desk';
export const TODAY_TITLE = 'Today';
export const ORDERS_TITLE = 'Orders';
export const TO_THE_SHOP = 'Shop';
export const OPENING = 'Opening the desk…';
export const SCREEN_FAILED = 'This screen did not open';
export const LOG_IN_FIRST = 'Log in to open the desk';
export const LOG_IN_WHY = 'The desk is for the people who run this shop.';
export const LOG_IN = 'Log in';
export const LOG_IN_AGAIN_DESK = 'Log in again, or nothing can be sent.';
export const NO_MERCHANT = 'This number does not open the desk';
export const noMerchantWhy = (phone: string) =>
  `You are logged in as ${phone}. Somebody who runs the shop can add this number at the desk: Shop settings, People. The first number is added by the person who set up the shop: npm run merchant -- add ${phone}`;
export const LOOK_AGAIN = 'Look again';
export const NOT_HERE_YET = 'The shop’s orders are not on this phone yet.';
export const NOT_HERE_YET_HOW = 'They come when there is a network.';
/** `moment`: when this phone last heard from the shop. */
export const OFFLINE_AS_OF = 'Offline, as of {moment}.';
/** `orders`: updates of orders; `others`: of products, stock, settings and messages. */
export function updatesWait(orders: number, others: number, isOffline: boolean): string {
  const [first, more] = orders > 0 ? [orders, others] : [others, 0];
  const updates = orders > 0 ? orderUpdates(first) : otherUpdates(first);
  const all = more > 0 ? `${updates} and ${more} more` : updates;
  if (!isOffline) return `${all} not sent yet.`;
  return first + more === 1 ? `${all} waits for network.` : `${all} wait for network.`;
}
const orderUpdates = (count: number) => (count === 1 ? '1 order update' : `${count} order updates`);
const otherUpdates = (count: number) => (count === 1 ? '1 update' : `${count} updates`);
export const asksWords = (count: number) =>
  count === 1 ? '1 order has changed: please look' : `${count} orders have changed: please look`;

export const QUEUE_NAMES: Readonly<Record<Queue, string>> = {
  hold: 'On hold',
  transfer: 'Bank payments to check',
  refund: 'Money to give back',
  pack: 'To pack',
  ship: 'To ship',
  way: 'On the way',
  cash: 'Cash not received yet',
  unpaid: 'Not paid yet',
  coming: 'Being checked',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
export const ALL_OPEN = 'All open';
export const NEW_ORDERS = 'New today';
export const LOW_STOCK = 'Sold out or nearly';
export const NO_LOW_STOCK = 'There is enough of every product.';
export const NOTHING_TO_DO = 'Nothing to do now.';
export const SALES_TITLE = 'Sales of the last 30 days';
export const salesSummary = (orders: number) =>
  orders === 1 ? '1 paid order' : `${orders} paid orders`;
export const toCollectSummary = (orders: number) => `cash to collect for ${orderCount(orders)}`;
export const toCollectWords = (sum: string) => `${sum} cash to collect`;
export const SALES_MEAN =
  'Each order is shown on the day when the shop accepted it. Cash on delivery is cash to collect until you have received it. Orders that are not paid, on hold or cancelled are not shown.';
export const piecesLeft = (quantity: number) => (quantity <= 0 ? 'sold out' : `${quantity} left`);

export const HOLD_REASONS: Readonly<Record<OnHoldReason, string>> = {
  price: 'It costs more now than the customer agreed to.',
  product: 'Something in it is no longer in the catalogue.',
  stock: 'There are not enough pieces in stock.',
  limit: 'This customer already has too many open orders.',
  quotation: 'Its quotation is too old, or is used up.',
  pincode: 'It goes to a pincode where you do not deliver, or that does not exist.',
  terms: 'It is below your minimum order, or to be paid in cash that you do not take for it.',
  'too-many-held': 'Cancelled automatically: this customer already had too many orders on hold.',
  invalid: 'Its total or a price in it is wrong. Look at its products before you accept it.',
};
export const HELD_BY_HAND = 'It was put on hold by hand.';

/** Shown in the list beside an order's number. */
export const MONEY_STATES: Readonly<Record<MoneyBack, string>> = {
  check: 'check your bank first',
  part: 'a part not given back yet',
  due: 'not given back yet',
  asked: 'on its way back',
  failed: 'giving back failed',
  done: 'given back',
};

export const SEARCH = 'Search by number, name, phone, pincode or product';
export const SHOW_MORE = 'Show more';
export function shownOf(count: number): string {
  if (count === 0) return 'No order here.';
  return orderCount(count);
}
export const orderCount = (count: number) => (count === 1 ? '1 order' : `${count} orders`);
export const WAITS = 'Not sent yet';
export const HAS_MOVED = 'Please look';

export const ORDER_TITLE = 'Order {number}';
export const NO_SUCH_ORDER = 'This order is not on this phone';
export const NO_SUCH_ORDER_WHY = 'It may be older than 60 days, or it has not come yet.';
export const BACK_TO_ORDERS = 'All orders';
export const ITEMS = 'Items';
export const DELIVER_TO = 'Deliver to';
export const PAYMENT = 'Payment';
export const COPY_ADDRESS = 'Copy address';
export const COPIED = 'Copied.';
export const COPY_YOURSELF = 'Copying did not work. Select the text and copy it.';
export const MAP = 'Map';
export const CALL = 'Call';
export const CALL_SECOND = 'Call the second phone';
export const CHAT = 'Chat';
export const PRINT_SLIP = 'Print packing slip';
export const SLIP_TITLE = 'Packing slip';
export const TOTAL = 'Total';
export const TRANSACTION_ID = 'Transaction id';
export const NO_TRANSACTION_ID = 'The customer has not told a transaction id yet.';
export const COMPARE_TRANSFER = 'Check your bank statement for it before you mark it as received.';
export const COURIER = 'Courier';
export const TRACKING_NUMBER = 'Tracking number';
export const PARCEL_HINT = 'The customer sees it. Leave it empty if there is none.';
export const PAYMENT_METHODS: Readonly<Record<PaymentMethod, string>> = {
  cod: 'Cash on delivery',
  NEFT: 'Bank transfer',
  online_payment: 'Online payment',
};
export const PAID = 'paid';
export const NOT_PAID = 'not paid';

export const STEP_BUTTONS: Readonly<Record<StepName, string>> = {
  release: 'Accept the order',
  amend: 'Save the change',
  readdress: 'Save the address',
  receive: 'Mark as received',
  pack: 'Mark as packed',
  sendFirst: 'Mark this parcel as sent',
  ship: 'Mark as shipped',
  deliver: 'Mark as delivered',
  cancel: 'Cancel the order',
  comeBack: 'Mark as returned',
  askRefund: 'Give the money back',
  giveBack: 'Mark as given back',
  givePart: 'Mark as given back',
  missTransfer: 'Mark as not received',
  collect: 'Mark cash as received',
  unpack: 'Mark as not packed',
  unsendFirst: 'Mark the first parcel as not sent',
  unship: 'Mark as not shipped',
  undeliver: 'Mark as not delivered',
  correct: 'Save the correction',
  askPaper: 'Issue the invoice now',
};
export const DELIVERED_WITH_CASH = 'Mark as delivered, cash received';
/** The past form of each step. */
export const STEP_DONE: Readonly<Record<StepName, string>> = {
  release: 'accepted',
  amend: 'changed',
  readdress: 'going to another address',
  receive: 'paid',
  pack: 'packed',
  sendFirst: 'sent in part',
  ship: 'shipped',
  deliver: 'delivered',
  cancel: 'cancelled',
  comeBack: 'returned',
  askRefund: 'being refunded',
  giveBack: 'given back',
  givePart: 'given back in part',
  missTransfer: 'not received',
  collect: 'paid',
  unpack: 'not packed',
  unsendFirst: 'not sent in part',
  unship: 'not shipped',
  undeliver: 'not delivered',
  correct: 'shipped with this courier and number',
  askPaper: 'waiting for its invoice',
};
export const CANCEL_TITLE = 'Cancel this order?';
export const cancelWords = (isPaid: boolean) =>
  isPaid
    ? 'Its pieces go back into stock, and the customer gets a message. It was paid: you find it then under “Money to give back”.'
    : 'Its pieces go back into stock, and the customer gets a message.';
export const KEEP_ORDER = 'Keep the order';

const DONE: Readonly<Partial<Record<StepName, string>>> = {
  amend: 'Pieces taken off',
  readdress: 'Address corrected',
  sendFirst: 'First parcel sent',
  unsendFirst: 'First parcel marked as not sent',
  askRefund: 'Refund asked for',
  correct: 'Courier and number corrected',
  askPaper: 'Invoice asked for',
};
/** What the merchant did with an order, as “Marked as packed”. */
export const stepDone = (does: StepName) => DONE[does] ?? `Marked as ${STEP_DONE[does]}`;
export const stepAsks = (does: StepName) =>
  `${stepDone(does)} by you, but the order had already changed. Your change was not made.`;
export const stepRefused = (does: StepName) =>
  `${stepDone(does)} by you, but the shop did not allow it.`;
export const stepGone = 'This order is no longer in the shop.';
export const YOU_SAW = 'You saw';
export const YOU_WANT = 'You want';
export const NOW_IT_IS = 'Now it is';
export const DO_IT_ALL_THE_SAME = 'Do it anyway';
export const LEAVE_IT = 'Leave it as it is';
export const TRY_AGAIN = 'Try again';
export const EDIT_AGAIN = 'Edit it again';
export const NOT_SAVED =
  'Not saved: this phone has no room, or its storage is busy. Please try again.';

const NO_MONEY = 'no money to give back';
const STANDS: Readonly<Record<string, string>> = {
  processing: 'being prepared',
  pending: 'on hold',
  shipped: 'on its way',
  delivered: 'delivered',
  cancel: 'cancelled',
};

const correctedTimes = (count: number) =>
  count === 0 ? 'not corrected' : count === 1 ? 'corrected once' : `corrected ${count} times`;

/** An order's status, in the words of a question about it. */
export function statusWords(
  seen: OrderStatus,
  moved: readonly (keyof OrderStatus)[],
  nameOf: (productId: string) => string,
): string {
  const { deliveryStatus, packed, status, address, money, goods } = seen;
  const { courier, trackingNumber, corrections, owedPaise, sentFirst } = seen;
  const isPrepared = deliveryStatus === 'processing' && packed;
  const words = [isPrepared ? STEP_DONE.pack : (STANDS[deliveryStatus] ?? deliveryStatus)];
  if (moved.includes('status')) words.push(status === 'success' ? PAID : NOT_PAID);
  if (moved.includes('money')) words.push(money ? MONEY_STATES[money as MoneyBack] : NO_MONEY);
  if (moved.includes('owedPaise')) words.push(`${formatPaise(owedPaise)} to give back`);
  if (moved.includes('address')) words.push(`to ${address}`);
  if (moved.includes('goods') && goods) words.push(`with ${goodsWords(goods, nameOf)}`);
  if (moved.includes('courier')) words.push(courier ? `with ${courier}` : 'without a courier');
  if (moved.includes('trackingNumber')) words.push(trackingNumber || 'without a tracking number');
  if (moved.includes('sentFirst')) words.push(sentFirst ? 'one parcel sent' : 'no parcel sent');
  if (moved.includes('corrections')) words.push(correctedTimes(corrections));
  return words.join(', ');
}
