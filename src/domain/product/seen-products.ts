// The products viewed on this device. Never leaves the device; cleared when an account leaves.

import type { HaatDatabase } from '../device/tables.ts';
import { MAX_SEEN_PRODUCTS } from '../shared/limits.ts';

/** Records a view of a product, and forgets the oldest beyond the limit. `now` in ms. */
export async function recordSeen(
  database: HaatDatabase,
  productId: string,
  now: number,
): Promise<void> {
  await database.transaction('rw', database.seenProducts, async () => {
    await database.seenProducts.put({ productId, seenAt: now });
    const tooMany = await database.seenProducts
      .orderBy('seenAt')
      .reverse()
      .offset(MAX_SEEN_PRODUCTS)
      .primaryKeys();
    await database.seenProducts.bulkDelete(tooMany);
  });
}

/** The ids of viewed products, latest first. */
export async function readSeen(database: HaatDatabase): Promise<string[]> {
  return database.seenProducts.orderBy('seenAt').reverse().primaryKeys();
}
