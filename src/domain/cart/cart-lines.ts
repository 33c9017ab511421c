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
 * Adds one piece of a product, in a new or the existing line. Returns false and changes nothing if that would mix
 * quoted and unquoted pieces for the first time and `mayMix` is not set. `now` in ms. Source: specification, states.
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

/** Raises a line by one. Returns false and changes nothing if the quotation ends there and `mayMix` is not set. */
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

/** Whether the cart holds only quoted lines, at least one. */
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
 * Puts a removed line back as it was, adding to a line that has taken its place meanwhile. Quoted pieces stay quoted.
 * Returns false and changes nothing if another quotation has filled the cart meanwhile in another tab: an order uses
 * only one.
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

/** Removes a whole line from the cart. */
export async function removeFromCart(database: HaatDatabase, productId: string): Promise<void> {
  await database.cartItems.delete(productId);
}

/**
 * Takes the ordered pieces out of the cart; others stay. Returns false and changes nothing if the cart no longer holds
 * all of them, for example because another tab ordered them. Call it in the transaction that saves the order.
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

/** Only the product's own fields: an object from a mirror's row carries more. */
export function cartProduct(product: Product): Product {
  const { id, name, brand, category, pricePaise, tags, photoURL, quantity } = product;
  const { numWeeks, documentBytes, preorderLimit, texts } = product;
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
    ...(texts && { texts }),
  };
}
