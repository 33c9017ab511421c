// Which order got a new address on the screen before this one, so that its page can tell what became of it.

let saved: { orderId: string; writeId: string } | null = null;

/** Notes the write that brings an order its new address. */
export function noteSavedAddress(orderId: string, writeId: string): void {
  saved = { orderId, writeId };
}

/** The write that was noted last for this order; null for none. */
export function savedAddress(orderId: string): string | null {
  return saved?.orderId === orderId ? saved.writeId : null;
}

/** Its page has been left. */
export function forgetSavedAddress(): void {
  saved = null;
}
