// `accounts/{uid}`: what an account has open, so that nobody keeps the shop's goods for nothing. Written by functions and the merchant; no
// phone reads it.
import type { DocumentData, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from '../database.ts';
import type { OrderSettings } from './order-settings.ts';

const Count = v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined);

const AccountFields = v.object({
  /** Pieces of every order that was taken and is neither delivered nor cancelled, by the order's id. */
  open: v.fallback(v.optional(v.record(v.string(), v.number()), {}), {}),
  /** The merchant's own word for this account, instead of the shop's settings. */
  maxOpenOrders: Count,
  maxOpenPieces: Count,
  /** When an order was last held for these limits, ms. */
  limitReachedAt: Count,
});

/** A transaction or a batch. */
interface Writer {
  create(document: DocumentReference, fields: DocumentData): unknown;
  update(document: DocumentReference, fields: DocumentData): unknown;
}

/** How many more orders, and pieces in them, may be taken. */
export interface Room {
  readonly orders: number;
  readonly pieces: number;
}

/** What an account has open inside a transaction. */
export interface AccountLedger {
  room(settings: OrderSettings): Room;
  open(orderId: string, pieces: number): void;
  close(orderId: string): void;
  /** That an order was held for the limits; so often at most that a flood of orders does not wait for this document. */
  noteLimit(now: number): void;
  write(into: Writer): void;
}

const NOTED_EVERY_MS = 60 * 60 * 1000;

export function accountDocument(uid: string): DocumentReference {
  return database.doc(`accounts/${uid}`);
}

/** `found`: as it was read in this transaction, there or not. */
export function openAccountLedger(found: DocumentSnapshot): AccountLedger {
  const fields = v.parse(AccountFields, found.data() ?? {});
  const open = new Map(Object.entries(fields.open));
  const changes: { limitReachedAt?: number } = {};
  let hasMoved = false;
  const openPieces = () => [...open.values()].reduce((sum, pieces) => sum + pieces, 0);
  return {
    room: ({ maxOpenOrders, maxOpenPieces }) => ({
      orders: (fields.maxOpenOrders ?? maxOpenOrders) - open.size,
      pieces: (fields.maxOpenPieces ?? maxOpenPieces) - openPieces(),
    }),
    open(orderId, pieces) {
      open.set(orderId, pieces);
      hasMoved = true;
    },
    close(orderId) {
      hasMoved = open.delete(orderId) || hasMoved;
    },
    noteLimit(now) {
      if (now - (fields.limitReachedAt ?? 0) > NOTED_EVERY_MS) changes.limitReachedAt = now;
    },
    write(into) {
      const counts = { openOrders: open.size, openPieces: openPieces() };
      const all = { ...changes, ...(hasMoved && { open: Object.fromEntries(open), ...counts }) };
      if (Object.keys(all).length === 0) return;
      if (found.exists) into.update(found.ref, all);
      else into.create(found.ref, all);
    },
  };
}

/** Notes that an order is no longer open; nothing is written when it was not counted, or not any more. */
export async function closeOrder({
  uid,
  orderId,
}: {
  uid: string;
  orderId: string;
}): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const ledger = openAccountLedger(await transaction.get(accountDocument(uid)));
    ledger.close(orderId);
    ledger.write(transaction);
  });
}
