// Turns a quotation into the cart. Removes nothing from a cart unless told to.

import type { HaatDatabase } from '../device/tables.ts';
import { type Quotation, validLines } from '../quotation/quotation.ts';
import type { CartLine } from './cart.ts';

/**
 * Makes the quotation's valid lines the cart, at the quoted prices and in their order. Returns false and changes
 * nothing if the cart holds anything else and `mayReplace` is not set, or if no line is valid. `now` in ms.
 */
export async function fillCartFromQuotation(
  database: HaatDatabase,
  quotation: Quotation,
  mayReplace: boolean,
  now: number,
): Promise<boolean> {
  const wanted = validLines(quotation, now).map(({ product, quantity }, at): CartLine => {
    return {
      productId: product.id,
      quantity,
      addedAt: now + at,
      product,
      quotationId: quotation.id,
      quotedPieces: quantity,
    };
  });
  if (wanted.length === 0) return false;
  return database.transaction('rw', database.cartItems, async () => {
    const there = await database.cartItems.toArray();
    const isSame = there.length === wanted.length && there.every(isOneOf(wanted));
    if (there.length > 0 && !isSame && !mayReplace) return false;
    await database.cartItems.clear();
    await database.cartItems.bulkPut(wanted);
    return true;
  });
}

function isOneOf(lines: readonly CartLine[]): (line: CartLine) => boolean {
  return ({ productId, quantity, quotationId }) =>
    lines.some(
      (line) =>
        line.productId === productId &&
        line.quantity === quantity &&
        line.quotationId === quotationId,
    );
}
