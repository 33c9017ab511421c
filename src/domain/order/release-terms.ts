// The terms on which the merchant accepts an order on hold. The merchant's phone proposes them; a function accepts the
// order on them or puts it back on hold.
import * as v from 'valibot';
import { type ChargeFields, chargesPaise } from './charges.ts';

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

/** Whether the shopper can have seen this order: lines and charges come to the total, to the paisa, and no line is free. */
export function isAgreed(
  lines: readonly SentLine[],
  charges: ChargeFields,
  totalPaise: number,
): boolean {
  const sum = lines.reduce((all, { pricePaise, quantity }) => all + pricePaise * quantity, 0);
  const isWhole = sum + chargesPaise(charges) === totalPaise;
  return isWhole && lines.every(({ pricePaise }) => pricePaise > 0);
}
