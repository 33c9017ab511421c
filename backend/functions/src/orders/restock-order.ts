// Restocks the goods of an order that was given up, once, however often it is asked to; with them go the pieces of its
// quotation, and what its account had open.
import type { DocumentData } from 'firebase-admin/firestore';
import { moveOrder, type OrderKey } from './order-ledgers.ts';

/**
 * True from the moment at which an accepted order is cancelled until its goods are restocked, decided from its document alone. A payment that
 * failed cancels nothing: it may be tried again, and an order that nobody pays in time is cancelled.
 */
export function needsRestock(order: DocumentData | undefined): boolean {
  return (
    Boolean(order?.acceptedAt) && !order?.stockReleasedAt && order?.deliveryStatus === 'cancel'
  );
}

/** True when that was just now. */
export async function restockOrder({ uid, orderId }: OrderKey): Promise<boolean> {
  return moveOrder({ uid, orderId }, needsRestock, (ledgers) => {
    const { order, goods, quotedPieces, stock, account, quotation } = ledgers;
    for (const [id, pieces] of Object.entries(goods)) stock.take(id, -pieces);
    account.close(orderId);
    const back = Object.entries(quotedPieces).map(([id, pieces]) => [id, -pieces]);
    quotation.use(Object.fromEntries(back));
    const now = Date.now();
    return { stockReleasedAt: now, ...(order.cancelledAt ? {} : { cancelledAt: now }) };
  });
}
