// Whether the shop's terms stop an order at the press. Pure.

import type { NewOrder } from '#domain/order/order.ts';
import type { SellingTerms } from '#domain/order/selling-terms.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';
import type { PlaceProblem } from './place.ts';

/**
 * Why this order is not placed; null if the terms let it go. `shownPaise`: the total that its shopper saw; a higher one,
 * because the terms have just changed, is asked about first.
 */
export function stoppedByTerms(
  order: NewOrder,
  { minimumPaise }: SellingTerms,
  shownPaise: number,
): PlaceProblem | null {
  const goodsPaise = paiseFromRupees(order.subTotal);
  if (goodsPaise < minimumPaise) {
    return { kind: 'too-little', minimumPaise, missingPaise: minimumPaise - goodsPaise };
  }
  if (paiseFromRupees(order.total) <= shownPaise) return null;
  return { kind: 'changed', reason: 'terms', today: order };
}
