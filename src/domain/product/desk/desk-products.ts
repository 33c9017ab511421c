// The desk's copy of products on the merchant's device, each under its merchant: the fields as the shop has them, hidden products as well. What this device
// has still to send is laid over it where it is read. The list has what it shows in `deskStock`.

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

/** Puts these in place of what stood under their names; with `isAll`, in place of all. */
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

/** Changes some fields of a product, in the list as well; of one that this device does not have yet they are all that is known. */
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

/** Takes away a product that the shop has no more. */
export async function deleteDeskProduct(
  { deskProducts, deskStock }: HaatDatabase,
  uid: string,
  productId: string,
): Promise<void> {
  await deskProducts.delete([uid, productId]);
  await deskStock.delete([uid, productId]);
}
