// Accepts an order that the merchant releases from hold: at today's prices, or at those that its shopper saw. Its goods
// are then reserved and it counts as open, like any other order. On a problem that the merchant could not see, it goes
// back on hold.
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { Amendment } from '../../../../src/domain/order/amendment.ts';
import { paiseFromRupees } from '../../../../src/domain/shared/money.ts';
import { waitsForTransfer } from './accept-order.ts';
import { offeredProducts } from './offered-products.ts';
import { moveOrder, type OrderKey } from './order-ledgers.ts';
import { decideRelease, type ReleaseDecision, Released } from './release-decision.ts';
import { chargesWritten, termsFor } from './shop-terms.ts';

/** True from the release of an order until it is decided; read from its document alone. */
export function isReleased(order: DocumentData | undefined): boolean {
  const isOver = order?.deliveryStatus === 'cancel' || order?.deliveryStatus === 'pending';
  return Boolean(order?.releasedAt) && !order?.acceptedAt && !order?.heldReason && !isOver;
}

/** Decides a released order once; true if it was accepted just now. */
export async function acceptReleased({ uid, orderId }: OrderKey): Promise<boolean> {
  let isTaken = false;
  await moveOrder({ uid, orderId }, isReleased, async (ledgers) => {
    const { order, goods, stock, account, quotation, found, readSettings } = ledgers;
    const now = Date.now();
    const released = v.safeParse(Released, order);
    const decision: ReleaseDecision = released.success
      ? decideRelease(released.output, {
          products: await offeredProducts(Object.keys(goods), found, stock),
          quoted: quotation.holding(now),
          terms: termsFor(order, await readSettings()),
          now,
        })
      : { outcome: 'held', reason: 'invalid' };
    isTaken = decision.outcome === 'accepted';
    if (decision.outcome === 'held') {
      // An order that the merchant has sent meanwhile stays sent.
      const { deliveryStatus } = order;
      return {
        heldReason: decision.reason,
        deliveryStatus: deliveryStatus === 'processing' ? 'pending' : deliveryStatus,
        release: FieldValue.delete(),
      };
    }
    const { items, subTotal, total, charges, quotedPieces, openPieces } = decision;
    for (const { productId, quantity } of items) stock.take(productId, quantity);
    if (order.deliveryStatus !== 'delivered') account.open(orderId, openPieces);
    quotation.use(quotedPieces);
    return {
      ...{ items, subTotal, total, acceptedAt: now },
      ...chargesWritten(charges),
      ...(Object.keys(quotedPieces).length > 0 && { quotedPieces }),
      ...newTotal(order, total, now),
      ...waitsForTransfer(order, now),
    };
  });
  return isTaken;
}

/** Tells the shopper if the price has changed. */
function newTotal(order: DocumentData, total: number, now: number): object {
  if (paiseFromRupees(order.total) === paiseFromRupees(total)) return {};
  const id = `release-${order.releasedAt}`;
  const change: Amendment = { id, at: now, lines: [], totalBefore: order.total, total };
  return { amendments: FieldValue.arrayUnion(change) };
}
