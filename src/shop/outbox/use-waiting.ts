// The outbox's rows in the shopper's words, and what the shopper may do about each.
import { useEffect, useRef, useState } from 'react';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { acceptRequote, type BlockedOrder, blockedOrder } from '#domain/order/requote-write.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { readAccount } from '#engine/account/account.ts';
import { newThrottle } from '#engine/device/throttle.ts';
import { yieldToMain } from '#engine/device/yield-to-main.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { discard, retryNow } from '#engine/outbox/retry-and-discard.ts';
import {
  belongsTo,
  heldUpIn,
  type Reachability,
  type StoredRow,
} from '#engine/outbox/row-status.ts';
import { readLapsed, readProven } from '#engine/outbox/settled-writes.ts';
import { type RowSituation, type RowWords, rowWords } from './messages.ts';
import { rowTitle } from './row-title.ts';

export type WaitingItem = RowWords & {
  seq: number;
  /** Null when the row can no longer be read. */
  id: string | null;
  title: string;
  /** ms since 1970; 0 when the row can no longer be read. */
  savedAt: number;
  /** The order that asks for a requote; else null. */
  requote: BlockedOrder | null;
};

/** A lapsed write. */
type LapsedItem = { id: string; title: string };

/** `othersWait`: nobody is signed in, and writes of a signed-out account wait here. */
export type Waiting = { items: WaitingItem[]; lapsed: LapsedItem[]; othersWait: boolean };

const throttle = newThrottle();

/** This shopper's waiting and refused writes, oldest first, so that rows stay put; undefined while loading. */
export function useWaiting(): Waiting | undefined {
  const reachability = useReachability();
  return useLiveQuery(() => throttle(() => readWaiting(reachability)), [reachability]);
}

async function readWaiting(reachability: Reachability): Promise<Waiting> {
  const database = deviceDatabase();
  const account = (await readAccount(database))?.uid ?? null;
  const rows = await readOutbox(database);
  // On a slow phone, reading hundreds of rows takes as long as wording them: split into two tasks of a frame each.
  await yieldToMain();
  const own = rows.filter(({ row }) => !row || belongsTo(row, account));
  const heldUpBy = heldUpIn(rows);
  const items = await Promise.all(
    own.map((stored) =>
      waitingItem(database, stored, { reachability, behind: behindOf(stored, heldUpBy) }),
    ),
  );
  const lapsed = await Promise.all(
    (await readLapsed(database, Date.now())).map(async ({ row }) => ({
      id: row.id,
      title: await rowTitle(database, row),
    })),
  );
  return { items, lapsed, othersWait: account === null && own.length < rows.length };
}

/** Retries a write now, whatever it waited for. */
export function retry(seq: number): Promise<void> {
  return retryNow(deviceDatabase(), seq);
}

/** Discards a write for good. */
export function discardItem(seq: number): Promise<void> {
  return discard(deviceDatabase(), writeKinds, seq, Date.now());
}

/** Accepts an order's requote at this total; false when the total has changed again. */
export function orderAt(seq: number, totalRupees: number): Promise<boolean> {
  return acceptRequote(deviceDatabase(), writeKinds, { seq, totalRupees }, Date.now());
}

/** Whether an earlier write about the same entity needs the shopper first, and whether for a requote. */
function behindOf(
  { row }: StoredRow,
  heldUpBy: ReturnType<typeof heldUpIn>,
): RowSituation['behind'] {
  const first = row && heldUpBy(row);
  if (!first) return null;
  return first.row?.heldFor === 'review' ? 'requote' : 'other';
}

async function waitingItem(
  database: HaatDatabase,
  stored: StoredRow,
  situation: RowSituation,
): Promise<WaitingItem> {
  const { seq, row } = stored;
  const title = await rowTitle(database, row);
  const requote = row && blockedOrder(row, writeKinds);
  const words = rowWords(row, situation);
  return { seq, id: row?.id ?? null, title, savedAt: row?.createdAt ?? 0, requote, ...words };
}

/** The title of the write that arrived last, or null. Only proof counts: a discarded write has not arrived. */
export function useArrived(items: readonly WaitingItem[] | undefined): string | null {
  const [arrived, setArrived] = useState<string | null>(null);
  const before = useRef<readonly WaitingItem[]>([]);
  useEffect(() => {
    if (!items) return;
    const left = new Set(items.map(({ seq }) => seq));
    const gone = before.current.filter(({ seq }) => !left.has(seq));
    before.current = items;
    if (gone.length === 0) return;
    void readProven(deviceDatabase()).then((proven) => {
      const last = gone.findLast(({ id }) => id !== null && proven.includes(id));
      if (last) setArrived(last.title);
    }, console.error);
  }, [items]);
  return arrived;
}
