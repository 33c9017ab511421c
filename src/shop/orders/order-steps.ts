// How far an order is, from the press to the door. Pure.
import type { Order, PaymentStatus } from '#domain/order/order.ts';

/** `cancelled` only of an order that is; then what it did not reach is left out. */
export type StepName = 'placed' | 'accepted' | 'packed' | 'shipped' | 'delivered' | 'cancelled';

/** `at`: when it was reached, ms; null where nobody noted it, or it is not reached yet. */
export type OrderStep = { name: StepName; isReached: boolean; at: number | null };

/** The steps of an order that the shop has, in their order. What comes after a step was reached implies it. */
export function orderSteps(order: Order): OrderStep[] {
  const { deliveryStatus, acceptedAt, packed, packedAt, shippedAt, deliveredAt } = order;
  const isDelivered = deliveryStatus === 'delivered';
  const isShipped = isDelivered || deliveryStatus === 'shipped';
  const isPacked = isShipped || packed === true;
  const steps = [
    { name: 'placed' as const, isReached: true, at: order.timestamp },
    step('accepted', isPacked || Boolean(acceptedAt), acceptedAt),
    step('packed', isPacked, packedAt),
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

/** How the payment stands for its shopper: whoever gave the cash to the courier has paid. */
export function shownPayment({
  status,
  cashWith,
}: Pick<Order, 'status' | 'cashWith'>): PaymentStatus {
  return cashWith === 'courier' && status === 'pending' ? 'success' : status;
}

/** Whether money of it has come, or may have, that goes back when it is cancelled. */
export function mayBePaid({
  paymentMethod,
  status,
  transactionId,
}: Pick<Order, 'paymentMethod' | 'status' | 'transactionId'>): boolean {
  if (status === 'success' || status === 'authorized') return true;
  return paymentMethod === 'NEFT' && Boolean(transactionId);
}
