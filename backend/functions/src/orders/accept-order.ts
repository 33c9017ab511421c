// Accepts orders or holds them, and reserves their goods: several in one transaction, so that duplicate or concurrent
// events have one effect, and so that many orders of one product do not wait for one another.
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import type { OnHoldReason } from '../../../../src/domain/order/order.ts';
import { DAY_MS } from '../../../../src/engine/limits.ts';
import { database } from '../database.ts';
import { type Ledgers, openLedgers, readAll } from './deciding-ledgers.ts';
import { isDeliveredTo } from './hold-address.ts';
import {
  decideOrder,
  type OrderDecision,
  type UnderstoodOrder,
  understandOrder,
} from './order-decision.ts';
import { orderSettings } from './order-settings.ts';
import { chargesWritten, termsFor } from './shop-terms.ts';

export interface SentOrder {
  readonly uid: string;
  readonly orderId: string;
  /** The document as the phone created it, before anybody else wrote into it. */
  readonly sent: unknown;
}

/** The outcome of an order; `ignored` if there was nothing (more) to decide. */
export type OrderOutcome = 'ignored' | 'accepted' | OnHoldReason;

/** Several instances may want a best-seller at once. */
const ATTEMPTS = 10;

/** Decides each of these orders once, in their order. @throws if the whole transaction failed */
export async function decideOrders(orders: readonly SentOrder[]): Promise<OrderOutcome[]> {
  return await database.runTransaction(
    async (transaction) => {
      const stored = await readAll(transaction, orders.map(orderReference));
      const seen = new Set<string>();
      const wanted = orders.map((sent) => {
        const { path } = orderReference(sent);
        const fields = stored.get(path)?.data();
        if (seen.has(path) || !isUndecided(fields)) return null;
        seen.add(path);
        return { ...sent, stored: fields, order: understandOrder(sent, sent.sent) };
      });
      const ledgers = await openLedgers(
        transaction,
        wanted.filter((it) => it !== null),
      );
      const outcomes = wanted.map((it) => (it ? decide(transaction, it, ledgers) : 'ignored'));
      ledgers.write(transaction);
      return outcomes;
    },
    { maxAttempts: ATTEMPTS },
  );
}

interface Wanted extends SentOrder {
  readonly stored: DocumentData;
  /** Null if the order is invalid. */
  readonly order: UnderstoodOrder | null;
}

/** Decides one order by what those before it have left. */
function decide(transaction: Transaction, wanted: Wanted, ledgers: Ledgers): OrderOutcome {
  const now = Date.now();
  const { uid, orderId, stored, order } = wanted;
  const account = ledgers.account(uid);
  const quotation = ledgers.quotation(wanted);
  const decision: OrderDecision = order
    ? decideOrder(order, {
        products: ledgers.products,
        promised: quotation.promised,
        quoted: quotation.holding(now),
        room: account.room(),
        terms: termsFor(stored, ledgers.settings),
        now,
        // The stored address: it may have been corrected since.
        isDelivered: isDeliveredTo(stored.address, ledgers.settings),
      })
    : { outcome: 'held', reason: 'invalid' };
  if (decision.outcome === 'held') {
    const isOneTooMany = !isSent(stored) && account.room().held < 1;
    const reason = isOneTooMany ? 'too-many-held' : decision.reason;
    if (decision.reason === 'limit') account.recordLimit(now);
    if (!isSent(stored) && !isOneTooMany) account.hold(orderId);
    transaction.update(orderReference(wanted), heldFields(stored, reason));
    return reason;
  }
  const { items, subTotal, total, charges, quotedPieces, openPieces } = decision;
  for (const { productId, quantity } of items) ledgers.stock.take(productId, quantity);
  // The event of a delivered order has come already, and would not close it again.
  if (stored.deliveryStatus !== 'delivered') account.open(orderId, openPieces);
  quotation.use(quotedPieces);
  transaction.update(orderReference(wanted), {
    items,
    subTotal,
    total,
    ...chargesWritten(charges),
    acceptedAt: now,
    changedAt: FieldValue.serverTimestamp(),
    ...(Object.keys(quotedPieces).length > 0 && { quotedPieces }),
    ...waitsForTransfer(stored, now),
  });
  return 'accepted';
}

/** Whether the merchant has sent an order or given it up, whatever the shop decides. */
export function isSent({ deliveryStatus }: DocumentData): boolean {
  return deliveryStatus !== 'processing' && deliveryStatus !== 'pending';
}

/** The changes to an order that is held, or cancelled because too many are held. */
export function heldFields(stored: DocumentData, reason: OnHoldReason) {
  const isGivenUp = reason === 'too-many-held';
  return {
    heldReason: reason,
    ...(!isSent(stored) && { deliveryStatus: isGivenUp ? 'cancel' : 'pending' }),
    ...(isGivenUp && { cancelledAt: Date.now(), cancelledBy: 'shop' }),
    changedAt: FieldValue.serverTimestamp(),
  };
}

/** Until when an order's goods are kept for a bank transfer that nobody has seen yet. */
export function waitsForTransfer(stored: DocumentData, now: number): { payBy?: number } {
  const { transferDays } = orderSettings;
  const isWaiting =
    stored.paymentMethod === 'NEFT' && stored.status !== 'success' && transferDays > 0;
  return isWaiting ? { payBy: now + transferDays * DAY_MS } : {};
}

/** An order that was taken back before it arrived has no items. */
export function isUndecided(stored: DocumentData | undefined): stored is DocumentData {
  return (
    stored?.items !== undefined &&
    stored.deliveryStatus !== 'cancel' &&
    !stored.acceptedAt &&
    !stored.heldReason &&
    // An order that the merchant releases is accepted in release-order.ts.
    !stored.releasedAt
  );
}

export function orderReference({ uid, orderId }: SentOrder): DocumentReference {
  return database.doc(`users/${uid}/orders/${orderId}`);
}
