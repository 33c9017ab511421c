// An order that is asked about again, line by line. Pure.
import { paiseFromRupees } from '#core/model/money.ts';
import type { BlockedOrder } from '#core/sync/writes/requote.ts';

export type RequotedLine = {
  productId: string;
  name: string;
  quantity: number;
  /** The price of one piece in paise as it was accepted, and today's; null when it is gone. */
  oldPaise: number;
  newPaise: number | null;
};

/** Every line of the order with its price then and now. */
export function requotedLines({ order, today }: BlockedOrder): RequotedLine[] {
  const now = new Map(today?.items.map(({ productId, price }) => [productId, price]));
  return order.items.map(({ productId, name, quantity, price }) => {
    const newPrice = now.get(productId);
    return {
      productId,
      name,
      quantity,
      oldPaise: paiseFromRupees(price),
      newPaise: newPrice === undefined ? null : paiseFromRupees(newPrice),
    };
  });
}
