// Empties the outbox as far as it can be emptied now; one drain of an owner at a time. The page and the worker run this same drain.
import { isAlive } from '../../device/outbox/claims.ts';
import { readOutbox } from '../../device/outbox/outbox-rows.ts';
import { mintId } from '../../model/identifiers.ts';
import type { DrainSetup } from './drain-setup.ts';
import { type Drainer, isHolderGone, withOutboxLock } from './lock.ts';
import { type DrainReport, sendDue } from './send-due.ts';

/** Sends what is due. `ignoreBackoff` does not wait out backoffs. */
export async function drain(
  setup: DrainSetup,
  options: { ignoreBackoff?: boolean } = {},
): Promise<DrainReport> {
  const locks = 'locks' in setup ? setup.locks : globalThis.navigator?.locks;
  const drainer = { holder: mintId(), locks };
  return withOutboxLock(
    setup.account,
    drainer,
    () => isSomebodySending(setup, drainer),
    () => sendDue(setup, !!options.ignoreBackoff, drainer),
  );
}

/** Whether another drain has a row under way. */
async function isSomebodySending(
  { database, now }: DrainSetup,
  { locks }: Drainer,
): Promise<boolean> {
  for (const { row } of await readOutbox(database)) {
    if (isAlive(row?.lease, now()) && !(await isHolderGone(row.lease.holder, locks))) return true;
  }
  return false;
}
