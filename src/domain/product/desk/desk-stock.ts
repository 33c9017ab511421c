// The desk's copy of stock and prices on the merchant's device, each under its merchant: only what the shop itself was seen to have. What this
// device has still to send is laid over it where it is read.

import { Dexie } from 'dexie';
import type { DeskStock, HaatDatabase } from '../../device/tables.ts';

/** A merchant's copy, by product. */
export async function readDeskStock(
  database: HaatDatabase,
  uid: string,
): Promise<Map<string, DeskStock>> {
  const rows = await database.deskStock
    .where('[uid+productId]')
    .between([uid, Dexie.minKey], [uid, Dexie.maxKey])
    .toArray();
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Puts these in place of what stood under their names. */
export async function putDeskStock(
  database: HaatDatabase,
  stock: readonly DeskStock[],
): Promise<void> {
  await database.deskStock.bulkPut(stock);
}

/** Changes the price of a product, if this device has it. Rupees. */
export async function changeDeskPrice(
  database: HaatDatabase,
  uid: string,
  productId: string,
  price: number,
): Promise<void> {
  await database.deskStock.update([uid, productId], { price });
}
