// Texts for shoppers about an order's refund.
import type { Order } from '#domain/order/order.ts';
import { formatPaise } from '#domain/shared/money.ts';

type Refunded = Pick<Order, 'refund' | 'deliveryStatus' | 'cancelledBy'> &
  Partial<Pick<Order, 'paymentMethod' | 'status' | 'transferMissedAt' | 'owedPaise' | 'partBack'>>;

/** The text about an order's refund; null if there is none. */
export function refundWords(order: Refunded): string | null {
  const { refund, deliveryStatus, cancelledBy, paymentMethod, status } = order;
  if (deliveryStatus !== 'cancel') {
    if (order.owedPaise) return partGoesBack(formatPaise(order.owedPaise), order);
    const { partBack } = order;
    if (partBack && !refund) return PART_WENT_BACK[partBack.way ?? 'transfer'](partBack.paise);
  }
  if (!refund) return null;
  const isTold = refund === 'due' && paymentMethod === 'NEFT' && status !== 'success';
  if (isTold && order.transferMissedAt) return TRANSFER_MISSED;
  if (cancelledBy === 'shopper') return CANCELLED_REFUND_WORDS[refund];
  if (isTold) return TRANSFER_LOOKED_FOR;
  return deliveryStatus === 'cancel' ? ENDED_REFUND_WORDS[refund] : REFUND_WORDS[refund];
}

/** How the money went back, if known. */
export const REFUND_WAYS = {
  online: 'back to where you paid from',
  ...{ transfer: 'by bank transfer', instead: 'by bank transfer' },
};

const TRANSFER_LOOKED_FOR =
  'This order was cancelled. You told us of a transfer: the shop looks for it, and will refund it to you.';
const TRANSFER_MISSED =
  'The shop looked for the transfer that you told of, and it had not arrived. If you sent the money, please contact us.';

const TAKEN_OFF = 'Something was taken off this order after you had paid.';
function partGoesBack(sum: string, { paymentMethod, refund }: Refunded): string {
  if (paymentMethod !== 'online_payment') return `${TAKEN_OFF} ${sum} will be refunded to you.`;
  if (refund !== 'failed') return `${TAKEN_OFF} ${sum} goes back to the way you paid.`;
  return `${TAKEN_OFF} The shop still has to refund ${sum}. Please contact us.`;
}
const PART_WENT_BACK = {
  online: (paise: number) =>
    `${TAKEN_OFF} ${formatPaise(paise)} went back to the way you paid; your bank may take a week to show it.`,
  transfer: (paise: number) =>
    `${TAKEN_OFF} The shop has refunded ${formatPaise(paise)} by bank transfer.`,
};
const GOES_BACK =
  'A payment came twice, or after this order was cancelled. That money will be refunded to you.';
const REFUND_WORDS = {
  due: GOES_BACK,
  asked: GOES_BACK,
  done: 'A payment came twice, or after this order was cancelled. The shop has refunded that money; your bank may take a week to show it.',
  failed:
    'A payment came twice, or after this order was cancelled. The shop still has to refund that money. Please contact us.',
};

const ENDED_GOES_BACK =
  'Money came for this order, which is cancelled. That money will be refunded to you.';
const ENDED_REFUND_WORDS = {
  due: ENDED_GOES_BACK,
  asked: ENDED_GOES_BACK,
  done: 'Money came for this order, which is cancelled. The shop has refunded that money; your bank may take a week to show it.',
  failed:
    'Money came for this order, which is cancelled. The shop still has to refund that money. Please contact us.',
};

const CANCELLED_GOES_BACK = 'You cancelled this order. What you paid will be refunded to you.';
const CANCELLED_REFUND_WORDS = {
  due: CANCELLED_GOES_BACK,
  asked: CANCELLED_GOES_BACK,
  done: 'You cancelled this order. The shop has refunded what you paid; your bank may take a week to show it.',
  failed:
    'You cancelled this order. The shop still has to refund what you paid. Please contact us.',
};
