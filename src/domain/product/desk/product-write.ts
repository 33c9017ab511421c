// Creates, changes, hides or deletes a product. Its fields: ProductEdit in product-edit.ts. Rules: isProductEdit,
// isNewProduct and editsProduct in backend/firestore.rules.

import type { SaveOutcome } from '#engine/outbox/enqueue.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { type EditPress, editKind, saveEdit } from '../../editing/desk-edit.ts';
import { deleteDeskProduct, editDeskProduct } from './desk-products.ts';
import { editedFields, ProductEdit } from './product-edit.ts';
import { pathOfFile } from './product-files.ts';

export const deskProductWrite = editKind<ProductEdit>({
  kind: 'desk-product',
  schema: ProductEdit,
  pathOf: ({ productId }) => `/products/${productId}`,
  note: ({ productId, does }, upon) => ({ productId, does, upon }),
  pathOfFile: ({ productId }, name) => pathOfFile(productId, name),
  fileFields: ['documentBytes'],
  allFields: editedFields,
  tables: ({ deskProducts, deskStock }) => [deskProducts, deskStock],
  keep: (database, uid, { productId, does, fields }) =>
    does === 'delete'
      ? deleteDeskProduct(database, uid, productId)
      : editDeskProduct(database, uid, productId, fields),
});

/** Saves an edit of a product. */
export function saveProductEdit(
  database: HaatDatabase,
  press: EditPress<ProductEdit>,
  now: number,
): Promise<SaveOutcome> {
  return saveEdit(database, deskProductWrite, `desk/products/${press.productId}`, press, now);
}
