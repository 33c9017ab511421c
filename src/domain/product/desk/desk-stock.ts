// The desk's copy of stock and prices on the merchant's device, per merchant: only values read from the shop or proven
// to be there. Readers lay this device's waiting edits over it.

import { Dexie } from 'dexie';
import type { DeskStock, HaatDatabase } from '../../device/tables.ts';

/** A product without a line of its own is nearly sold out at this many pieces. */
const FEW_PIECES = 5;

/** Whether a product is sold out or nearly, by its own line or the desk's. */
export function isRunningOut(pieces: number, lowStock: number | null | undefined): boolean {
  return pieces <= (lowStock ?? FEW_PIECES);
}

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

/** Replaces the rows with these keys. */
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
