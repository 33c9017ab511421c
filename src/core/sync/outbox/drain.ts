// Empties the outbox as far as it can be emptied now: entities side by side, each entity's writes in order.
// The page and the worker run this same drain.
import type { HaatDatabase } from '../../device/database.ts';
import { changeClaimed, changeRow, claimRow, readOutbox } from '../../device/outbox-rows.ts';
import { mintId } from '../../model/identifiers.ts';
import {
  BACKOFF_BASE_MS,
  DRAIN_CONCURRENCY,
  LEASE_MS,
  UPLOAD_LEASE_MS,
} from '../../model/limits.ts';
import type { OutboxRow } from '../../model/write.ts';
import type { DocumentWrite } from '../../remote/commit-document.ts';
import type { Result } from '../../remote/firestore-request.ts';
import type { PlainFields } from '../../remote/firestore-values.ts';
import type { AppCheck } from '../account/app-check.ts';
import type { RequoteRemote, WriteKinds } from '../writes/write-kind.ts';
import { attempt } from './attempt.ts';
import { hasWaited } from './backoff.ts';
import { withOutboxLock } from './lock.ts';
import { migrateRow } from './migrate-row.ts';
import { belongsTo, isDue, sendableHeads } from './select-due.ts';
import { applyTransition, type Transition } from './transitions.ts';

/** A token of exactly this account, or why there is none just now. */
export type Credential =
  | { outcome: 'token'; token: string }
  | { outcome: 'signed-out' | 'other-account' | 'unreachable' };

/** Everything that a drain works with; all of it is handed in, so that tests can be the clock and the shop. */
export type DrainSetup = {
  database: HaatDatabase;
  kinds: WriteKinds;
  /** The account that is signed in on this device, or null. */
  account: string | null;
  remote: {
    commit(write: DocumentWrite, idToken: string | null): Promise<Result<unknown>>;
    upload(path: string, type: string, bytes: ArrayBuffer): Promise<Result<unknown>>;
    read(path: string, idToken: string | null): Promise<Result<{ fields: PlainFields } | null>>;
  } & RequoteRemote;
  /** A token whose own uid is this account's; `fresh` asks the server for a new one. */
  credential(uid: string, fresh: boolean): Promise<Credential>;
  /** The proof that this is the shop's own app; only where the shop has App Check. */
  appCheck?: AppCheck;
  /** ms since 1970. */
  now(): number;
  /** Numbers in [0, 1). */
  random(): number;
  locks?: LockManager | undefined;
};

/** What a drain did, what could still be sent, when to come back (ms since 1970), and whether the shop answered. */
export type DrainReport = {
  synced: number;
  sendable: number;
  nextAt: number | null;
  shopAnswered: boolean | null;
};

/** After so many attempts in a row without an answer the rest of the outbox waits for the next drain. */
const SILENCE_LIMIT = 3;

/** Sends what is due. `ignoreBackoff` does not wait out backoffs. */
export async function drain(
  setup: DrainSetup,
  options: { ignoreBackoff?: boolean } = {},
): Promise<DrainReport> {
  const locks = 'locks' in setup ? setup.locks : globalThis.navigator?.locks;
  return withOutboxLock(
    setup.account,
    (holdsLock) => drainOnce(setup, !!options.ignoreBackoff, holdsLock),
    locks,
  );
}

async function drainOnce(
  setup: DrainSetup,
  ignoreBackoff: boolean,
  holdsLock: boolean,
): Promise<DrainReport> {
  await unblockSignedIn(setup);
  const attempted = new Set<number>();
  let synced = 0;
  let silence = 0;
  let shopAnswered: boolean | null = null;
  const note = ({ isDone, answered }: Attempted) => {
    if (isDone) synced++;
    if (answered === null) return;
    silence = answered ? 0 : silence + 1;
    shopAnswered = answered || shopAnswered === true;
  };
  for (;;) {
    const heads = sendableHeads(await readOutbox(setup.database), setup.account);
    const due = heads.filter(
      (row) => !attempted.has(row.seq) && isDue(row, setup.now(), ignoreBackoff),
    );
    if (due.length === 0 || silence >= SILENCE_LIMIT) {
      return { synced, sendable: heads.length, nextAt: nextAttemptAt(heads, setup), shopAnswered };
    }
    const workers = Array.from({ length: DRAIN_CONCURRENCY }, async () => {
      for (let row = due.shift(); row && silence < SILENCE_LIMIT; row = due.shift()) {
        attempted.add(row.seq);
        note(await sendRow(setup, row, holdsLock));
      }
    });
    await Promise.all(workers);
  }
}

/** What came of a row: whether it is done and gone, and whether the shop answered; null where it was not asked. */
export type Attempted = { isDone: boolean; answered: boolean | null };

/** Sends a row once. `holdsLock`: no other drain can be at it, so a lease that is found on it belongs to nobody any more. */
export async function sendRow(
  setup: DrainSetup,
  row: OutboxRow,
  holdsLock: boolean,
): Promise<Attempted> {
  const { database, kinds } = setup;
  const seen = migrateRow(row, kinds);
  if (seen.outcome === 'not-understood') return blockUnread(setup, row, seen.why);
  const now = setup.now();
  // Used by this attempt only: two drains in one tab must not share a lease.
  const lease = { holder: mintId(), until: now + (seen.kind.file ? UPLOAD_LEASE_MS : LEASE_MS) };
  const claimed = await claimRow(
    database,
    row.seq,
    lease,
    holdsLock ? Number.POSITIVE_INFINITY : now,
  );
  if (!claimed) return { isDone: false, answered: null };
  // Since it was read another page may have changed it, or the shopper have accepted another price.
  const current = migrateRow(claimed, kinds);
  if (current.outcome === 'not-understood') return blockUnread(setup, claimed, current.why);
  const write = { row: claimed, kind: current.kind, payload: current.payload };
  const transition = await attempt(setup, write, () =>
    changeClaimed(database, claimed, { state: 'confirming' }),
  );
  const isOurs = await applyTransition(setup, write, transition);
  return { isDone: isOurs && transition.to === 'done', answered: transition.answered };
}

/** A row that this version cannot read waits for one that can. */
async function blockUnread(setup: DrainSetup, row: OutboxRow, why: string): Promise<Attempted> {
  const error = { code: 'schema', message: why };
  const blocked: Transition = {
    to: 'blocked',
    reason: 'schema',
    error,
    rests: false,
    answered: null,
  };
  await applyTransition(setup, { row }, blocked);
  return { isDone: false, answered: null };
}

/** When the first of these rows may go; those that were cut short by silence come again after a moment. */
function nextAttemptAt(heads: readonly OutboxRow[], setup: DrainSetup): number | null {
  if (heads.length === 0) return null;
  const soon = setup.now() + BACKOFF_BASE_MS;
  return Math.min(...heads.map((row) => (row.state === 'backoff' ? row.nextAt : soon)));
}

/** What waited for a sign-in is tried again as soon as its account is the one that is signed in. */
async function unblockSignedIn(setup: DrainSetup): Promise<void> {
  if (setup.account === null) return;
  for (const { row } of await readOutbox(setup.database)) {
    const waitsForSignIn = row?.heldFor === 'auth' || row?.heldFor === 'account';
    if (row?.state !== 'held' || !waitsForSignIn || !belongsTo(row, setup.account)) continue;
    if (!hasWaited(row.nextAt, setup.now())) continue;
    const credential = row.uid ? await setup.credential(row.uid, false) : null;
    if (credential && credential.outcome !== 'token') continue;
    await changeRow(setup.database, row.seq, { state: 'queued', heldFor: null, nextAt: 0 });
  }
}
