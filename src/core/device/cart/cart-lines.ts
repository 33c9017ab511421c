// The cart on this device. Every change is one transaction; nothing here needs a network.

import type { Product } from '../../model/catalogue/product.ts';
import { MAX_LINE_QUANTITY } from '../../model/limits.ts';
import { type CartLine, lineToday, oneLess, oneMore } from '../../model/order/cart.ts';
import type { HaatDatabase } from '../database/tables.ts';

/** All lines, in the order in which they were first added. */
export async function readCart(database: HaatDatabase): Promise<CartLine[]> {
  return database.cartItems.orderBy('addedAt').toArray();
}

/** The line of a product, if it is in the cart. */
export async function readCartLine(
  database: HaatDatabase,
  productId: string,
): Promise<CartLine | undefined> {
  return database.cartItems.get(productId);
}

/** Puts one piece in, or raises an existing line by one. `now` in ms. Source: specification, states. */
export async function addToCart(
  database: HaatDatabase,
  product: Product,
  now: number,
): Promise<void> {
  await database.transaction('rw', database.cartItems, async () => {
    const line = await database.cartItems.get(product.id);
    const bare = cartProduct(product);
    await database.cartItems.put(
      line
        ? lineToday(oneMore(line), bare)
        : { productId: product.id, quantity: 1, addedAt: now, product: bare },
    );
  });
}

/** Lowers a line by one; the line goes with its last piece. */
export async function takeOneFromCart(database: HaatDatabase, productId: string): Promise<void> {
  await database.transaction('rw', database.cartItems, async () => {
    const line = await database.cartItems.get(productId);
    if (!line) return;
    const lowered = oneLess(line);
    if (lowered) await database.cartItems.put(lowered);
    else await database.cartItems.delete(productId);
  });
}

/** Puts a line back that was taken out, as it was; what has come into its place meanwhile adds up with it. */
export async function putBackInCart(database: HaatDatabase, line: CartLine): Promise<void> {
  await database.transaction('rw', database.cartItems, async () => {
    const there = await database.cartItems.get(line.productId);
    const quantity = Math.min(line.quantity + (there?.quantity ?? 0), MAX_LINE_QUANTITY);
    await database.cartItems.put({ ...line, quantity });
  });
}

/** Takes a whole line out of the cart. */
export async function removeFromCart(database: HaatDatabase, productId: string): Promise<void> {
  await database.cartItems.delete(productId);
}

/**
 * Takes what was ordered out of the cart; what is in it beyond that stays. False, and nothing is changed, when the cart does not
 * hold all of it any more, say because another tab ordered it. For the transaction that saves the order.
 */
export async function removeOrderedLines(
  database: HaatDatabase,
  ordered: readonly { productId: string; quantity: number }[],
): Promise<boolean> {
  const lines = await database.cartItems.bulkGet(ordered.map(({ productId }) => productId));
  if (ordered.some(({ quantity }, at) => (lines[at]?.quantity ?? 0) < quantity)) return false;
  for (const [at, { productId, quantity }] of ordered.entries()) {
    const left = (lines[at]?.quantity ?? 0) - quantity;
    if (left > 0) await database.cartItems.update(productId, { quantity: left });
    else await database.cartItems.delete(productId);
  }
  return true;
}

/** The product's own fields only, whatever else the object that came from a mirror's row carries. */
function cartProduct(product: Product): Product {
  const { id, name, brand, category, pricePaise, tags, photoURL, quantity } = product;
  const { numWeeks, documentBytes, preorderLimit } = product;
  return {
    id,
    name,
    brand,
    category,
    pricePaise,
    tags,
    photoURL,
    quantity,
    numWeeks,
    documentBytes,
    preorderLimit,
  };
}
