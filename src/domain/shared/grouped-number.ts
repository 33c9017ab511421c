// Formats numbers as India writes them. By hand: a process's first Intl number format loads its tables for 40 to 50 ms
// on a fast computer, and every start of the shop shows prices.

/** At most three decimals: 1,20,000 or 0.5. */
export function groupedNumber(value: number): string {
  const [whole = '', ...decimals] = String(Math.round(value * 1000) / 1000).split('.');
  return [whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,'), ...decimals].join('.');
}
