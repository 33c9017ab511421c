// When the merchant's desk reads what has happened in the shop: at the start, after its own steps came to their end, when the shop can be
// reached again, when the page is looked at again, and every minute while it is.
import { liveQuery } from 'dexie';
import { readAccount } from '#core/device/account/account.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import { exchangeRefreshToken } from '#core/remote/account-token.ts';
import * as changes from '#core/remote/desk-changes.ts';
import * as documents from '#core/remote/desk-documents.ts';
import * as inbox from '#core/remote/desk-inbox.ts';
import * as quotations from '#core/remote/desk-quotations.ts';
import * as shop from '#core/remote/desk-shop.ts';
import { accountCredential } from '#core/sync/account/credential.ts';
import { readDeskState } from '#core/sync/desk/desk-state.ts';
import { type DeskOutcome, refreshDesk } from '#core/sync/desk/refresh-desk.ts';
import { noteAnswered, onReachability, reachability } from './reachability.ts';

/** A merchant who looks at the desk waits no longer for news. ms */
const EVERY_MS = 60_000;

/** Functions have followed a step by then. ms */
const FOLLOWED_AFTER_MS = 5_000;

let ask: (() => Promise<void>) | undefined;

/** Keeps the desk's copy fresh for as long as the page lives. */
export function refreshDeskWhenDue(database: HaatDatabase): void {
  const credential = accountCredential(database, exchangeRefreshToken, Date.now);
  const remote = { ...documents, ...changes, ...inbox, ...quotations, ...shop };
  let running: Promise<void> | null = null;
  let again = false;
  const refresh = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    if (running) {
      again = true;
      return running;
    }
    running = refreshDesk({ database, remote, credential, now: Date.now }).then(
      report,
      (error: unknown) => console.error('the desk could not be refreshed', error),
    );
    await running;
    running = null;
    if (!again) return;
    again = false;
    return refresh();
  };
  ask = refresh;
  let last: string | null = null;
  liveQuery(async () => {
    const { changes } = await readDeskState(database);
    return `${(await readAccount(database))?.uid}|${changes}`;
  }).subscribe({
    next: (now) => {
      if (now === last) return;
      last = now;
      void refresh();
      // What functions make of a step comes a moment after it.
      setTimeout(() => void refresh(), FOLLOWED_AFTER_MS);
    },
    error: console.error,
  });
  onReachability(() => {
    if (reachability() === 'reachable') void refresh();
  });
  document.addEventListener('visibilitychange', () => void refresh());
  setInterval(() => void refresh(), EVERY_MS);
}

/** The merchant asked for it. */
export async function refreshDeskNow(): Promise<void> {
  await ask?.();
}

function report(result: DeskOutcome): void {
  if (result.outcome === 'no-answer') noteAnswered(false);
  if (result.outcome !== 'up-to-date') return;
  noteAnswered(true);
  for (const line of result.refused) console.warn(`not believed: ${line}`);
}
