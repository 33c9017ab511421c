// Takes orders or holds them, and puts their goods aside: several in one transaction, so that an event which comes twice, or beside
// others for the last piece, has one effect, and so that many orders of one product do not wait for one another.
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

export interface SentOrder {
  readonly uid: string;
  readonly orderId: string;
  /** The document as it was created: what the phone sent, before anybody else wrote into it. */
  readonly sent: unknown;
}

/** What became of an order; `ignored` when there was nothing to decide (any more). */
export type OrderOutcome = 'ignored' | 'accepted' | OnHoldReason;

/** A best-seller is wanted by several instances at once. */
const ATTEMPTS = 10;

/** Decides each of these orders once, in their order. @throws when nothing of it could be done. */
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
  /** Null when it makes no sense. */
  readonly order: UnderstoodOrder | null;
}

/** Decides one, by what those before it have left. */
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
        // The address may have been corrected by now.
        isDelivered: isDeliveredTo(stored.address),
      })
    : { outcome: 'held', reason: 'invalid' };
  if (decision.outcome === 'held') {
    const isOneTooMany = !isSent(stored) && account.room().held < 1;
    const reason = isOneTooMany ? 'too-many-held' : decision.reason;
    if (decision.reason === 'limit') account.noteLimit(now);
    if (!isSent(stored) && !isOneTooMany) account.hold(orderId);
    transaction.update(orderReference(wanted), heldFields(stored, reason));
    return reason;
  }
  const { items, total, quotedPieces, openPieces } = decision;
  for (const { productId, quantity } of items) ledgers.stock.take(productId, quantity);
  // News of what the merchant has delivered already came before, and will not come again.
  if (stored.deliveryStatus !== 'delivered') account.open(orderId, openPieces);
  quotation.use(quotedPieces);
  transaction.update(orderReference(wanted), {
    items,
    subTotal: total,
    total,
    acceptedAt: now,
    changedAt: FieldValue.serverTimestamp(),
    ...(Object.keys(quotedPieces).length > 0 && { quotedPieces }),
    ...waitsForTransfer(stored, now),
  });
  return 'accepted';
}

/** Whether its merchant sends an order, or gave it up, whatever the shop says of it. */
export function isSent({ deliveryStatus }: DocumentData): boolean {
  return deliveryStatus !== 'processing' && deliveryStatus !== 'pending';
}

/** What changes in an order that is held, or cancelled because too many are held. */
export function heldFields(stored: DocumentData, reason: OnHoldReason) {
  const isGivenUp = reason === 'too-many-held';
  return {
    heldReason: reason,
    ...(!isSent(stored) && { deliveryStatus: isGivenUp ? 'cancel' : 'pending' }),
    ...(isGivenUp && { cancelledAt: Date.now(), cancelledBy: 'shop' }),
    changedAt: FieldValue.serverTimestamp(),
  };
}

/** Until when the goods of an order are kept for a bank transfer that nobody has seen yet. */
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
    // What the merchant takes after all is accepted as it stands (release-order.ts).
    !stored.releasedAt
  );
}

export function orderReference({ uid, orderId }: SentOrder): DocumentReference {
  return database.doc(`users/${uid}/orders/${orderId}`);
}
