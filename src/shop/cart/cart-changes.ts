// Changes to the cart. Each resolves to whether the phone saved it.

import type { CartLine } from '#domain/cart/cart.ts';
import * as cart from '#domain/cart/cart-lines.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import type { Product } from '#domain/product/product.ts';
import { openToWrite } from '#engine/device/database-blocked.ts';
import { evictAndRetry, saveFailureReason } from '#engine/device/save-failure.ts';
import type { CartOutcome } from './use-cart-changes.ts';

/** Adds one piece of a product. `mayMix`: the shopper has agreed to mix it with quoted items. */
export function addOne(product: Product, mayMix = false): Promise<CartOutcome> {
  return kept((database) => cart.addToCart(database, product, Date.now(), mayMix));
}

/** Raises a line by one. `mayMix`: the shopper has agreed to pieces at today's price. */
export function raiseLine(productId: string, mayMix = false): Promise<CartOutcome> {
  return kept((database) => cart.addOneMore(database, productId, mayMix));
}

/** Takes one piece out; taking the last one removes the line. */
export function takeOne(productId: string): Promise<CartOutcome> {
  return kept((database) => cart.takeOneFromCart(database, productId));
}

/** Removes a whole line. */
export function removeLine(productId: string): Promise<CartOutcome> {
  return kept((database) => cart.removeFromCart(database, productId));
}

/** Restores a removed line; `asks` if the cart belongs to another quotation by now. */
export function putBack(line: CartLine): Promise<CartOutcome> {
  return kept((database) => cart.putBackInCart(database, line));
}

/** The cart's line for a product; undefined if there is none or it cannot be read. */
export function lineInCart(productId: string): Promise<CartLine | undefined> {
  return cart.readCartLine(deviceDatabase(), productId).catch(() => undefined);
}

export function linesInCart(): Promise<CartLine[]> {
  return cart.readCart(deviceDatabase());
}

/** `change` resolves to false if the shopper must be asked first. */
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
