// The way in which a write begins that needs no account: there are only so many of them from one device in a day, so that none fills the
// shop. Whoever writes a program of their own is not held back by it; see decision 33.
import type { Table } from 'dexie';
import * as v from 'valibot';
import type { SendFailure } from '../../device/database/save-failure.ts';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { DAY_MS } from '../../model/india/day-in-india.ts';
import { MAX_SENT_A_DAY } from '../../model/limits.ts';
import type { NewWrite } from '../../model/outbox/write.ts';
import { enqueue, type SaveOutcome } from './enqueue.ts';

/** As of every write; or there were enough of them today. */
export type SendOutcome = SaveOutcome | { outcome: 'not-saved'; reason: SendFailure };

const KEY = 'sent-today';
/** When each of them was saved, ms by the phone's clock. */
const Times = v.array(v.number());

class EnoughToday extends Error {}

/** Saves such a write and its change of the device's tables, as `enqueue` does. `now` in ms. */
export async function enqueueRateLimited(
  database: HaatDatabase,
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
      // A clock that was set back must lock nobody out.
      const today = kept.success ? kept.output.filter((at) => Math.abs(now - at) < DAY_MS) : [];
      isEnough = today.length >= MAX_SENT_A_DAY;
      if (isEnough) throw new EnoughToday();
      await database.deviceState.put({ key: KEY, value: [...today, now] });
      await change();
    },
  );
  return isEnough ? { outcome: 'not-saved', reason: 'enough-today' } : saved;
}
