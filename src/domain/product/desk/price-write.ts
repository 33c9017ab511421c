// A price edited in the stock list: an edit of one field of a product. Its fields: PriceChange in stock-change.ts.
// Rules: isPriceChange and editsProduct in backend/firestore.rules.

import type { SaveOutcome } from '#engine/outbox/enqueue.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { type EditPress, editKind, saveEdit } from '../../editing/desk-edit.ts';
import { changeDeskPrice } from './desk-stock.ts';
import { PriceChange } from './stock-change.ts';

export const deskPriceWrite = editKind<PriceChange>({
  kind: 'desk-price',
  schema: PriceChange,
  pathOf: ({ productId }) => `/products/${productId}`,
  note: ({ productId, fields: { price } }, { price: upon = 0 }) => ({ productId, price, upon }),
  tables: ({ deskStock }) => [deskStock],
  keep: (database, uid, { productId, fields }) =>
    changeDeskPrice(database, uid, productId, fields.price),
});

/** Saves a price, in rupees; sent in order with the product's other edits. */
export function savePrice(
  database: HaatDatabase,
  press: EditPress<PriceChange>,
  now: number,
): Promise<SaveOutcome> {
  return saveEdit(database, deskPriceWrite, `desk/products/${press.productId}`, press, now);
}
