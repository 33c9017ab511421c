// Adds the lines of an earlier order to the cart again, at today's prices.

import type { HaatDatabase } from '../device/tables.ts';
import type { Product } from '../product/product.ts';
import { MAX_LINE_QUANTITY } from '../shared/limits.ts';
import { type CartLine, lineToday } from './cart.ts';
import { cartProduct, isAllQuoted } from './cart-lines.ts';

/** A product as sold today, and the number of pieces. */
export type WantedAgain = { product: Product; quantity: number };

/** All or nothing. Returns false if this would mix with quoted lines and `mayMix` is not set. `now` in ms. */
export async function addOrderToCart(
  database: HaatDatabase,
  wanted: readonly WantedAgain[],
  mayMix: boolean,
  now: number,
): Promise<boolean> {
  return database.transaction('rw', database.cartItems, async () => {
    const there = await database.cartItems.bulkGet(wanted.map(({ product }) => product.id));
    const isQuoted = there.some((line) => line?.quotationId) || (await isAllQuoted(database));
    if (isQuoted && !mayMix) return false;
    const lines = wanted.map(({ product, quantity }, at) =>
      withMore(there[at], cartProduct(product), { quantity, addedAt: now + at }),
    );
    await database.cartItems.bulkPut(lines);
    return true;
  });
}

function withMore(
  line: CartLine | undefined,
  product: Product,
  { quantity, addedAt }: { quantity: number; addedAt: number },
): CartLine {
  if (!line) return { productId: product.id, quantity, addedAt, product };
  const quoted = line.quotationId ? { quotedPieces: line.quotedPieces ?? line.quantity } : {};
  const raised = Math.min(line.quantity + quantity, MAX_LINE_QUANTITY);
  return { ...lineToday(line, product), ...quoted, quantity: raised };
}
