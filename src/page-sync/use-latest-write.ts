// What became of the latest write of one kind, for the screen that sends such writes: the one that was just saved, or
// one that still waits from before a reload.
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { readAccount } from '#core/device/account/account.ts';
import { deviceDatabase } from '#core/device/database/database.ts';
import { readOutbox, readOutboxRow } from '#core/device/outbox/outbox-rows.ts';
import { isProven } from '#core/device/outbox/settled-writes.ts';
import { belongsTo, isSendable } from '#core/model/outbox/row-status.ts';
import { useReachability } from './use-reachability.ts';

/** `none` also stands for one that the shopper has discarded. */
export type WriteProgress = 'none' | 'waiting' | 'sending' | 'sent' | 'needs-you';

/** Follows the latest write of a kind; `follow` names one that was just saved. */
export function useLatestWrite(kind: string): {
  progress: WriteProgress;
  follow(id: string): void;
} {
  const [id, follow] = useState<string | null>(null);
  const newest = useLiveQuery(() => newestWaiting(kind), [kind], null);
  if (id === null && newest) follow(newest);
  return { progress: useWriteProgress(id), follow };
}

/** What became of a write; null for none. */
export function useWriteProgress(id: string | null): WriteProgress {
  const state = useLiveQuery(() => stateOf(id), [id], 'none');
  const reachability = useReachability();
  if (state === 'queued') return reachability === 'reachable' ? 'sending' : 'waiting';
  if (state === 'sending') return reachability === 'unreachable' ? 'waiting' : 'sending';
  return state;
}

async function newestWaiting(kind: string): Promise<string | null> {
  const database = deviceDatabase();
  const account = (await readAccount(database))?.uid ?? null;
  const own = (await readOutbox(database)).filter(
    ({ row }) => row?.kind === kind && belongsTo(row, account),
  );
  return own.at(-1)?.row?.id ?? null;
}

async function stateOf(
  id: string | null,
): Promise<Exclude<WriteProgress, 'sending'> | 'queued' | 'sending'> {
  if (id === null) return 'none';
  const database = deviceDatabase();
  const row = await readOutboxRow(database, id);
  if (!row) return (await isProven(database, id)) ? 'sent' : 'none';
  if (!isSendable(row)) return 'needs-you';
  if (row.state === 'queued') return 'queued';
  return row.state === 'backoff' ? 'waiting' : 'sending';
}
