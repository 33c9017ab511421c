// The cart for screens: its lines with today's product from the mirror, or as it was last seen.
import { useLiveQuery } from 'dexie-react-hooks';
import { type CartLine, cartCount, cartTotal, lineToday } from '#domain/cart/cart.ts';
import { readCart } from '#domain/cart/cart-lines.ts';
import { readProducts } from '#domain/catalogue/catalogue.ts';
import { deviceDatabase } from '#domain/device/database.ts';

/** Lines in the order in which they were added, and their sum in paise. */
export type ShownCart = { lines: CartLine[]; totalPaise: number };

/** The cart as it is now; until it has been read again, `loaded`. */
export function useCart(loaded?: ShownCart): ShownCart | undefined {
  return useLiveQuery(readShownCart, [], loaded);
}

/** What is in the cart, for loaders; undefined where the phone's storage does not answer with it. */
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
