// State of the device's copy of the signed-in account's documents: when they were last read, how often this device has
// changed them since, so that an overtaken answer is dropped, and how far back its long lists go.
import * as v from 'valibot';
import type { HaatDatabase } from '../device/tables.ts';
import { KnownPages } from './known-pages.ts';

const AccountMirrorState = v.object({
  /** Counts the writes that were proven or discarded; only differences matter. */
  changes: v.number(),
  /** When the account's documents were last read, ms; null before the first time. */
  readAt: v.nullable(v.number()),
  /** Null before the first time. */
  orders: v.optional(v.nullable(KnownPages), null),
  quotations: v.optional(v.nullable(KnownPages), null),
});
export type AccountMirrorState = v.InferOutput<typeof AccountMirrorState>;

const KEY = 'account-mirror';
/** Lists that may be too long for one read. */
export type LongList = 'orders' | 'quotations';

const NOTHING: AccountMirrorState = { changes: 0, readAt: null, orders: null, quotations: null };

/** The state of the signed-in account's copy. */
export async function readAccountMirror(database: HaatDatabase): Promise<AccountMirrorState> {
  const state = v.safeParse(AccountMirrorState, (await database.deviceState.get(KEY))?.value);
  return state.success ? state.output : NOTHING;
}

/** Records that a write to the account's documents has ended; call it in the transaction that removes its row. */
export async function recordAccountChanged(database: HaatDatabase): Promise<void> {
  const state = await readAccountMirror(database);
  await put(database, { ...state, changes: state.changes + 1 });
}

/** Records a full read, and how far back its lists go; call it in the transaction that fills the copy. `now` in ms. */
export async function recordAccountRead(
  database: HaatDatabase,
  now: number,
  lists: Record<LongList, KnownPages>,
): Promise<void> {
  await put(database, { ...(await readAccountMirror(database)), readAt: now, ...lists });
}

/** Records that a list now goes further back; call it in the transaction that stores the page. */
export async function recordOlderRead(
  database: HaatDatabase,
  list: LongList,
  end: KnownPages['end'],
): Promise<void> {
  const state = await readAccountMirror(database);
  const known = state[list];
  if (known) await put(database, { ...state, [list]: { ...known, end } });
}

/** Deletes the state; call it in the transaction of a sign-out. */
export async function forgetAccountMirror(database: HaatDatabase): Promise<void> {
  await database.deviceState.delete(KEY);
}

async function put(database: HaatDatabase, value: AccountMirrorState): Promise<void> {
  await database.deviceState.put({ key: KEY, value });
}
