// How far an order is, from the press to the door. Pure.
import { awaitedPayment } from '#domain/order/awaited-payment.ts';
import type { Order, PaymentStatus } from '#domain/order/order.ts';

/**
 * `cancelled` appears only in a cancelled order, whose unreached steps are left out; `firstParcel` only in one that goes in two parcels;
 * `money` and `check` in place of `accepted` while an order waits for its payment, or for the shop to find its transfer.
 */
export type StepName =
  | 'placed'
  | 'money'
  | 'check'
  | 'accepted'
  | 'packed'
  | 'firstParcel'
  | 'shipped'
  | 'delivered'
  | 'cancelled';

/** `at`: when it was reached, ms; null if not reached or not recorded. */
export type OrderStep = { name: StepName; isReached: boolean; at: number | null };

/** The steps of a placed order, in sequence. A reached step implies all before it. */
export function orderSteps(order: Order): OrderStep[] {
  const { deliveryStatus, acceptedAt, packed, packedAt, shippedAt, deliveredAt } = order;
  const { firstParcel } = order;
  const isDelivered = deliveryStatus === 'delivered';
  const isShipped = isDelivered || deliveryStatus === 'shipped';
  const isPacked = isShipped || packed === true;
  const awaited = isPacked ? null : awaitedPayment(order);
  const steps = [
    { name: 'placed' as const, isReached: true, at: order.timestamp },
    awaited
      ? step(awaited, false, null)
      : step('accepted', isPacked || Boolean(acceptedAt), acceptedAt),
    step('packed', isPacked, packedAt),
    ...(firstParcel ? [step('firstParcel', true, firstParcel.at)] : []),
    step('shipped', isShipped, shippedAt),
    step('delivered', isDelivered, deliveredAt),
  ];
  if (deliveryStatus !== 'cancel') return steps;
  return [
    ...steps.filter(({ isReached }) => isReached),
    step('cancelled', true, order.cancelledAt),
  ];
}

function step(name: StepName, isReached: boolean, at: number | null | undefined): OrderStep {
  return { name, isReached, at: (isReached && at) || null };
}

/** Whether steps of the order are still to come: it is neither delivered nor cancelled. */
export function hasNewsToCome({ deliveryStatus }: Pick<Order, 'deliveryStatus'>): boolean {
  return deliveryStatus !== 'cancel' && deliveryStatus !== 'delivered';
}

/** The payment status for the shopper: cash with the courier counts as paid. */
export function shownPayment({
  status,
  cashWith,
}: Pick<Order, 'status' | 'cashWith'>): PaymentStatus {
  return cashWith === 'courier' && status === 'pending' ? 'success' : status;
}

/** Whether money has come, or may have, that a cancellation would refund. */
export function mayBePaid({
  paymentMethod,
  status,
  transactionId,
}: Pick<Order, 'paymentMethod' | 'status' | 'transactionId'>): boolean {
  if (status === 'success' || status === 'authorized') return true;
  return paymentMethod === 'NEFT' && Boolean(transactionId);
}
