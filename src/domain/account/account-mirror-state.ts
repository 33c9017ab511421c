// What is known about the device's copy of the signed-in account's own documents: whose it is, whether it ever came, and how
// often this device has changed them since, so that an answer that was overtaken is not believed; and how far down its long lists are here.
import * as v from 'valibot';
import type { HaatDatabase } from '../device/tables.ts';
import { KnownPages } from './known-pages.ts';

const AccountMirrorState = v.object({
  /** Counts the writes that were proven or given up; it only has to differ. */
  changes: v.number(),
  /** When the account's documents were last read, ms; null before the first time. */
  readAt: v.nullable(v.number()),
  /** Null before the first time. */
  orders: v.optional(v.nullable(KnownPages), null),
  quotations: v.optional(v.nullable(KnownPages), null),
});
export type AccountMirrorState = v.InferOutput<typeof AccountMirrorState>;

const KEY = 'account-mirror';
/** In `deviceState`: the state of the desk's copy, which leaves with its merchant. */
export const DESK_KEY = 'desk-mirror';
/** The lists that may be too long for one read. */
export type LongList = 'orders' | 'quotations';

const NOTHING: AccountMirrorState = { changes: 0, readAt: null, orders: null, quotations: null };

/** The state of the signed-in account's copy. */
export async function readAccountMirror(database: HaatDatabase): Promise<AccountMirrorState> {
  const state = v.safeParse(AccountMirrorState, (await database.deviceState.get(KEY))?.value);
  return state.success ? state.output : NOTHING;
}

/** Notes that a write to the account's documents came to its end; for the transaction that removes its row. */
export async function noteAccountChanged(database: HaatDatabase): Promise<void> {
  const state = await readAccountMirror(database);
  await put(database, { ...state, changes: state.changes + 1 });
}

/** Notes that the copy is up to date, and how far its lists go; for the transaction that fills it. `now` in ms. */
export async function noteAccountRead(
  database: HaatDatabase,
  now: number,
  lists: Record<LongList, KnownPages>,
): Promise<void> {
  await put(database, { ...(await readAccountMirror(database)), readAt: now, ...lists });
}

/** Notes that a list goes further down by now; for the transaction that keeps the page. */
export async function noteOlderRead(
  database: HaatDatabase,
  list: LongList,
  end: KnownPages['end'],
): Promise<void> {
  const state = await readAccountMirror(database);
  const known = state[list];
  if (known) await put(database, { ...state, [list]: { ...known, end } });
}

/** Forgets it; for the transaction of a sign-out. */
export async function forgetAccountMirror(database: HaatDatabase): Promise<void> {
  await database.deviceState.delete(KEY);
}

async function put(database: HaatDatabase, value: AccountMirrorState): Promise<void> {
  await database.deviceState.put({ key: KEY, value });
}
