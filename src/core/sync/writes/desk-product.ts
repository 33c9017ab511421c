// A product that the merchant makes, changes, hides or deletes. Its fields: ProductEdit in core/model/desk/product-edit.ts. Rules: isProductEdit, isNewProduct and
// editsProduct in backend/firestore.rules.
import type { HaatDatabase } from '../../device/database/tables.ts';
import { deleteDeskProduct, editDeskProduct } from '../../device/desk/desk-products.ts';
import { editedFields, ProductEdit } from '../../model/desk/product-edit.ts';
import { pathOfFile } from '../../model/desk/product-files.ts';
import type { SaveOutcome } from '../outbox/enqueue.ts';
import { type EditPress, editKind, saveEdit } from './desk-edit.ts';

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

/** Saves what was done with a product. */
export function saveProductEdit(
  database: HaatDatabase,
  press: EditPress<ProductEdit>,
  now: number,
): Promise<SaveOutcome> {
  return saveEdit(database, deskProductWrite, `desk/products/${press.productId}`, press, now);
}
