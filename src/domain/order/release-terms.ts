// On what terms the merchant takes an order that the shop had put on hold. The merchant's phone proposes them; a function takes the order upon
// them, or puts it back on hold.
import * as v from 'valibot';

/**
 * `today`: at the shop's prices of today, if they come to no more than `total` (rupees), which the merchant saw. `sent`: at the prices that the
 * shopper saw. `beyondStock`: though there are fewer pieces than it asks for.
 */
export const ReleaseTerms = v.object({
  prices: v.picklist(['today', 'sent']),
  total: v.pipe(v.number(), v.finite(), v.minValue(0)),
  beyondStock: v.boolean(),
});
export type ReleaseTerms = v.InferOutput<typeof ReleaseTerms>;

type SentLine = { pricePaise: number; quantity: number };

/** Whether what the phone sent can be what its shopper saw: the lines come to the total, to the paisa, and none of them is for nothing. */
export function isAgreed(lines: readonly SentLine[], totalPaise: number): boolean {
  const sum = lines.reduce((all, { pricePaise, quantity }) => all + pricePaise * quantity, 0);
  return sum === totalPaise && lines.every(({ pricePaise }) => pricePaise > 0);
}
