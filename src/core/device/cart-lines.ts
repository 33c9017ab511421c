// The cart on this device. Every change is one transaction; nothing here needs a network.
import { type CartLine, oneLess, oneMore } from '../model/cart.ts';
import type { Product } from '../model/product.ts';
import type { HaatDatabase } from './database.ts';

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
        ? { ...oneMore(line), product: bare }
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

/** Takes a whole line out of the cart. */
export async function removeFromCart(database: HaatDatabase, productId: string): Promise<void> {
  await database.cartItems.delete(productId);
}

/** The product's own fields only, whatever else the object that came from a mirror's row carries. */
function cartProduct(product: Product): Product {
  const { id, name, brand, category, pricePaise, tags, photoURL, quantity } = product;
  const { numWeeks, documentBytes } = product;
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
  };
}
