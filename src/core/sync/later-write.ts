// Whether a write has the last word about its entity on this device. Only reads the outbox.
import type { HaatDatabase } from '../device/database.ts';
import { readOutbox } from '../device/outbox-rows.ts';
import type { OutboxRow } from '../model/write.ts';

/** Whether a later write of the same entity and account waits. */
export async function hasLaterWrite(database: HaatDatabase, row: OutboxRow): Promise<boolean> {
  return (await readOutbox(database)).some(
    ({ seq, row: other }) =>
      seq > row.seq && other?.uid === row.uid && other.entityKey === row.entityKey,
  );
}
