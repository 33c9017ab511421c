// A product that the merchant makes, changes, hides or deletes. Its fields: ProductEdit in core/model/desk/product-edit.ts. Rules: isProductEdit, isNewProduct and
// editsProduct in backend/firestore.rules.
import type { HaatDatabase } from '../../device/database/tables.ts';
import { deleteDeskProduct, editDeskProduct } from '../../device/desk/desk-products.ts';
import { ProductEdit } from '../../model/desk/product-edit.ts';
import { pathOfFile } from '../../model/desk/product-files.ts';
import type { SaveOutcome } from '../outbox/enqueue.ts';
import { type EditPress, editKind, saveEdit } from './desk-edit.ts';

export const deskProductWrite = editKind<ProductEdit>({
  kind: 'desk-product',
  schema: ProductEdit,
  pathOf: ({ productId }) => `/products/${productId}`,
  place: ({ productId }) => ({ productId }),
  pathOfFile: ({ productId }, name) => pathOfFile(productId, name),
  fileFields: ['documentBytes'],
  tables: ({ deskProducts, deskStock }) => [deskProducts, deskStock],
  keep: (database, uid, { productId, fields }) => editDeskProduct(database, uid, productId, fields),
  forget: (database, uid, { productId }) => deleteDeskProduct(database, uid, productId),
});

/** Saves what was done with a product. */
export function saveProductEdit(
  database: HaatDatabase,
  press: EditPress<ProductEdit>,
  now: number,
): Promise<SaveOutcome> {
  return saveEdit(database, deskProductWrite, `desk/products/${press.productId}`, press, now);
}
