// The presses that change the cart. Each says whether the phone kept it.
import * as cart from '#core/device/cart/cart-lines.ts';
import { deviceDatabase } from '#core/device/database/database.ts';
import { openToWrite } from '#core/device/database/database-blocked.ts';
import { evictAndRetry, saveFailureReason } from '#core/device/database/save-failure.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import type { Product } from '#core/model/catalogue/product.ts';
import type { CartLine } from '#core/model/order/cart.ts';
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
