// The lines of a requoted order. Pure.

import type { BlockedOrder } from '#domain/order/requote-write.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';

export type RequotedLine = {
  productId: string;
  /** At a quotation's price; the same product may have another line at the shop's price. */
  isQuoted: boolean;
  name: string;
  quantity: number;
  /** The accepted price of one piece and today's, in paise; null when the product is gone. */
  oldPaise: number;
  newPaise: number | null;
};

/** Every line of the order with its price then and now. */
export function requotedLines({ order, today }: BlockedOrder): RequotedLine[] {
  return order.items.map(({ productId, name, quantity, price, quoted }) => {
    const newPrice = today?.items.find(
      (item) => item.productId === productId && item.quoted === quoted,
    )?.price;
    return {
      productId,
      isQuoted: quoted === true,
      name,
      quantity,
      oldPaise: paiseFromRupees(price),
      newPaise: newPrice === undefined ? null : paiseFromRupees(newPrice),
    };
  });
}
