// What a shopper reads of an order that is on its way to the shop. Source: offline guarantees, the outbox.

/** The words for an order that waits, or goes just now. */
export function placingWords(placing: 'waiting' | 'sending'): string {
  return placing === 'waiting' ? 'Saved on this phone – not placed yet' : 'Sending…';
}
