// The cart for screens: its lines with today's product from the mirror, or as last seen.
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { type CartLine, cartCount, cartTotal, lineToday } from '#domain/cart/cart.ts';
import { readCart } from '#domain/cart/cart-lines.ts';
import { readProducts } from '#domain/catalogue/catalogue.ts';
import { deviceDatabase } from '#domain/device/database.ts';

/** Lines in the order they were added, and their total in paise. */
export type ShownCart = { lines: CartLine[]; totalPaise: number };

/** The current cart; `loaded` until it has been read. */
export function useCart(loaded?: ShownCart): ShownCart | undefined {
  return useLiveQuery(readShownCart, [], loaded);
}

/** The cart, for loaders; undefined if the phone's storage fails. */
export function loadCart(): Promise<ShownCart | undefined> {
  return readShownCart().catch(() => undefined);
}

async function readShownCart(): Promise<ShownCart> {
  const database = deviceDatabase();
  const kept = await readCart(database);
  const today = await readProducts(
    database,
    kept.map(({ productId }) => productId),
  );
  const lines = kept.map((line) => lineToday(line, today.get(line.productId)));
  return { lines, totalPaise: cartTotal(lines) };
}

/** Pieces in the cart; 0 while it is being read. */
export function useCartCount(): number {
  return useLiveQuery(async () => cartCount(await readCart(deviceDatabase())), [], 0);
}
