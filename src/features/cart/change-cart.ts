// The presses that change the cart. Each says whether the phone kept it.
import * as cart from '#core/device/cart-lines.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { openToWrite } from '#core/device/database-blocked.ts';
import { makingRoom, type SaveFailure, saveFailureReason } from '#core/device/save-failure.ts';
import type { HaatDatabase } from '#core/device/tables.ts';
import type { CartLine } from '#core/model/cart.ts';
import type { Product } from '#core/model/product.ts';

export type CartOutcome = { outcome: 'saved' } | { outcome: 'not-saved'; reason: SaveFailure };

/** Puts one piece of a product into the cart. */
export function addOne(product: Product): Promise<CartOutcome> {
  return kept((database) => cart.addToCart(database, product, Date.now()));
}

/** Takes one piece out; the line goes with the last one. */
export function takeOne(productId: string): Promise<CartOutcome> {
  return kept((database) => cart.takeOneFromCart(database, productId));
}

/** Takes a whole line out. */
export function removeLine(productId: string): Promise<CartOutcome> {
  return kept((database) => cart.removeFromCart(database, productId));
}

/** Puts a line back that was taken out. */
export function putBack(line: CartLine): Promise<CartOutcome> {
  return kept((database) => cart.putBackInCart(database, line));
}

async function kept(change: (database: HaatDatabase) => Promise<void>): Promise<CartOutcome> {
  try {
    const database = deviceDatabase();
    await openToWrite(database);
    await makingRoom(() => change(database));
    return { outcome: 'saved' };
  } catch (error) {
    return { outcome: 'not-saved', reason: saveFailureReason(error) };
  }
}
