// The desk's copy of products on the merchant's device, per merchant: fields as the shop stores them, hidden products
// too. Readers lay this device's waiting edits over it. `deskStock` holds the fields that the list shows.

import { Dexie } from 'dexie';
import type { DeskProduct, HaatDatabase } from '../../device/tables.ts';
import { type EditedFields, withChange } from '../../editing/edited-fields.ts';
import { productCard } from './stock-change.ts';

const { minKey, maxKey } = Dexie;

/** One product, if this device has it. */
export async function readDeskProduct(
  { deskProducts }: HaatDatabase,
  uid: string,
  productId: string,
): Promise<DeskProduct | undefined> {
  return deskProducts.get([uid, productId]);
}

/** Replaces the rows with these ids; with `isAll`, every row of this merchant. */
export async function putDeskProducts(
  { deskProducts, deskStock }: HaatDatabase,
  uid: string,
  products: readonly Omit<DeskProduct, 'uid'>[],
  isAll: boolean,
): Promise<void> {
  for (const table of isAll ? [deskProducts, deskStock] : []) {
    await table.where('[uid+productId]').between([uid, minKey], [uid, maxKey]).delete();
  }
  await deskProducts.bulkPut(products.map((product) => ({ ...product, uid })));
}

/** Changes some fields of a product, in the list as well; a product unknown to this device gets only these fields. */
export async function editDeskProduct(
  { deskProducts, deskStock }: HaatDatabase,
  uid: string,
  productId: string,
  change: EditedFields,
): Promise<void> {
  const known = await deskProducts.get([uid, productId]);
  const fields = withChange(known?.fields ?? {}, change);
  await deskProducts.put({ uid, productId, fields });
  const listed = await deskStock.get([uid, productId]);
  const price = typeof fields.price === 'number' ? fields.price : (listed?.price ?? 0);
  const quantity = listed?.quantity ?? (typeof change.quantity === 'number' ? change.quantity : 0);
  await deskStock.put({ uid, productId, quantity, price, card: productCard(fields) });
}

/** Removes a product that the shop no longer has. */
export async function deleteDeskProduct(
  { deskProducts, deskStock }: HaatDatabase,
  uid: string,
  productId: string,
): Promise<void> {
  await deskProducts.delete([uid, productId]);
  await deskStock.delete([uid, productId]);
}
