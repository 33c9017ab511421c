// `payments/{uid}_{orderId}`: what the shop asked for and what came of it. Only functions read and write it.
import type { DocumentReference, DocumentSnapshot, Precondition } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from '../database.ts';

const Ids = v.pipe(v.array(v.string()), v.readonly());

export const PaymentRecord = v.pipe(
  v.object({
    uid: v.string(),
    orderId: v.string(),
    amountPaise: v.number(),
    /** None while the provider is being asked for it. */
    providerOrderId: v.nullable(v.string()),
    /** When somebody last began to ask the provider for an order, ms. */
    claimedAt: v.number(),
    state: v.picklist(['created', 'authorized', 'success', 'failed']),
    paymentId: v.nullable(v.string()),
    /** As in KnownPayment; what was written before there were these fields has none. */
    held: v.optional(Ids),
    ended: v.optional(Ids, []),
    /** Money that goes back, by payment: that came twice, or after its order was cancelled. */
    refunds: v.optional(v.record(v.string(), v.picklist(['due', 'done', 'failed'])), {}),
    /** When the merchant, or a cancelling, last had it given back, ms. */
    askedAt: v.optional(v.number()),
    createdAt: v.number(),
    updatedAt: v.number(),
    /** When the reconciler asks the provider about it, ms; null when there is nothing more to ask. */
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

/** A payment that is not settled is asked about after this long. ms */
export const FIRST_LOOK_MS = 10 * 60 * 1000;

/** An account's own: whoever knows an order's id gets nothing of another's by an order of the same id. */
export function paymentDocument(uid: string, orderId: string): DocumentReference {
  return database.doc(`payments/${uid}_${orderId}`);
}

/** The payment of an order as it is stored, there or not. Older ones stand under the order's id alone. */
export async function readPayment(uid: string, orderId: string): Promise<DocumentSnapshot> {
  const own = paymentDocument(uid, orderId);
  const [payment, older] = await database.getAll(own, database.doc(`payments/${orderId}`));
  if (older?.get('uid') === uid) return older;
  return payment ?? (await own.get());
}

export function orderDocument(uid: string, orderId: string): DocumentReference {
  return database.doc(`users/${uid}/orders/${orderId}`);
}

/** Lets a write count only if the document is still as it was read. */
export function preconditionOf({ updateTime }: DocumentSnapshot): Precondition {
  return updateTime ? { lastUpdateTime: updateTime } : { exists: false };
}

/** The record of a document; null where there is none. */
export function recordOf(document: DocumentSnapshot): PaymentRecord | null {
  return document.exists ? v.parse(PaymentRecord, document.data()) : null;
}

/** The payment that a provider order belongs to; null for one that is not this shop's. */
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
