// The state of the desk's copy: how far it was read, and this device's writes since.
import * as v from 'valibot';
import { Role } from '../account/desk/people.ts';
import { DESK_KEY } from '../device/backup.ts';
import type { HaatDatabase } from '../device/tables.ts';

/** `to`: all changes up to this server time are in the copy, RFC 3339. `wholeAt`: its last full read, ms, own clock. */
const PartRead = v.object({ to: v.string(), wholeAt: v.number() });

const DeskState = v.object({
  /** The role under which the copy was read. */
  role: v.optional(Role, 'merchant'),
  /** Counts the desk's proven and given-up writes; it only has to differ. */
  changes: v.number(),
  /** When the shop was last read, ms by this device's clock; null before the first time. */
  readAt: v.optional(v.nullable(v.number()), null),
  /** By part (desk-parts.ts); a part never read is missing. */
  read: v.optional(v.record(v.string(), v.optional(PartRead)), () => ({})),
  /** Differences of pieces by product, proven since the desk last read that product by name. */
  countedSince: v.optional(v.record(v.string(), v.number()), () => ({})),
});
export type DeskState = v.InferOutput<typeof DeskState>;

/** The copy's state; that of an empty copy at first. */
export async function readDeskState(database: HaatDatabase): Promise<DeskState> {
  const state = v.safeParse(DeskState, (await database.deviceState.get(DESK_KEY))?.value);
  return state.success ? state.output : v.parse(DeskState, { changes: 0 });
}

export async function writeDeskState(database: HaatDatabase, value: DeskState): Promise<void> {
  await database.deviceState.put({ key: DESK_KEY, value });
}

/** Records the end of a write, so that a read under way is discarded; for the transaction that removes its row. */
export async function recordDeskChanged(database: HaatDatabase): Promise<void> {
  const state = await readDeskState(database);
  await writeDeskState(database, { ...state, changes: state.changes + 1 });
}

/** Records a proven difference of pieces; for the same transaction. */
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

/** Records that the copy missed no change up to this moment, ms by this device's clock. */
export async function recordDeskInTouch(database: HaatDatabase, readAt: number): Promise<void> {
  await database.transaction('rw', database.deviceState, async () => {
    const state = await readDeskState(database);
    if (state.readAt !== null) await writeDeskState(database, { ...state, readAt });
  });
}
