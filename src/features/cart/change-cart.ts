// The presses that change the cart. Each says whether the phone kept it.
import * as cart from '#core/device/cart-lines.ts';
import { deviceDatabase } from '#core/device/database.ts';
import type { CartLine } from '#core/model/cart.ts';
import type { Product } from '#core/model/product.ts';
import { notSavedReason } from '#core/sync/enqueue.ts';

export type CartOutcome =
  | { outcome: 'saved' }
  | { outcome: 'not-saved'; reason: 'full' | 'blocked' | 'broken' };

/** Puts one piece of a product into the cart. */
export function addOne(product: Product): Promise<CartOutcome> {
  return kept(() => cart.addToCart(deviceDatabase(), product, Date.now()));
}

/** Takes one piece out; the line goes with the last one. */
export function takeOne(productId: string): Promise<CartOutcome> {
  return kept(() => cart.takeOneFromCart(deviceDatabase(), productId));
}

/** Takes a whole line out. */
export function removeLine(productId: string): Promise<CartOutcome> {
  return kept(() => cart.removeFromCart(deviceDatabase(), productId));
}

/** Puts a line back that was taken out. */
export function putBack(line: CartLine): Promise<CartOutcome> {
  return kept(() => cart.putBackInCart(deviceDatabase(), line));
}

async function kept(change: () => Promise<void>): Promise<CartOutcome> {
  try {
    await change();
    return { outcome: 'saved' };
  } catch (error) {
    return { outcome: 'not-saved', reason: notSavedReason(error) };
  }
}
