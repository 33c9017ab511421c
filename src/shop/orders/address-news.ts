// The order whose address was changed on the previous screen, so that its page can report the outcome.

let saved: { orderId: string; writeId: string } | null = null;

/** Remembers the write that carries the order's new address. */
export function recordSavedAddress(orderId: string, writeId: string): void {
  saved = { orderId, writeId };
}

/** The id of the remembered write, if it is this order's; else null. */
export function savedAddress(orderId: string): string | null {
  return saved?.orderId === orderId ? saved.writeId : null;
}

/** Call when the order's page is left. */
export function forgetSavedAddress(): void {
  saved = null;
}
