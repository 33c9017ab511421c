// An order that the shop had put on hold, and that its merchant takes after all: as it stands, at the prices that its shopper agreed to. From
// here on it is an order like any other, whose goods are put aside and which counts as open.
import type { DocumentData } from 'firebase-admin/firestore';
import { waitsForTransfer } from './accept-order.ts';
import { moveOrder, type OrderKey } from './order-ledgers.ts';

/** True from the moment at which the merchant releases an order until it is accepted; decided from its document alone. */
export function isReleased(order: DocumentData | undefined): boolean {
  const isOver = order?.deliveryStatus === 'cancel' || order?.deliveryStatus === 'pending';
  return Boolean(order?.releasedAt) && !order?.acceptedAt && !order?.heldReason && !isOver;
}

/** Accepts a released order once; true when that was just now. There may be fewer pieces than it needs. */
export async function acceptReleased({ uid, orderId }: OrderKey): Promise<boolean> {
  return moveOrder({ uid, orderId }, isReleased, ({ order, goods, stock, account }) => {
    for (const [id, pieces] of Object.entries(goods)) stock.take(id, pieces);
    if (order.deliveryStatus !== 'delivered') {
      const open = Object.values(goods).reduce((sum, pieces) => sum + pieces, 0);
      account.open(orderId, open);
    }
    const now = Date.now();
    return { acceptedAt: now, ...waitsForTransfer(order, now) };
  });
}
