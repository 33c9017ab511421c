// What is known of the desk's copy as a whole: when it was read, and what this device has sent since.
import * as v from 'valibot';
import { DESK_KEY } from '../../device/account/sign-in.ts';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { Role } from '../../model/desk/people.ts';

const DeskState = v.object({
  /** As what its reader was let read it. */
  role: v.optional(Role, 'merchant'),
  /** Counts the writes of the desk that were proven or given up; it only has to differ. */
  changes: v.number(),
  readAt: v.nullable(v.number()),
  /** When closed orders were read last; null before the first time. */
  closedReadAt: v.nullable(v.number()),
  /** What of the catalogue changed up to this server time is in the copy, RFC 3339; null before the first time. */
  catalogueReadTo: v.optional(v.nullable(v.string()), null),
  /** When messages, feedback and reviews were read last; null before the first time. */
  inboxReadAt: v.optional(v.nullable(v.number()), null),
  /** When quotations were read last, and when this device's last one came to its end, ms; null before the first time. */
  quotationsReadAt: v.optional(v.nullable(v.number()), null),
  quotationsChangedAt: v.optional(v.nullable(v.number()), null),
  /** Pieces by product that the shop was proven to have counted since the product was last read by its name. */
  countedSince: v.optional(v.record(v.string(), v.number()), () => ({})),
});
export type DeskState = v.InferOutput<typeof DeskState>;

/** What is known of the copy. */
export async function readDeskState(database: HaatDatabase): Promise<DeskState> {
  const state = v.safeParse(DeskState, (await database.deviceState.get(DESK_KEY))?.value);
  return state.success ? state.output : v.parse(DeskState, NOTHING);
}

const NOTHING = { changes: 0, readAt: null, closedReadAt: null };

export async function writeDeskState(database: HaatDatabase, value: DeskState): Promise<void> {
  await database.deviceState.put({ key: DESK_KEY, value });
}

/** Notes that a write came to its end, so that an answer which is on its way is overtaken; for the transaction that removes its row. */
export async function noteDeskChanged(database: HaatDatabase): Promise<void> {
  const state = await readDeskState(database);
  await writeDeskState(database, { ...state, changes: state.changes + 1 });
}

/** Notes pieces that the shop has counted; for the same transaction. */
export async function notePieces(
  database: HaatDatabase,
  productId: string,
  by: number,
): Promise<void> {
  const state = await readDeskState(database);
  const counted = (state.countedSince[productId] ?? 0) + by;
  const countedSince = { ...state.countedSince, [productId]: counted };
  await writeDeskState(database, { ...state, countedSince });
}

/** The same of a quotation, which a function follows a moment later. `now` in ms. */
export async function noteQuotationsChanged(database: HaatDatabase, now: number): Promise<void> {
  const state = await readDeskState(database);
  const { changes } = state;
  await writeDeskState(database, { ...state, changes: changes + 1, quotationsChangedAt: now });
}
