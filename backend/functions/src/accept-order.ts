// Takes an order or holds it, and puts its goods aside: all in one transaction, so that an event which comes twice, or beside
// another order for the last piece, has one effect.
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { HeldOrderReason, NewOrder } from '../../../src/core/model/order.ts';
import { ProductFields } from '../../../src/core/model/product.ts';
import {
  type QuotationLine,
  quotationFromFields,
  StoredQuotation,
} from '../../../src/core/model/quotation.ts';
import { database } from './database.ts';
import { decideOrder, type Offer, understandOrder } from './order-decision.ts';
import { addPieces, readProducts } from './stock.ts';

export interface SentOrder {
  readonly uid: string;
  readonly orderId: string;
  /** The document as it was created: what the phone sent, before anybody else wrote into it. */
  readonly sent: unknown;
}

/** Decides once; `ignored` when there is nothing to decide (any more). */
export async function acceptOrHold({
  uid,
  orderId,
  sent,
}: SentOrder): Promise<'ignored' | 'accepted' | HeldOrderReason> {
  const document = database.doc(`users/${uid}/orders/${orderId}`);
  return await database.runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data();
    if (!isUndecided(stored)) return 'ignored';
    const order = understandOrder({ uid, orderId }, sent);
    const decision = order
      ? decideOrder(order, await readOffer(transaction, uid, order))
      : ({ outcome: 'held', reason: 'invalid' } as const);
    if (decision.outcome === 'held') {
      // What the merchant sends all the same stays sent.
      const isOnlyProcessing = stored.deliveryStatus === 'processing';
      transaction.update(document, {
        heldReason: decision.reason,
        ...(isOnlyProcessing ? { deliveryStatus: 'pending' } : {}),
      });
      return decision.reason;
    }
    const { items, total } = decision;
    for (const { productId, quantity } of order?.items ?? []) {
      addPieces(transaction, productId, -quantity);
    }
    transaction.update(document, { items, subTotal: total, total, acceptedAt: Date.now() });
    return 'accepted';
  });
}

/** An order that was taken back before it arrived has no items. */
function isUndecided(stored: DocumentData | undefined): stored is DocumentData {
  return (
    stored?.items !== undefined &&
    stored.deliveryStatus !== 'cancel' &&
    !stored.acceptedAt &&
    !stored.heldReason
  );
}

async function readOffer(transaction: Transaction, uid: string, order: NewOrder): Promise<Offer> {
  const ids = order.items.map(({ productId }) => productId);
  const products = new Map<string, ProductFields>();
  for (const [id, found] of await readProducts(transaction, ids)) {
    const fields = v.safeParse(ProductFields, found.data());
    if (fields.success) products.set(id, fields.output);
  }
  return { products, quoted: await readQuoted(transaction, uid, order.quotationId) };
}

async function readQuoted(
  transaction: Transaction,
  uid: string,
  id: string | undefined,
): Promise<QuotationLine[]> {
  if (!id) return [];
  const found = await transaction.get(database.doc(`users/${uid}/quotations/${id}`));
  const fields = v.safeParse(StoredQuotation, found.data());
  return fields.success ? quotationFromFields(id, fields.output).quotation.lines : [];
}
