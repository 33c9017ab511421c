// What is known of the desk's copy as a whole: up to when it was read, and what this device has sent since.
import * as v from 'valibot';
import { DESK_KEY } from '../account/account-mirror-state.ts';
import { Role } from '../account/desk/people.ts';
import type { HaatDatabase } from '../device/tables.ts';

/** `to`: the server time up to which all changes are in the copy, RFC 3339. `wholeAt`: when all of it was read last, ms by this device's clock. */
const PartRead = v.object({ to: v.string(), wholeAt: v.number() });

const DeskState = v.object({
  /** As what its reader was let read it. */
  role: v.optional(Role, 'merchant'),
  /** Counts the writes of the desk that were proven or given up; it only has to differ. */
  changes: v.number(),
  /** When something of the shop was read last, ms by this device's clock; null before the first time. */
  readAt: v.optional(v.nullable(v.number()), null),
  /** By part (desk-parts.ts); one that was never read is missing. */
  read: v.optional(v.record(v.string(), v.optional(PartRead)), () => ({})),
  /** Pieces by product that the shop was proven to have counted since the product was last read by its name. */
  countedSince: v.optional(v.record(v.string(), v.number()), () => ({})),
});
export type DeskState = v.InferOutput<typeof DeskState>;

/** What is known of the copy. */
export async function readDeskState(database: HaatDatabase): Promise<DeskState> {
  const state = v.safeParse(DeskState, (await database.deviceState.get(DESK_KEY))?.value);
  return state.success ? state.output : v.parse(DeskState, { changes: 0 });
}

export async function writeDeskState(database: HaatDatabase, value: DeskState): Promise<void> {
  await database.deviceState.put({ key: DESK_KEY, value });
}

/** Records that a write came to its end, so that an answer which is on its way is overtaken; for the transaction that removes its row. */
export async function noteDeskChanged(database: HaatDatabase): Promise<void> {
  const state = await readDeskState(database);
  await writeDeskState(database, { ...state, changes: state.changes + 1 });
}

/** Records pieces that the shop has counted; for the same transaction. */
export async function recordPieces(
  database: HaatDatabase,
  productId: string,
  by: number,
): Promise<void> {
  const state = await readDeskState(database);
  const counted = (state.countedSince[productId] ?? 0) + by;
  const countedSince = { ...state.countedSince, [productId]: counted };
  await writeDeskState(database, { ...state, countedSince });
}

/** Records that nothing of the shop was missed up to this moment, ms by this device's clock. */
export async function noteDeskInTouch(database: HaatDatabase, readAt: number): Promise<void> {
  await database.transaction('rw', database.deviceState, async () => {
    const state = await readDeskState(database);
    if (state.readAt !== null) await writeDeskState(database, { ...state, readAt });
  });
}
