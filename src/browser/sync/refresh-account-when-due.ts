// When the page refreshes its copy of the signed-in account's documents: at the start, at a sign-in, after its own
// writes end, when the shop is reachable again, when the page becomes visible, and periodically. Loads the code only
// for a signed-in account.
import { liveQuery } from 'dexie';
import { readAccountMirror } from '#domain/account/account-mirror-state.ts';
import type { AccountMirrorOutcome } from '#domain/account-mirror/refresh-account.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { handOverWishes } from '#domain/wish-list/wish-list-write.ts';
import { readAccount } from '#engine/account/account.ts';
import { recordAnswered } from './reachability.ts';
import { whileSeen } from './scheduler.ts';

/** How often while the page is visible. ms */
const EVERY_MS = 5 * 60_000;

/** Keeps the account's copy fresh while the page lives; costs a visitor without an account nothing. */
export function refreshAccountWhenDue(database: HaatDatabase): void {
  const due = whileSeen<'changed'>({
    name: 'the account’s copy on this phone',
    everyMs: EVERY_MS,
    run: () => refreshOnce(database),
  });
  liveQuery(async () => {
    const { changes } = await readAccountMirror(database);
    return `${(await readAccount(database))?.uid}|${changes}`;
  }).subscribe({
    next: onlyChanges(() => {
      void handOverWishes(database, Date.now()).catch(console.error);
      void due('changed');
    }),
    error: console.error,
  });
}

async function refreshOnce(database: HaatDatabase): Promise<void> {
  if (!(await readAccount(database))) return;
  const own = await import('./account-mirror.ts').catch((reason: unknown) => {
    console.warn('what reads the account did not come yet:', reason);
  });
  if (own) report(await own.refreshAccountMirror(database));
}

/** A live query fires at every change of its tables; new tokens and times are no reason to refresh. */
function onlyChanges(act: () => void): (value: string) => void {
  let last: string | null = null;
  return (value) => {
    if (value === last) return;
    last = value;
    act();
  };
}

function report(result: AccountMirrorOutcome): void {
  if (result.outcome === 'no-answer') recordAnswered(false);
  if (result.outcome !== 'up-to-date') return;
  recordAnswered(true);
  for (const line of result.refused) console.warn(`not believed: ${line}`);
}
