// Restocks the goods of a cancelled order, or those that came back of one that was on its way; once, however often it is
// called. Also returns its quotation's pieces and closes it in its account.
import type { DocumentData } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { restockedPieces } from '../../../../src/domain/order/came-back.ts';
import { StepFields } from '../../../../src/domain/order/step-fields.ts';
import { moveOrder, type OrderKey } from './order-ledgers.ts';

/**
 * True from the cancellation of an accepted order until its goods are restocked; read from its document alone. A failed
 * payment does not cancel: it may be retried, and an order that nobody pays in time is cancelled.
 */
export function needsRestock(order: DocumentData | undefined): boolean {
  return (
    Boolean(order?.acceptedAt) && !order?.stockReleasedAt && order?.deliveryStatus === 'cancel'
  );
}

/** True if that was just now. */
export async function restockOrder({ uid, orderId }: OrderKey): Promise<boolean> {
  return moveOrder({ uid, orderId }, needsRestock, (ledgers) => {
    const { order, goods, quotedPieces, stock, account, quotation } = ledgers;
    const restocked = restockedPieces(goods, v.parse(StepFields, order));
    for (const [id, pieces] of Object.entries(restocked)) stock.take(id, -pieces);
    account.close(orderId);
    const back = Object.entries(quotedPieces).map(([id, pieces]) => [id, -pieces]);
    quotation.use(Object.fromEntries(back));
    const now = Date.now();
    return { stockReleasedAt: now, ...(order.cancelledAt ? {} : { cancelledAt: now }) };
  });
}
