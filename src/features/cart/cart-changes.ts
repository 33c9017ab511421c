// The presses that change the cart. Each says whether the phone kept it.
import { useCallback, useRef, useState } from 'react';
import * as cart from '#core/device/cart/cart-lines.ts';
import { deviceDatabase } from '#core/device/database/database.ts';
import { openToWrite } from '#core/device/database/database-blocked.ts';
import {
  makingRoom,
  type SaveFailure,
  saveFailureReason,
} from '#core/device/database/save-failure.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import type { Product } from '#core/model/catalogue/product.ts';
import type { CartLine } from '#core/model/order/cart.ts';
import { notSavedMessage } from '#forms/messages.ts';

type CartOutcome = { outcome: 'saved' } | { outcome: 'not-saved'; reason: SaveFailure };

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

/** `change` runs a press after those before it and tells whether it was kept; `problem` is what to read. */
export function useCartChanges(): {
  problem: string | null;
  change(press: () => Promise<CartOutcome>): Promise<boolean>;
} {
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const change = useCallback(async (press: () => Promise<CartOutcome>) => {
    const own = last.current.then(press);
    last.current = own.catch(() => undefined);
    const result = await own;
    setProblem(result.outcome === 'not-saved' ? notSavedMessage(result.reason, false) : null);
    return result.outcome === 'saved';
  }, []);
  return { problem, change };
}
