// Which changes of an order those who run the shop are notified of, and in which words.
import { formatPaise } from '../../shared/money.ts';
import { queueOf } from '../desk/order-queues.ts';
import type { Order } from '../order.ts';
import * as messages from './messages.ts';

/**
 * `step` identifies the news, so that it is sent once. `isForAll`: for merchants who want all news; `isToPack`: for
 * those who only want to know what is to be packed, or no longer is.
 */
export type DeskNews = {
  readonly step: string;
  readonly title: string;
  readonly body: string;
  readonly isForAll: boolean;
  readonly isToPack: boolean;
};

/** The news in a change of an order; null if there is none, or the merchant made the change. */
export function deskNews(before: Order, after: Order): DeskNews | null {
  const { orderNo, paymentMethod, heldReason } = after;
  const isCancelled = after.deliveryStatus === 'cancel';
  const isPaid = after.status === 'success';
  const isToPack = queueOf(after) === 'pack' && queueOf(before) !== 'pack' && !before.packed;
  const news = (step: string, title: string, body: string, isForAll = true): DeskNews => ({
    ...{ step, title, body, isForAll, isToPack },
  });
  if (isCancelled && before.deliveryStatus !== 'cancel') return cancelledNews(before, after);
  if (heldReason && !before.heldReason && !isCancelled) {
    const body = `${messages.HELD_WORDS[heldReason]} ${summaryOf(after)}`;
    return news(`held-${heldReason}`, messages.heldTitle(orderNo), body);
  }
  const isTaken = Boolean(after.acceptedAt) && !before.acceptedAt;
  // Otherwise the merchant took it off hold.
  if (isTaken && !before.heldReason && !after.releasedAt) {
    return news('new', messages.newOrderTitle(orderNo), summaryOf(after));
  }
  if (isPaid && before.status !== 'success' && paymentMethod === 'online_payment') {
    const words = isCancelled ? messages.LATE_MONEY : messages.PAID_ONLINE;
    return news('paid', messages.paidTitle(orderNo), `${words} ${summaryOf(after)}`);
  }
  const { transactionId } = after;
  if (transactionId && transactionId !== before.transactionId && !isPaid) {
    const words = isCancelled ? messages.LATE_TRANSFER : messages.CHECK_TRANSFER;
    const step = `transfer-${encodeURIComponent(transactionId)}`;
    return news(step, messages.transferTitle(orderNo), `${words} ${summaryOf(after)}`);
  }
  return isToPack ? news('pack', messages.toPackTitle(orderNo), summaryOf(after), false) : null;
}

/** Only of orders that were announced, or paid. */
function cancelledNews(before: Order, after: Order): DeskNews | null {
  const isPaid = after.status === 'success';
  const isKnown = queueOf(before) !== 'coming' || isPaid;
  if (after.cancelledBy !== 'shopper' || !isKnown) return null;
  const money = isPaid ? [messages.LATE_MONEY] : [];
  return {
    step: 'cancelled',
    title: messages.cancelledTitle(after.orderNo),
    body: [messages.CANCELLED_BY_CUSTOMER, ...money, summaryOf(after)].join(' '),
    isForAll: true,
    isToPack: queueOf(before) === 'pack',
  };
}

/** ₹540, cash on delivery, 3 pieces, Nashik 422001. */
function summaryOf(order: Order): string {
  const { lines, totalPaise, paymentMethod, status, address, quotationId } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    formatPaise(totalPaise),
    messages.paymentWords(paymentMethod, status === 'success'),
    messages.piecesWords(pieces),
    ...(quotationId ? [messages.AT_QUOTED_PRICES] : []),
    `${address.city ?? ''} ${address.zipcode ?? ''}`.trim(),
  ]
    .filter((words) => words !== '')
    .join(', ');
}
