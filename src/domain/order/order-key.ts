// Names an order as what a write is about.

/** The entity of every write about one order: they go in order, one after the other. */
export function orderKey(uid: string, orderId: string): string {
  return `users/${uid}/orders/${orderId}`;
}
