// Texts of the desk.

import type { Queue } from '#domain/order/desk/order-queues.ts';
import { goodsWords, type OrderStatus, type StepName } from '#domain/order/desk/order-steps.ts';
import type { MoneyBack } from '#domain/order/money-back.ts';
import type { OnHoldReason, PaymentMethod } from '#domain/order/order.ts';

export const DESK = 'Desk';
export const TODAY_TITLE = 'Today';
export const ORDERS_TITLE = 'Orders';
export const TO_THE_SHOP = 'Shop';
export const OPENING = 'Opening the desk…';
export const SCREEN_FAILED = 'This screen did not open';
export const LOG_IN_FIRST = 'Log in to open the desk';
export const LOG_IN_WHY = 'The desk is for whoever runs this shop.';
export const LOG_IN = 'Log in';
export const LOG_IN_AGAIN_DESK = 'Log in again, so that what waits can be sent.';
export const NO_MERCHANT = 'This number does not open the desk';
export const noMerchantWhy = (phone: string) =>
  `You are logged in as ${phone}. Whoever runs the shop can let this number in, at the desk under Shop settings, People. The first one is let in by whoever set up the shop: npm run merchant -- add ${phone}`;
export const LOOK_AGAIN = 'Look again';
export const NOT_HERE_YET = 'The shop’s orders are not on this phone yet.';
export const NOT_HERE_YET_HOW = 'They come as soon as the shop can be reached.';
export const OFFLINE_AS_OF =
  'No connection. As of {ago}; what you do is saved here and sent later.';
export const waitingWords = (count: number) =>
  count === 1 ? '1 step is not sent yet' : `${count} steps are not sent yet`;
export const asksWords = (count: number) =>
  count === 1 ? '1 order has changed: please look' : `${count} orders have changed: please look`;

