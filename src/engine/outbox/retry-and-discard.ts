// Retries or discards, by hand, a write that waits or was refused.
import * as v from 'valibot';
import type { EngineDatabase } from '../device/engine-database.ts';
import { enqueue } from './enqueue.ts';
import { migrateRow } from './migrate-row.ts';
import { changeRow, laterWrites, readOutbox, removeRow } from './outbox-rows.ts';
import { DUE, type NewWrite, type OutboxRow } from './write.ts';
import type { WriteKinds } from './write-kind.ts';

/** Makes a row due at once; "Retry now" always acts. */
export async function retryNow(database: EngineDatabase, seq: number): Promise<void> {
  await changeRow(database, seq, DUE);
}

/**
 * Removes a row for good. If it may have landed and its kind can be undone, enqueues its cancellation instead, unless a
 * later write about the same entity waits: that one has the last word, and undoes both if it is discarded too.
 * Discarding a whole also discards the waiting changes of its parts. `now` in ms.
 */
export async function discard(
  database: EngineDatabase,
  kinds: WriteKinds,
  seq: number,
  now: number,
): Promise<void> {
  const changed = Object.values(kinds).flatMap((kind) => kind.tables?.(database) ?? []);
  // Read and remove in one transaction: a drain may be about to send it.
  await database.transaction('rw', [database.outbox, ...changed], async () => {
    const stored = (await readOutbox(database)).find((it) => it.seq === seq);
    if (!stored) return;
    const { row } = stored;
    const kindOf = ({ kind }: OutboxRow) => (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined);
    const isPart = (it: OutboxRow) => kindOf(it)?.isPart === true;
    if (row && !isPart(row)) {
      const parts = (await laterWrites(database, row)).filter(isPart).reverse();
      for (const part of parts) await discard(database, kinds, part.seq, now);
    }
    const later = row ? await laterWrites(database, row) : [];
    const next = later.find((it) => !isPart(it) || it.kind === row?.kind);
    const isOverruled = next !== undefined;
    if (row && next) await handOver(database, kinds, row, next);
    const cancellation = row?.everSent && !isOverruled ? cancellationOf(row, kinds) : null;
    await removeRow(database, seq, changed, async () => {
      if (row) await kindOf(row)?.onDiscard?.(database, row, isOverruled);
      if (cancellation) await enqueue(database, cancellation, now);
    });
  });
}

/**
 * Gives the `before` state of the discarded write to the next write about the same entity, which restores it if
 * discarded too.
 */
async function handOver(
  database: EngineDatabase,
  kinds: WriteKinds,
  row: OutboxRow,
  next: OutboxRow,
): Promise<void> {
  const given = migrateRow(row, kinds);
  const heir = migrateRow(next, kinds);
  if (given.outcome === 'not-understood' || heir.outcome !== 'understood') return;
  const { payload, kind } = heir;
  const change = { ...Object(payload), before: Reflect.get(Object(given.payload), 'before') };
  const isFit = Object.hasOwn(Object(payload), 'before') && v.is(kind.schema, change);
  await changeRow(database, next.seq, {
    everSent: next.everSent || row.everSent,
    ...(isFit ? { payload: change, v: kind.version } : {}),
  });
}

function cancellationOf(row: OutboxRow, kinds: WriteKinds): NewWrite | null {
  const understood = migrateRow(row, kinds);
  if (understood.outcome === 'not-understood') return null;
  return understood.kind.cancellation?.(understood.payload, row) ?? null;
}
