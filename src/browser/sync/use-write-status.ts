// The status of one write for screens: one just saved, or one waiting since before a reload.
import { useState } from 'react';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readAccount } from '#engine/account/account.ts';
import { readOutbox, readOutboxRow, readRowsOf } from '#engine/outbox/outbox-rows.ts';
import { belongsTo, type WriteStatus, writeStatus } from '#engine/outbox/row-status.ts';
import { isProven } from '#engine/outbox/settled-writes.ts';
import { useReachability } from './use-reachability.ts';

/**
 * Follows the latest write of a kind, among those that match `isAbout` (`key` names the subject); `follow` switches to
 * one just saved.
 */
export function useLatestWrite(
  kind: string,
  isAbout: (payload: unknown) => boolean = () => true,
  key = '',
): { status: WriteStatus; follow(id: string): void } {
  const [id, follow] = useState<string | null>(null);
  const newest = useLiveQuery(() => newestWaiting(kind, isAbout), [kind, key], null);
  if (id === null && newest) follow(newest);
  return { status: useWriteStatus(id), follow };
}

/** The status of a write by its id; `none` for no id, and for one that was discarded. */
export function useWriteStatus(id: string | null): WriteStatus {
  const known = useLiveQuery(() => readWrite(id), [id]);
  const reachability = useReachability();
  return known ? writeStatus(known.rows, reachability, known.isProven) : 'none';
}

async function newestWaiting(
  kind: string,
  isAbout: (payload: unknown) => boolean,
): Promise<string | null> {
  const database = deviceDatabase();
  const account = (await readAccount(database))?.uid ?? null;
  const own = (await readOutbox(database)).filter(
    ({ row }) => row?.kind === kind && belongsTo(row, account) && isAbout(row.payload),
  );
  return own.at(-1)?.row?.id ?? null;
}

/** Its row, after the earlier rows of the same entity. */
async function readWrite(id: string | null) {
  if (id === null) return { rows: [], isProven: false };
  const database = deviceDatabase();
  const own = await readOutboxRow(database, id);
  if (!own) return { rows: [], isProven: await isProven(database, id) };
  const all = await readRowsOf(database, own.uid, own.entityKey);
  return { rows: all.filter(({ seq }) => seq <= own.seq), isProven: false };
}
