// Money: integer paise in the code, rupees in Firestore, formatted once at the edge. Never rounds twice.
import { groupedNumber } from './grouped-number.ts';

/**
 * Rupees (as stored in Firestore, up to two decimals) as integer paise.
 * @throws RangeError when the amount is not finite or is negative.
 */
export function paiseFromRupees(rupees: number): number {
  if (!Number.isFinite(rupees) || rupees < 0) {
    throw new RangeError(`not an amount in rupees: ${rupees}`);
  }
  return Math.round(rupees * 100);
}

/** Integer paise as shown to the shopper: ₹1,20,000 or ₹99.50. */
export function formatPaise(paise: number): string {
  const amount = Math.abs(paise);
  const rest = amount % 100;
  const rupees = groupedNumber((amount - rest) / 100);
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${paise < 0 ? '-' : ''}₹${rupees}${decimals}`;
}
