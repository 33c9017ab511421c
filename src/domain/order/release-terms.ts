// The terms on which the merchant accepts an order on hold. The merchant's phone proposes them; a function accepts the
// order on them or puts it back on hold.
import * as v from 'valibot';

/**
 * `today`: at today's prices, if they come to no more than `total` (rupees), which the merchant saw. `sent`: at the
 * prices that the shopper saw. `beyondStock`: even with fewer pieces than the order asks for.
 */
export const ReleaseTerms = v.object({
  prices: v.picklist(['today', 'sent']),
  total: v.pipe(v.number(), v.finite(), v.minValue(0)),
  beyondStock: v.boolean(),
});
export type ReleaseTerms = v.InferOutput<typeof ReleaseTerms>;

type SentLine = { pricePaise: number; quantity: number };

/** Whether the shopper can have seen this order: the lines come to the total, to the paisa, and none is free. */
export function isAgreed(lines: readonly SentLine[], totalPaise: number): boolean {
  const sum = lines.reduce((all, { pricePaise, quantity }) => all + pricePaise * quantity, 0);
  return sum === totalPaise && lines.every(({ pricePaise }) => pricePaise > 0);
}
