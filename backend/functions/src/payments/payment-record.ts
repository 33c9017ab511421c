// `payments/{orderId}`: what the shop asked for and what came of it. Only functions read and write it.
import type { DocumentReference, DocumentSnapshot, Precondition } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from '../database.ts';

export const PaymentRecord = v.object({
  uid: v.string(),
  orderId: v.string(),
  amountPaise: v.number(),
  /** None while the provider is being asked for it. */
  providerOrderId: v.nullable(v.string()),
  /** When somebody last began to ask the provider for an order, ms. */
  claimedAt: v.number(),
  state: v.picklist(['created', 'authorized', 'success', 'failed']),
  paymentId: v.nullable(v.string()),
  createdAt: v.number(),
  updatedAt: v.number(),
  /** When the reconciler asks the provider about it, ms; null when there is nothing more to ask. */
  lookAt: v.nullable(v.number()),
});
export type PaymentRecord = v.InferOutput<typeof PaymentRecord>;

/** A payment that is not settled is asked about after this long. ms */
export const FIRST_LOOK_MS = 10 * 60 * 1000;

export function paymentDocument(orderId: string): DocumentReference {
  return database.doc(`payments/${orderId}`);
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

/** The record that a provider order belongs to; null for one that is not this shop's. */
export async function findRecord(providerOrderId: string): Promise<PaymentRecord | null> {
  const { docs } = await database
    .collection('payments')
    .where('providerOrderId', '==', providerOrderId)
    .limit(1)
    .get();
  return docs[0] ? recordOf(docs[0]) : null;
}
