// Restocks the goods of an order that was given up, once, however often it is asked to; with them go the pieces of its
// quotation, and what its account had open.
import * as v from 'valibot';
import { DocumentId } from '../../../../src/core/model/identifiers.ts';
import { database } from '../database.ts';
import { accountDocument, openAccountBook } from './account-limits.ts';
import { needsRestock } from './needs-restock.ts';
import { openQuotationBook, quotationDocument } from './quotation-use.ts';
import { openStockBook, stockReferences } from './stock.ts';

/** The little that counts here of a line, which the merchant may have edited by now. */
const Goods = v.object({
  productId: DocumentId,
  quantity: v.pipe(v.number(), v.finite(), v.minValue(0)),
});
const FromQuotation = v.object({
  quotationId: DocumentId,
  quotedPieces: v.record(v.string(), v.pipe(v.number(), v.finite(), v.minValue(0))),
});

/** True when that was just now. A product that has left the catalogue is passed over. */
export async function restockOrder({
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
    const goods = piecesIn(order?.items);
    const quoted = v.safeParse(FromQuotation, order);
    const found = new Map(
      (
        await transaction.getAll(
          accountDocument(uid),
          ...stockReferences([...goods.keys()]),
          ...(quoted.success ? [quotationDocument(uid, quoted.output.quotationId)] : []),
        )
      ).map((it) => [it.ref.path, it]),
    );
    const stock = openStockBook(found);
    for (const [id, pieces] of goods) stock.take(id, -pieces);
    stock.write(transaction);
    const account = found.get(accountDocument(uid).path);
    if (account) {
      const book = openAccountBook(account);
      book.close(orderId);
      book.write(transaction);
    }
    if (quoted.success) {
      const { quotationId, quotedPieces } = quoted.output;
      const quotation = openQuotationBook(found.get(quotationDocument(uid, quotationId).path));
      const back = Object.entries(quotedPieces).map(([id, pieces]) => [id, -pieces]);
      quotation.use(Object.fromEntries(back));
      quotation.write(transaction);
    }
    const now = Date.now();
    const cancelledAt = order?.cancelledAt ? {} : { cancelledAt: now };
    transaction.update(document, { stockReleasedAt: now, ...cancelledAt });
    return true;
  });
}

/** How many pieces of which product these lines hold; what cannot be read of them is passed over. */
export function piecesIn(items: unknown): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const item of Array.isArray(items) ? items : []) {
    const goods = v.safeParse(Goods, item);
    if (!goods.success) continue;
    const { productId, quantity } = goods.output;
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  return pieces;
}
