// Money: integer paise inside, rupees in Firestore, formatted once at the edge. It never rounds twice.

/**
 * Rupees (as Firestore keeps them, up to two decimals) to integer paise.
 * @throws RangeError when the amount is not finite or is negative.
 */
export function paiseFromRupees(rupees: number): number {
  if (!Number.isFinite(rupees) || rupees < 0) {
    throw new RangeError(`not an amount in rupees: ${rupees}`);
  }
  return Math.round(rupees * 100);
}

const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Integer paise as the shopper reads them: ₹1,20,000 or ₹99.50. */
export function formatPaise(paise: number): string {
  return (paise % 100 === 0 ? whole : withPaise).format(paise / 100);
}
