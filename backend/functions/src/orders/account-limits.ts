// `accounts/{uid}`: an account's open and held orders, limited so that nobody blocks the shop's goods for nothing, or
// floods its desk. Accounts of the same phone number count together, so that deleting one and starting again is no way
// out. Written by functions and the merchant; no phone reads it.
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { numberKeyOf } from '../account/number-key.ts';
import { database } from '../database.ts';
import type { OrderSettings } from './order-settings.ts';

const Count = v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined);
const Texts = v.fallback(v.optional(v.array(v.string()), []), []);

const AccountFields = v.object({
  /** Pieces of every accepted order that is neither delivered nor cancelled, by order id. */
  open: v.fallback(v.optional(v.record(v.string(), v.number()), {}), {}),
  /** Ids of the orders that wait for the merchant. */
  held: Texts,
  /** The merchant's limits for this account, in place of the shop's settings. */
  maxOpenOrders: Count,
  maxOpenPieces: Count,
  maxHeldOrders: Count,
  /** When an order was last held for these limits, ms. */
  limitReachedAt: Count,
  /** The numbers with which it logged in, as keys (account/number-key.ts). */
  numberKeys: Texts,
  /**
   * For a deleted account: when its last token expires, ms. This document is deleted after that, once
   * nothing is open.
   */
  forgetAt: Count,
});

/** How many more orders, and pieces in them, may be open; and how many more orders may be held. */
export type Room = { readonly orders: number; readonly pieces: number; readonly held: number };

/** An account's open orders inside a transaction. */
export interface AccountLedger {
  /** How many it has now. */
  counts(): Room;
  /** `others`: accounts of the same number. */
  room(settings: OrderSettings, others: readonly AccountLedger[]): Room;
  open(orderId: string, pieces: number): void;
  /** Whether it counts as open or held. */
  isCounted(orderId: string): boolean;
  hold(orderId: string): void;
  /** Gives the place of an order that is not on hold after all; an accepted one stays open. */
  unhold(orderId: string): void;
  close(orderId: string): void;
  /**
   * Notes that an order was held for the limits; only so often that a flood of orders does not contend for this
   * document.
   */
  recordLimit(now: number): void;
  noteNumber(key: string): void;
  write(transaction: Transaction, now: number): void;
}

const NOTED_EVERY_MS = 60 * 60 * 1000;
const accounts = database.collection('accounts');

export function accountDocument(uid: string): DocumentReference {
  return accounts.doc(uid);
}

/** `found`: as read in this transaction, existing or not. */
export function openAccountLedger(found: DocumentSnapshot): AccountLedger {
  const fields = v.parse(AccountFields, found.data() ?? {});
  const open = new Map(Object.entries(fields.open));
  const held = new Set(fields.held);
  const changes: { limitReachedAt?: number; numberKeys?: string[] } = {};
  let hasMoved = false;
  const counts = () => ({
    orders: open.size,
    pieces: [...open.values()].reduce((sum, pieces) => sum + pieces, 0),
    held: held.size,
  });
  return {
    counts,
    room(settings, others) {
      const all = [counts(), ...others.map((it) => it.counts())];
      const sum = (what: keyof Room) => all.reduce((count, it) => count + it[what], 0);
      return {
        orders: (fields.maxOpenOrders ?? settings.maxOpenOrders) - sum('orders'),
        pieces: (fields.maxOpenPieces ?? settings.maxOpenPieces) - sum('pieces'),
        held: (fields.maxHeldOrders ?? settings.maxHeldOrders) - sum('held'),
      };
    },
    open(orderId, pieces) {
      held.delete(orderId);
      open.set(orderId, pieces);
      hasMoved = true;
    },
    isCounted: (orderId) => open.has(orderId) || held.has(orderId),
    hold(orderId) {
      held.add(orderId);
      hasMoved = true;
    },
    unhold(orderId) {
      hasMoved = held.delete(orderId) || hasMoved;
    },
    close(orderId) {
      const wasHeld = held.delete(orderId);
      hasMoved = open.delete(orderId) || wasHeld || hasMoved;
    },
    recordLimit(now) {
      if (now - (fields.limitReachedAt ?? 0) > NOTED_EVERY_MS) changes.limitReachedAt = now;
    },
    noteNumber(key) {
      if (!fields.numberKeys.includes(key)) changes.numberKeys = [...fields.numberKeys, key];
    },
    write(transaction, now) {
      const { forgetAt = Number.POSITIVE_INFINITY } = fields;
      if (now >= forgetAt && open.size + held.size === 0) {
        transaction.delete(found.ref);
        return;
      }
      const { orders: openOrders, pieces: openPieces, held: heldOrders } = counts();
      const moved = { open: Object.fromEntries(open), held: [...held] };
      const all = {
        ...changes,
        ...(hasMoved && { ...moved, openOrders, openPieces, heldOrders }),
      };
      if (Object.keys(all).length === 0) return;
      if (found.exists) transaction.update(found.ref, all);
      else transaction.create(found.ref, all);
    },
  };
}

/** The accounts that have, or had, the same number as this one. Notes this account's number the first time. */
export async function readSameNumber(
  transaction: Transaction,
  found: DocumentSnapshot,
  ledger: AccountLedger,
): Promise<DocumentSnapshot[]> {
  let { numberKeys } = v.parse(AccountFields, found.data() ?? {});
  if (numberKeys.length === 0) {
    const key = await numberKeyOf(found.id);
    if (key === null) return [];
    ledger.noteNumber(key);
    numberKeys = [key];
  }
  const same = accounts.where('numberKeys', 'array-contains-any', numberKeys.slice(-30));
  return (await transaction.get(same)).docs.filter(({ id }) => id !== found.id);
}

/**
 * To call before a deleted account's sign-in goes: whoever logs in with its number later inherits its open orders. No
 * token of it is valid from `forgetAt` (ms) on.
 */
export async function keepOpenOf(uid: string, forgetAt: number): Promise<void> {
  const key = await numberKeyOf(uid);
  const numberKeys = key === null ? {} : { numberKeys: FieldValue.arrayUnion(key) };
  await accountDocument(uid).set({ forgetAt, ...numberKeys }, { merge: true });
}

/** To call after that: deletes the account document, unless something is still open. `now` in ms. */
export async function forgetClosed(uid: string, now: number): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const ledger = openAccountLedger(await transaction.get(accountDocument(uid)));
    ledger.write(transaction, now);
  });
}
