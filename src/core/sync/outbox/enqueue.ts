// The one way in which a write begins: the change on the device and the outbox row as one durable transaction.
// It never touches the network, and never says "saved" before the disk has it.
import type { Table } from 'dexie';
import { openToWrite } from '../../device/database/database-blocked.ts';
import {
  evictAndRetry,
  type SaveFailure,
  saveFailureReason,
} from '../../device/database/save-failure.ts';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { appendRow } from '../../device/outbox/outbox-rows.ts';
import type { NewWrite } from '../../model/outbox/write.ts';

/** Saved on this device; or not saved, and why: storage full, held back by another tab, or broken. */
export type SaveOutcome =
  | { outcome: 'saved'; id: string }
  | { outcome: 'not-saved'; reason: SaveFailure };

/**
 * Saves a write and its change of the device's tables, both or neither. Pressing twice with one id saves once.
 * `now` in ms since 1970. Never throws for a storage that fails: it says so.
 */
export async function enqueue(
  database: HaatDatabase,
  write: NewWrite,
  now: number,
  changed: readonly Table[] = [],
  change: () => Promise<unknown> = async () => undefined,
): Promise<SaveOutcome> {
  try {
    await openToWrite(database);
    await evictAndRetry(database, () =>
      database.transaction('rw', [database.outbox, ...changed], async () => {
        if (await database.outbox.get({ id: write.id })) return;
        await change();
        await appendRow(database, {
          ...write,
          accepted: write.accepted ?? null,
          createdAt: now,
          state: 'queued',
          heldFor: null,
          attempts: 0,
          denials: 0,
          nextAt: 0,
          lastError: null,
          everSent: false,
          lease: null,
        });
      }),
    );
    return { outcome: 'saved', id: write.id };
  } catch (error) {
    return { outcome: 'not-saved', reason: saveFailureReason(error) };
  }
}
