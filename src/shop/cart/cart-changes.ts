// The presses that change the cart. Each says whether the phone kept it.

import type { CartLine } from '#domain/cart/cart.ts';
import * as cart from '#domain/cart/cart-lines.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import type { Product } from '#domain/product/product.ts';
import { openToWrite } from '#engine/device/database-blocked.ts';
import { evictAndRetry, saveFailureReason } from '#engine/device/save-failure.ts';
import type { CartOutcome } from './use-cart-changes.ts';

/** Puts one piece of a product into the cart. `mayMix`: the shopper was asked. */
export function addOne(product: Product, mayMix = false): Promise<CartOutcome> {
  return kept((database) => cart.addToCart(database, product, Date.now(), mayMix));
}

/** Raises a line by one. `mayMix`: the shopper was asked. */
export function raiseLine(productId: string, mayMix = false): Promise<CartOutcome> {
  return kept((database) => cart.addOneMore(database, productId, mayMix));
}

/** Takes one piece out; the line goes with the last one. */
export function takeOne(productId: string): Promise<CartOutcome> {
  return kept((database) => cart.takeOneFromCart(database, productId));
}

/** Takes a whole line out. */
export function removeLine(productId: string): Promise<CartOutcome> {
  return kept((database) => cart.removeFromCart(database, productId));
}

/** Puts a line back that was taken out; `asks` where the cart is another quotation’s by now. */
export function putBack(line: CartLine): Promise<CartOutcome> {
  return kept((database) => cart.putBackInCart(database, line));
}

/** What is in the cart of a product; undefined where nothing is, or it cannot be read. */
export function lineInCart(productId: string): Promise<CartLine | undefined> {
  return cart.readCartLine(deviceDatabase(), productId).catch(() => undefined);
}

/** All lines of the cart. */
export function linesInCart(): Promise<CartLine[]> {
  return cart.readCart(deviceDatabase());
}

/** `change` answers false where the shopper has to be asked first. */
async function kept(change: (database: HaatDatabase) => Promise<unknown>): Promise<CartOutcome> {
  try {
    const database = deviceDatabase();
    await openToWrite(database);
    const isChanged = await evictAndRetry(database, () => change(database));
    return { outcome: isChanged === false ? 'asks' : 'saved' };
  } catch (error) {
    return { outcome: 'not-saved', reason: saveFailureReason(error) };
  }
}
