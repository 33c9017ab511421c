// `payments/{uid}_{orderId}`: the shop's demand for an order and the payments made. Only functions read and write it.
import type { DocumentReference, DocumentSnapshot, Precondition } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from '../database.ts';

const Ids = v.pipe(v.array(v.string()), v.readonly());

export const PaymentRecord = v.pipe(
  v.object({
    uid: v.string(),
    orderId: v.string(),
    amountPaise: v.number(),
    /** Null while the provider is being asked for it. */
    providerOrderId: v.nullable(v.string()),
    /** When somebody last began to ask the provider for an order, ms. */
    claimedAt: v.number(),
    state: v.picklist(['created', 'authorized', 'success', 'failed']),
    paymentId: v.nullable(v.string()),
    /** As in KnownPayment; older records lack these fields. */
    held: v.optional(Ids),
    ended: v.optional(Ids, []),
    /** Money that goes back, by payment: it came twice, for a cancelled order, or is a `part`. */
    refunds: v.optional(v.record(v.string(), v.picklist(['due', 'done', 'failed'])), {}),
    /**
     * Of the payment `paymentId`, if only a part goes back: how much in all, and how much is known to have gone, in
     * paise. `isLast`: its order is cancelled, and no further part follows.
     */
    part: v.optional(v.object({ paise: v.number(), gonePaise: v.number(), isLast: v.boolean() })),
    /** The merchant had given the order's transfer or cash back before one of the refunds failed. */
    isTransferBack: v.optional(v.boolean()),
    /** When the merchant, or a cancellation, last asked for the refund, ms. */
    askedAt: v.optional(v.number()),
    createdAt: v.number(),
    updatedAt: v.number(),
    /** When the reconciler asks the provider about it, ms; null if there is nothing more to ask. */
    lookAt: v.nullable(v.number()),
    /** How many looks in a row have failed. */
    failedLooks: v.optional(v.number(), 0),
  }),
  v.transform((record) => ({
    ...record,
    held:
      record.held ?? (record.state === 'authorized' && record.paymentId ? [record.paymentId] : []),
  })),
);
export type PaymentRecord = v.InferOutput<typeof PaymentRecord>;

/** The reconciler first asks about an unsettled payment after this time. ms */
export const FIRST_LOOK_MS = 10 * 60 * 1000;

/** The account is in the path, so that an order with another account's order id finds nothing of that account. */
function paymentDocument(uid: string, orderId: string): DocumentReference {
  return database.doc(`payments/${uid}_${orderId}`);
}

/** The payment of an order as stored, existing or not. Older ones are stored under the order's id alone. */
export async function readPayment(uid: string, orderId: string): Promise<DocumentSnapshot> {
  const own = paymentDocument(uid, orderId);
  const [payment, older] = await database.getAll(own, database.doc(`payments/${orderId}`));
  if (older?.get('uid') === uid) return older;
  return payment ?? (await own.get());
}

export function orderDocument(uid: string, orderId: string): DocumentReference {
  return database.doc(`users/${uid}/orders/${orderId}`);
}

/** Lets a write succeed only if the document is unchanged since it was read. */
export function preconditionOf({ updateTime }: DocumentSnapshot): Precondition {
  return updateTime ? { lastUpdateTime: updateTime } : { exists: false };
}

/** The record of a document; null if it does not exist. */
export function recordOf(document: DocumentSnapshot): PaymentRecord | null {
  return document.exists ? v.parse(PaymentRecord, document.data()) : null;
}

/** The payment to which a provider order belongs; null if it is not this shop's. */
export async function findPayment(
  providerOrderId: string,
): Promise<{ document: DocumentReference; record: PaymentRecord } | null> {
  const { docs } = await database
    .collection('payments')
    .where('providerOrderId', '==', providerOrderId)
    .limit(1)
    .get();
  const record = docs[0] && recordOf(docs[0]);
  return docs[0] && record ? { document: docs[0].ref, record } : null;
}
