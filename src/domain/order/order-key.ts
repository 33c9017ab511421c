// The outbox entity of an order.

/** The entity of every write about one order; such writes are sent one after the other. */
export function orderKey(uid: string, orderId: string): string {
  return `users/${uid}/orders/${orderId}`;
}
