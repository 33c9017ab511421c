// Shared parts of the desk's write kinds: saving under the merchant's account, and updating this device's copy at the
// end, as long as the merchant is still signed in.
import type { Table } from 'dexie';
import * as v from 'valibot';
import { isStillHere } from '#engine/account/account.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { enqueue, type SaveOutcome } from '#engine/outbox/enqueue.ts';
import { recordProven } from '#engine/outbox/settled-writes.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { recordDeskChanged } from './desk-state.ts';

/** A kind's `onDone`. `change` applies a proven write to the copy of the merchant `uid`. */
export function whenProven<Payload>(
  schema: v.GenericSchema<unknown, Payload>,
  change: (
    database: HaatDatabase,
    uid: string,
    payload: Payload,
    row: OutboxRow,
  ) => Promise<unknown>,
) {
  return async (database: HaatDatabase, row: OutboxRow): Promise<void> => {
    await recordProven(database, row);
    const done = v.safeParse(schema, row.payload);
    if (!done.success || row.uid === null || !(await isStillHere(database, row.uid))) return;
    await change(database, row.uid, done.output, row);
    await recordDeskChanged(database);
  };
}

/** A kind's `onDiscard`: has the desk read the shop again. */
export async function recordGivenUp(database: HaatDatabase, row: OutboxRow): Promise<void> {
  if (row.uid !== null && (await isStillHere(database, row.uid))) await recordDeskChanged(database);
}

/**
 * The fields of a merchant's write with its author; the server stamps the time. Rule: isSigned in
 * backend/firestore.rules.
 */
export function signed(fields: PlainFields, { uid }: OutboxRow) {
  return { fields: { ...fields, changedBy: uid }, stamp: 'changedAt' };
}

/** Saves a write of this kind. Needs no network. `id` is minted once for each press; `now` in ms. */
export function saveAtDesk(
  database: HaatDatabase,
  { kind, version, sentBy }: Pick<WriteKind, 'kind' | 'version' | 'sentBy'>,
  write: { id: string; uid: string; entityKey: string; payload: unknown },
  now: number,
  changed?: readonly Table[],
  change?: () => Promise<unknown>,
): Promise<SaveOutcome> {
  return enqueue(database, { ...write, kind, v: version, sentBy }, now, changed, change);
}
