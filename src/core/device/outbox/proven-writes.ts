// Which writes the shop was proven to have, so that a screen never takes one that was given up for one that was sent.
import * as v from 'valibot';
import type { OutboxRow } from '../../model/outbox/write.ts';
import { isStillHere } from '../account/account.ts';
import type { HaatDatabase } from '../database/tables.ts';

const KEY = 'proven-writes';
/** Screens ask about the latest ones only. */
const REMEMBERED = 50;

/** Notes a write as proven, unless its account has left meanwhile; for the transaction that removes its row. */
export async function noteProven(
  database: HaatDatabase,
  { id, uid }: Pick<OutboxRow, 'id' | 'uid'>,
): Promise<void> {
  if (!(await isStillHere(database, uid))) return;
  const value = [id, ...(await readProven(database))].slice(0, REMEMBERED);
  await database.deviceState.put({ key: KEY, value });
}

/** Whether a write of this device was proven, as far as is remembered. */
export async function isProven(database: HaatDatabase, id: string): Promise<boolean> {
  return (await readProven(database)).includes(id);
}

/** Forgets all of them; for the transaction in which an account leaves. */
export async function forgetProven(database: HaatDatabase): Promise<void> {
  await database.deviceState.delete(KEY);
}

/** The ids of the writes that were proven of late, the latest first. */
export async function readProven(database: HaatDatabase): Promise<string[]> {
  const known = v.safeParse(v.array(v.string()), (await database.deviceState.get(KEY))?.value);
  return known.success ? known.output : [];
}
