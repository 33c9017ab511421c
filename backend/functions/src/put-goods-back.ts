// Puts the goods of an order that was given up back on the shelf, once, however often it is asked to.
import * as v from 'valibot';
import { DocumentId } from '../../../src/core/model/identifiers.ts';
import { database } from './database.ts';
import { needsRestock } from './needs-restock.ts';
import { addPieces, readProducts } from './stock.ts';

/** The little that counts here of a line, which the merchant may have edited by now. */
const Goods = v.object({
  productId: DocumentId,
  quantity: v.pipe(v.number(), v.finite(), v.minValue(0)),
});

/** True when they were put back just now. A product that has left the catalogue is passed over. */
export async function putGoodsBack({
  uid,
  orderId,
}: {
  uid: string;
  orderId: string;
}): Promise<boolean> {
  const document = database.doc(`users/${uid}/orders/${orderId}`);
  return await database.runTransaction(async (transaction) => {
    const order = (await transaction.get(document)).data();
    if (!needsRestock(order)) return false;
    const pieces = piecesIn(order?.items);
    for (const id of (await readProducts(transaction, [...pieces.keys()])).keys()) {
      addPieces(transaction, id, pieces.get(id) ?? 0);
    }
    transaction.update(document, { stockReleasedAt: Date.now() });
    return true;
  });
}

function piecesIn(items: unknown): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const item of Array.isArray(items) ? items : []) {
    const goods = v.safeParse(Goods, item);
    if (!goods.success) continue;
    const { productId, quantity } = goods.output;
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  return pieces;
}
