// What the shopper may do with a write that waits or was refused: try it again now, or give it up.
import type { HaatDatabase } from '../device/database.ts';
import { changeRow, readOutbox, removeRow } from '../device/outbox-rows.ts';
import type { NewWrite, OutboxRow } from '../model/write.ts';
import { enqueue } from './enqueue.ts';
import { hasLaterWrite } from './later-write.ts';
import type { Senders } from './sender.ts';
import { understandRow } from './upcast.ts';

/** Makes a row due at once, whatever it waited for; "Retry now" always acts. */
export async function retryNow(database: HaatDatabase, seq: number): Promise<void> {
  await changeRow(database, seq, {
    state: 'queued',
    heldFor: null,
    denials: 0,
    nextAt: 0,
    lease: null,
  });
}

/**
 * Removes a row for good. If it may have landed already and its kind can be taken back, the cancellation is
 * queued in its place. `now` in ms.
 */
export async function discard(
  database: HaatDatabase,
  senders: Senders,
  seq: number,
  now: number,
): Promise<void> {
  const changed = Object.values(senders).flatMap((sender) => sender.notesIn?.(database) ?? []);
  // Read and removed as one: a drain may be about to send it.
  await database.transaction('rw', [database.outbox, ...changed], async () => {
    const stored = (await readOutbox(database)).find((it) => it.seq === seq);
    if (!stored) return;
    const { row } = stored;
    const sender = row && Object.hasOwn(senders, row.kind) ? senders[row.kind] : undefined;
    const mayHaveLanded = row?.everSent && !(await hasLaterWrite(database, row));
    const cancellation = mayHaveLanded ? cancellationOf(row, senders) : null;
    await removeRow(database, seq, changed, async () => {
      if (row) await sender?.noteDiscarded?.(database, row);
      if (cancellation) await enqueue(database, cancellation, now);
    });
  });
}

function cancellationOf(row: OutboxRow, senders: Senders): NewWrite | null {
  const understood = understandRow(row, senders);
  if (understood.outcome === 'not-understood') return null;
  return understood.sender.cancellation?.(understood.payload, row) ?? null;
}
