// The cart on this device. Every change is one transaction; nothing here needs a network.

import type { HaatDatabase } from '../device/tables.ts';
import type { Product } from '../product/product.ts';
import { MAX_LINE_QUANTITY } from '../shared/limits.ts';
import { type CartLine, isAtQuotedPieces, lineToday, oneLess, oneMore } from './cart.ts';

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

/**
 * Puts one piece in, or raises an existing line by one. False, and nothing is changed, when that mixes what was quoted with what was not for
 * the first time, and `mayMix` is not said. `now` in ms. Source: specification, states.
 */
export async function addToCart(
  database: HaatDatabase,
  product: Product,
  now: number,
  mayMix = false,
): Promise<boolean> {
  return database.transaction('rw', database.cartItems, async () => {
    const line = await database.cartItems.get(product.id);
    if (line) return raise(database, lineToday(line, cartProduct(product)), mayMix);
    if (!mayMix && (await isAllQuoted(database))) return false;
    const bare = cartProduct(product);
    await database.cartItems.put({ productId: bare.id, quantity: 1, addedAt: now, product: bare });
    return true;
  });
}

/** Raises a line by one. False, and nothing is changed, for the first piece that its quotation does not cover, if `mayMix` is not said. */
export async function addOneMore(
  database: HaatDatabase,
  productId: string,
  mayMix = false,
): Promise<boolean> {
  return database.transaction('rw', database.cartItems, async () => {
    const line = await database.cartItems.get(productId);
    return line ? raise(database, line, mayMix) : true;
  });
}

async function raise(database: HaatDatabase, line: CartLine, mayMix: boolean): Promise<boolean> {
  if (isAtQuotedPieces(line) && !mayMix) return false;
  await database.cartItems.put(oneMore(line));
  return true;
}

/** Whether there is nothing in the cart but what was quoted. */
export async function isAllQuoted(database: HaatDatabase): Promise<boolean> {
  const lines = await database.cartItems.toArray();
  return lines.length > 0 && lines.every(({ quotationId }) => quotationId !== undefined);
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

/**
 * Puts a line back that was taken out, as it was; what has come into its place meanwhile adds up with it. What was quoted stays so. False,
 * and nothing is changed, where another quotation has taken the cart over meanwhile, in another tab: an order is from one.
 */
export async function putBackInCart(database: HaatDatabase, line: CartLine): Promise<boolean> {
  return database.transaction('rw', database.cartItems, async () => {
    const there = await database.cartItems.get(line.productId);
    const quotations = (await database.cartItems.toArray()).map((it) => it.quotationId);
    if (quotations.some((id) => id && line.quotationId && id !== line.quotationId)) return false;
    const quantity = Math.min(line.quantity + (there?.quantity ?? 0), MAX_LINE_QUANTITY);
    const kept = !line.quotationId && there?.quotationId ? there : line;
    const quoted = kept.quotationId ? { quotedPieces: kept.quotedPieces ?? kept.quantity } : {};
    await database.cartItems.put({ ...kept, ...quoted, addedAt: line.addedAt, quantity });
    return true;
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
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of ordered) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  const lines = await database.cartItems.bulkGet([...pieces.keys()]);
  const left = [...pieces.values()].map((quantity, at) => (lines[at]?.quantity ?? 0) - quantity);
  if (left.some((quantity) => quantity < 0)) return false;
  for (const [at, productId] of [...pieces.keys()].entries()) {
    const quantity = left[at] ?? 0;
    if (quantity > 0) await database.cartItems.update(productId, { quantity });
    else await database.cartItems.delete(productId);
  }
  return true;
}

/** The product's own fields only, whatever else the object that came from a mirror's row carries. */
export function cartProduct(product: Product): Product {
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
