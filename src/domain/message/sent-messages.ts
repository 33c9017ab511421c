// The messages and feedback sent from this phone, so that their sender finds the number of each, and what the shop has said
// to it. No texts. Forgotten when the account leaves.
import * as v from 'valibot';
import { DAY_MS } from '#engine/limits.ts';
import type { HaatDatabase } from '../device/tables.ts';

/** Stored name. */
const KEY = 'sent-messages';
/** More than anybody asks about. */
const REMEMBERED = 10;
const SHOWN_MS = 90 * DAY_MS;

const SentMessage = v.object({
  id: v.string(),
  /** The collection. */
  of: v.picklist(['contact-us', 'services']),
  /** When the shop was proven to have it, ms by the phone's clock; null while it waits. */
  sentAt: v.nullable(v.number()),
  said: v.picklist(['nothing', 'acknowledged', 'answered']),
});
export type SentMessage = v.InferOutput<typeof SentMessage>;
const Kept = v.fallback(v.array(SentMessage), []);

/** Those of a collection that wait or arrived in the last 90 days, newest first. `now` in ms. */
export async function readSentMessages(
  database: HaatDatabase,
  of: SentMessage['of'],
  now: number,
): Promise<SentMessage[]> {
  return (await readAll(database)).filter(
    (it) => it.of === of && now - (it.sentAt ?? now) < SHOWN_MS,
  );
}

/** Records a message at its press; call it in the transaction that saves it. */
export async function recordPressed(
  database: HaatDatabase,
  message: Pick<SentMessage, 'id' | 'of'>,
): Promise<void> {
  const all = [{ ...message, sentAt: null, said: 'nothing' }, ...(await readAll(database))];
  await database.deviceState.put({ key: KEY, value: all.slice(0, REMEMBERED) });
}

/** Records that the shop has it, `now` in ms; call it in the transaction that removes the row. */
export function recordArrived(database: HaatDatabase, id: string, now: number): Promise<void> {
  return change(database, (it) => (it.id === id ? { ...it, sentAt: now } : it));
}

/** Records what the shop has said, by id. A message that is missing in `said` keeps what is known of it. */
export function recordSaid(
  database: HaatDatabase,
  said: ReadonlyMap<string, SentMessage['said']>,
): Promise<void> {
  return database.transaction('rw', database.deviceState, () =>
    change(database, (it) => ({ ...it, said: said.get(it.id) ?? it.said })),
  );
}

/** Forgets a discarded message; call it in the transaction that removes the row. */
export function forgetMessage(database: HaatDatabase, id: string): Promise<void> {
  return change(database, (it) => (it.id === id ? null : it));
}

/** Forgets all; call it in the transaction in which an account leaves. */
export async function forgetSentMessages(database: HaatDatabase): Promise<void> {
  await database.deviceState.delete(KEY);
}

async function readAll(database: HaatDatabase): Promise<SentMessage[]> {
  return v.parse(Kept, (await database.deviceState.get(KEY))?.value);
}

async function change(
  database: HaatDatabase,
  changed: (message: SentMessage) => SentMessage | null,
): Promise<void> {
  const all = await readAll(database);
  const value = all.flatMap((it) => changed(it) ?? []);
  if (all.length > 0) await database.deviceState.put({ key: KEY, value });
}
