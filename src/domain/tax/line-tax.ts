// The tax in a price, and sums divided among lines. Money in whole paise; what is divided adds up to the paisa.

/** Parts of a line's total. */
export type LineTax = {
  taxablePaise: number;
  centralPaise: number;
  statePaise: number;
  integratedPaise: number;
};

/**
 * The tax in a line's total, which includes it; `rate` in percent. Within a state there are two taxes of half the rate.
 * Each line is rounded once, to the nearest paisa: the integrated tax, or one half, which then counts twice. So both
 * halves are equal, as the portal expects, and an odd paisa belongs to the taxable value, which is the rest.
 */
export function lineTax(totalPaise: number, rate: number, isAcrossStates: boolean): LineTax {
  const exact = (totalPaise * rate) / (100 + rate);
  const half = isAcrossStates ? 0 : Math.round(exact / 2);
  const integratedPaise = isAcrossStates ? Math.round(exact) : 0;
  return {
    taxablePaise: totalPaise - integratedPaise - 2 * half,
    centralPaise: half,
    statePaise: half,
    integratedPaise,
  };
}

/**
 * Divides a sum in proportion to the weights; the first takes all if they are 0. No part is more than its weight where
 * the sum is no more than all weights.
 */
export function divided(sum: number, weights: readonly number[]): number[] {
  const all = weights.reduce((so, weight) => so + weight, 0);
  if (all === 0) return weights.map((_, at) => (at === 0 ? sum : 0));
  let [weighed, given] = [0, 0];
  return weights.map((weight) => {
    weighed += weight;
    const part = Math.round((sum / all) * weighed) - given;
    given += part;
    return part;
  });
}
