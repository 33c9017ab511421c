// An order that the shop had put on hold, and that its merchant takes after all: as it stands, at the prices that its shopper agreed to. From
// here on it is an order like any other, whose goods are put aside and which counts as open.
import type { DocumentData } from 'firebase-admin/firestore';
import { database } from '../database.ts';
import { waitsForTransfer } from './accept-order.ts';
import { accountDocument, openAccountBook } from './account-limits.ts';
import { piecesIn } from './restock-order.ts';
import { openStockBook, stockReferences } from './stock.ts';

/** True from the moment at which the merchant releases an order until it is taken; decided from its document alone. */
export function isReleased(order: DocumentData | undefined): boolean {
  const isOver = order?.deliveryStatus === 'cancel' || order?.deliveryStatus === 'pending';
  return Boolean(order?.releasedAt) && !order?.acceptedAt && !order?.heldReason && !isOver;
}

/** Takes a released order once, however often it is asked to; true when that was just now. There may be fewer pieces than it needs. */
export async function acceptReleased({
  uid,
  orderId,
}: {
  uid: string;
  orderId: string;
}): Promise<boolean> {
  const document = database.doc(`users/${uid}/orders/${orderId}`);
  return await database.runTransaction(async (transaction) => {
    const order = (await transaction.get(document)).data();
    if (!order || !isReleased(order)) return false;
    const goods = piecesIn(order.items);
    const references = [accountDocument(uid), ...stockReferences([...goods.keys()])];
    const found = new Map((await transaction.getAll(...references)).map((it) => [it.ref.path, it]));
    const stock = openStockBook(found);
    for (const [id, pieces] of goods) stock.take(id, pieces);
    stock.write(transaction);
    const account = found.get(accountDocument(uid).path);
    if (account && order.deliveryStatus !== 'delivered') {
      const book = openAccountBook(account);
      book.open(
        orderId,
        [...goods.values()].reduce((sum, pieces) => sum + pieces, 0),
      );
      book.write(transaction);
    }
    const now = Date.now();
    transaction.update(document, { acceptedAt: now, ...waitsForTransfer(order, now) });
    return true;
  });
}
