// Reads and stores the next older page of a long list of the signed-in account. The shopper asks for it; only the
// newest page refreshes automatically.
import { readAccount } from '#engine/account/account.ts';
import type { Result } from '#engine/firestore/firestore-request.ts';
import {
  type LongList,
  readAccountMirror,
  recordOlderRead,
} from '../account/account-mirror-state.ts';
import type { KnownPages, PageEnd } from '../account/known-pages.ts';
import { replaceOlderOrders } from '../order/orders.ts';
import { replaceOlderQuotations } from '../quotation/quotations.ts';
import {
  type AccountMirrorSetup,
  ATTEMPTS,
  applyWaiting,
  mirrorTables,
} from './refresh-account.ts';

/** `nothing`: there is nothing older; `refused`: one line for each document that does not parse. */
export type OlderOutcome =
  | { outcome: 'read'; refused: string[] }
  | { outcome: 'nothing' | 'nobody' | 'overtaken' | 'no-answer' | 'not-allowed' };

/** A page, and how to store it. `until`: newer documents were read before, ms. */
type Older = {
  page: KnownPages;
  refused: string[];
  keep(until: number, seenAt: number): Promise<void>;
};

/** Reads the page for the signed-in account. Failures are outcomes; only a broken device throws. */
export async function readOlder(setup: AccountMirrorSetup, list: LongList): Promise<OlderOutcome> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const result = await readOnce(setup, list);
    if (result.outcome !== 'overtaken') return result;
  }
  return { outcome: 'overtaken' };
}

async function readOnce(setup: AccountMirrorSetup, list: LongList): Promise<OlderOutcome> {
  const { database } = setup;
  const account = await readAccount(database);
  if (!account || account.isOver) return { outcome: 'nobody' };
  const { uid } = account;
  const { changes, [list]: known } = await readAccountMirror(database);
  if (!known?.end) return { outcome: 'nothing' };
  const { end } = known;
  let answer = await fetchOlder(setup, uid, list, end, false);
  // Stale credentials look like a refusal; retry with a fresh token to tell them apart.
  if (answer.kind === 'refused') answer = await fetchOlder(setup, uid, list, end, true);
  if (answer.kind === 'refused') return { outcome: 'not-allowed' };
  if (answer.kind === 'indeterminate') return { outcome: 'no-answer' };
  const older = answer.value;
  return database.transaction('rw', mirrorTables(database), async () => {
    const now = await readAccountMirror(database);
    // The end's name contains the uid: another account signed in meanwhile has no such end.
    const isStill = now.changes === changes && now[list]?.end?.name === end.name;
    if (!isStill) return { outcome: 'overtaken' as const };
    await older.keep(end.at, setup.now());
    await applyWaiting(setup, uid);
    await recordOlderRead(database, list, older.page.end);
    return { outcome: 'read' as const, refused: older.refused };
  });
}

async function fetchOlder(
  { database, remote, credential }: AccountMirrorSetup,
  uid: string,
  list: LongList,
  end: PageEnd,
  fresh: boolean,
): Promise<Result<Older>> {
  const key = await credential(uid, fresh);
  if (key.outcome === 'unreachable') {
    return { kind: 'indeterminate', reason: 'network', retryAfterMs: null };
  }
  if (key.outcome !== 'token') return { kind: 'refused', status: key.outcome, message: '' };
  if (list === 'orders') {
    const answer = await remote.readOrderDocuments(uid, key.token, end);
    return withKeep(answer, ({ items, page: { since } }, until, seenAt) =>
      replaceOlderOrders(database, uid, items, { since, until, seenAt }),
    );
  }
  const answer = await remote.readQuotationDocuments(uid, key.token, end);
  return withKeep(answer, ({ items, page: { since } }, until, seenAt) =>
    replaceOlderQuotations(database, uid, items, { since, until, seenAt }),
  );
}

function withKeep<Page extends Pick<Older, 'page' | 'refused'>>(
  answer: Result<Page>,
  keep: (page: Page, until: number, seenAt: number) => Promise<void>,
): Result<Older> {
  if (answer.kind !== 'ok') return answer;
  const { value } = answer;
  const { page, refused } = value;
  return {
    kind: 'ok',
    value: { page, refused, keep: (until, seenAt) => keep(value, until, seenAt) },
  };
}