export const QUEUE_NAMES: Readonly<Record<Queue, string>> = {
  hold: 'On hold',
  transfer: 'Transfers to check',
  refund: 'Money to give back',
  pack: 'To pack',
  ship: 'To ship',
  way: 'On the way',
  cash: 'Cash to come',
  unpaid: 'Not paid yet',
  coming: 'Just arriving',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
export const ALL_OPEN = 'All open';
export const NEW_ORDERS = 'New today';
export const LOW_STOCK = 'Sold out or nearly';
export const NO_LOW_STOCK = 'Nothing is running out.';
export const NOTHING_TO_DO = 'Nothing to do: no order waits for you.';
export const SALES_TITLE = 'Sales of the last 30 days';
export const salesSummary = (orders: number) =>
  orders === 1 ? '1 order that is paid' : `${orders} orders that are paid`;
export const toCollectSummary = (orders: number) =>
  orders === 1 ? '1 order to be collected' : `${orders} orders to be collected`;
export const toCollectWords = (sum: string) => `${sum} to be collected`;
export const SALES_MEAN =
  'By the day in India on which the shop took the order. Cash on delivery counts as to be collected until it is delivered with cash; what is unpaid, on hold or cancelled does not count.';
export const piecesLeft = (quantity: number) => (quantity <= 0 ? 'sold out' : `${quantity} left`);

export const HOLD_REASONS: Readonly<Record<OnHoldReason, string>> = {
  price: 'It costs more by now than the customer agreed to.',
  product: 'Something in it is no longer in the catalogue.',
  stock: 'It asks for more pieces than there are.',
  limit: 'This customer has too much open already.',
  quotation: 'Its quotation has run out, or is used up.',
  pincode: 'It goes to a pincode where you do not deliver, or that does not exist.',
  'too-many-held': 'The shop cancelled it: this customer already had too many orders on hold.',
  invalid:
    'What was sent does not add up, or names a price that the shop never asked. Look at its lines before you take it.',
};
export const HELD_BY_HAND = 'It was put on hold by hand.';

/** Shown in the list beside an order's number. */
export const MONEY_STATES: Readonly<Record<MoneyBack, string>> = {
  check: 'look for the transfer first',
  due: 'waits for you',
  asked: 'on its way back',
  failed: 'could not be given back',
  done: 'given back',
};

export const SEARCH = 'Search by number, name, phone, pincode or product';
export const SHOW_MORE = 'Show more';
export function shownOf(count: number): string {
  if (count === 0) return 'No order here.';
  return count === 1 ? '1 order' : `${count} orders`;
}
export const WAITS = 'Not sent yet';
export const HAS_MOVED = 'Changed meanwhile';

export const orderTitle = (number: string) => `Order ${number}`;
export const NO_SUCH_ORDER = 'This order is not on this phone';
export const NO_SUCH_ORDER_WHY = 'It may be older than 60 days, or not have come yet.';
export const BACK_TO_ORDERS = 'All orders';
export const ITEMS = 'Items';
export const DELIVER_TO = 'Deliver to';
export const PAYMENT = 'Payment';
export const COPY_ADDRESS = 'Copy address';
export const COPIED = 'Copied.';
export const COPY_YOURSELF = 'This browser does not copy. Select the text instead.';
export const MAP = 'Map';
export const CALL = 'Call';
export const CALL_SECOND = 'Call the second phone';
export const CHAT = 'Chat';
export const PRINT_SLIP = 'Print packing slip';
export const SLIP_TITLE = 'Packing slip';
export const TOTAL = 'Total';
export const TRANSACTION_ID = 'Transaction id';
export const NO_TRANSACTION_ID = 'The customer has not named a transfer yet.';
export const COMPARE_TRANSFER =
  'Compare it with your bank’s statement before you mark it as received.';
export const COURIER = 'Courier';
export const TRACKING_NUMBER = 'Tracking number';
export const PARCEL_HINT = 'The customer reads it. Leave it empty if there is none.';
export const PAYMENT_METHODS: Readonly<Record<PaymentMethod, string>> = {
  cod: 'Cash on delivery',
  NEFT: 'Bank transfer',
  online_payment: 'Online payment',
};
export const PAID = 'paid';
export const NOT_PAID = 'not paid';

export const STEP_BUTTONS: Readonly<Record<StepName, string>> = {
  release: 'Take the order',
  amend: 'Save the change',
  readdress: 'Save the address',
  receive: 'Transfer received',
  pack: 'Packed',
  ship: 'Shipped',
  deliver: 'Delivered',
  cancel: 'Cancel the order',
  askRefund: 'Give the money back',
  giveBack: 'Given back',
  missTransfer: 'It did not come',
  collect: 'Cash received',
  unpack: 'Not packed after all',
  unship: 'Not shipped after all',
  undeliver: 'Not delivered after all',
  correct: 'Save the correction',
};
export const DELIVERED_WITH_CASH = 'Delivered, cash received';
/** The past form of each step. */
export const STEP_DONE: Readonly<Record<StepName, string>> = {
  release: 'taken',
  amend: 'changed',
  readdress: 'going to another address',
  receive: 'paid',
  pack: 'packed',
  ship: 'shipped',
  deliver: 'delivered',
  cancel: 'cancelled',
  askRefund: 'being refunded',
  giveBack: 'given back',
  missTransfer: 'not transferred',
  collect: 'paid',
  unpack: 'not packed',
  unship: 'not shipped',
  undeliver: 'not delivered',
  correct: 'shipped with this courier and number',
};
export const CANCEL_TITLE = 'Cancel this order?';
export const cancelWords = (isPaid: boolean) =>
  isPaid
    ? 'Its goods go back into stock, and the customer is told. It was paid: you then find it under “Money to give back”.'
    : 'Its goods go back into stock, and the customer is told.';
export const KEEP_ORDER = 'Keep it';

const did = (does: StepName, what: string) => {
  if (does === 'amend') return `You took something off ${what}`;
  if (does === 'readdress') return `You corrected the address of ${what}`;
  return `You marked ${what} as ${STEP_DONE[does]}`;
};
export const stepWaits = (does: StepName) =>
  `${did(does, 'it')}. It is not sent yet; it goes as soon as the shop can be reached.`;
export const stepAsks = (does: StepName) =>
  `${did(does, 'this order')}, but it had changed at the shop. Nothing was overwritten.`;
export const stepRefused = (does: StepName) =>
  `${did(does, 'this order')}, but the shop did not let that happen.`;
export const stepGone = 'This order is not at the shop any more.';
export const YOU_SAW = 'You saw';
export const YOU_WANT = 'You want';
export const NOW_IT_IS = 'Now it is';
export const DO_IT_ALL_THE_SAME = 'Do it all the same';
export const LEAVE_IT = 'Leave it as it is';
export const TRY_AGAIN = 'Try again';
export const EDIT_AGAIN = 'Back into the form';
export const NOT_SAVED =
  'Not saved: this phone has no room, or its storage is held up. Please try again.';

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
  const { courier, trackingNumber, corrections } = seen;
  const isPrepared = deliveryStatus === 'processing' && packed;
  const words = [isPrepared ? 'packed' : (STANDS[deliveryStatus] ?? deliveryStatus)];
  if (moved.includes('status')) words.push(status === 'success' ? PAID : NOT_PAID);
  if (moved.includes('money')) words.push(money ? MONEY_STATES[money as MoneyBack] : NO_MONEY);
  if (moved.includes('address')) words.push(`to ${address}`);
  if (moved.includes('goods') && goods) words.push(`with ${goodsWords(goods, nameOf)}`);
  if (moved.includes('courier')) words.push(courier ? `with ${courier}` : 'without a courier');
  if (moved.includes('trackingNumber')) words.push(trackingNumber || 'without a tracking number');
  if (moved.includes('corrections')) words.push(correctedTimes(corrections));
  return words.join(', ');
}
