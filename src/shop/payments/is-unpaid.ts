// Whether an order waits for its online payment. Pure.
import type { Order } from '#domain/order/order.ts';

/** A failed payment may be retried; a cancelled order or one on hold is not paid for. */
export function isUnpaid(order: Order): boolean {
  const { paymentMethod, status, deliveryStatus, heldReason } = order;
  const isOpen = status === 'pending' || status === 'failed';
  return paymentMethod === 'online_payment' && isOpen && deliveryStatus !== 'cancel' && !heldReason;
}
