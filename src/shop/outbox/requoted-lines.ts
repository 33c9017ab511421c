// An order that is asked about again, line by line. Pure.

import type { BlockedOrder } from '#domain/order/requote-write.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';

export type RequotedLine = {
  productId: string;
  /** By a quotation, beside pieces of the same product that are not. */
  isQuoted: boolean;
  name: string;
  quantity: number;
  /** The price of one piece in paise as it was accepted, and today's; null when it is gone. */
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
