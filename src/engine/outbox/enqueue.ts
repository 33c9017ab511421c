// The only way to start a write: the device's change and the outbox row in one durable transaction. Never touches the
// network, and never says "saved" before the disk has it.
import type { Table } from 'dexie';
import * as v from 'valibot';
import { openToWrite } from '../device/database-blocked.ts';
import type { EngineDatabase } from '../device/engine-database.ts';
import {
  evictAndRetry,
  type SaveFailure,
  type SendFailure,
  saveFailureReason,
} from '../device/save-failure.ts';
import { DAY_MS, MAX_SENT_A_DAY } from '../limits.ts';
import { appendRow } from './outbox-rows.ts';
import { DUE, type NewWrite } from './write.ts';

/** Saved on this device; or not, because storage is full, blocked by another tab, or broken. */
export type SaveOutcome =
  | { outcome: 'saved'; id: string }
  | { outcome: 'not-saved'; reason: SaveFailure };

/**
 * Saves a write and its change of the device's tables, both or neither. A second press with the same id saves nothing
 * more. `now` in ms since 1970. Storage failures are an outcome; it never throws for them.
 */
export async function enqueue(
  database: EngineDatabase,
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
        await appendWrite(database, write, now);
      }),
    );
    return { outcome: 'saved', id: write.id };
  } catch (error) {
    return { outcome: 'not-saved', reason: saveFailureReason(error) };
  }
}

/** Appends the row of a write; call it in the transaction that makes its change. `now` in ms. */
export async function appendWrite(
  database: EngineDatabase,
  write: NewWrite,
  now: number,
): Promise<void> {
  await appendRow(database, {
    ...write,
    accepted: write.accepted ?? null,
    createdAt: now,
    ...DUE,
    attempts: 0,
    lastError: null,
    everSent: false,
  });
}

/** The outcome of a write that needs no account: it may also reach the daily limit. */
export type SendOutcome = SaveOutcome | { outcome: 'not-saved'; reason: SendFailure };

const KEY = 'sent-today';
/** When each such write was saved, ms by the phone's clock. */
const Times = v.array(v.number());

class EnoughToday extends Error {}

/**
 * `enqueue` for a write that needs no account, limited per device and day, so that nobody floods the shop. It does not
 * stop a program that somebody writes; see decision 25.
 */
export async function enqueueRateLimited(
  database: EngineDatabase,
  write: NewWrite,
  now: number,
  changed: readonly Table[],
  change: () => Promise<unknown>,
): Promise<SendOutcome> {
  let isEnough = false;
  const saved = await enqueue(
    database,
    write,
    now,
    [...changed, database.deviceState],
    async () => {
      const kept = v.safeParse(Times, (await database.deviceState.get(KEY))?.value);
      // A clock that was set back must not lock anybody out.
      const today = kept.success ? kept.output.filter((at) => Math.abs(now - at) < DAY_MS) : [];
      isEnough = today.length >= MAX_SENT_A_DAY;
      if (isEnough) throw new EnoughToday();
      await database.deviceState.put({ key: KEY, value: [...today, now] });
      await change();
    },
  );
  return isEnough ? { outcome: 'not-saved', reason: 'enough-today' } : saved;
}
