// Empties the outbox as far as it can be emptied now: entities side by side, each entity's writes in order.
// The page and the worker run this same drain.
import type { HaatDatabase } from '../device/database.ts';
import { changeRow, readOutbox } from '../device/outbox-rows.ts';
import { BACKOFF_BASE_MS, DRAIN_CONCURRENCY } from '../model/limits.ts';
import type { OutboxRow } from '../model/write.ts';
import type { Answer } from '../remote/ask-firestore.ts';
import type { DocumentWrite } from '../remote/commit-document.ts';
import type { PlainFields } from '../remote/firestore-values.ts';
import type { AppProof } from './app-proof.ts';
import { hasWaited } from './backoff.ts';
import { belongsTo, isDue, sendableHeads } from './due-rows.ts';
import { withOutboxLock } from './outbox-lock.ts';
import { type Attempt, sendRow } from './send-row.ts';
import type { ReviewRemote, Senders } from './sender.ts';

/** A token of exactly this account, or why there is none just now. */
export type Credential =
  | { outcome: 'token'; token: string }
  | { outcome: 'signed-out' | 'other-account' | 'unreachable' };

/** Everything that a drain works with; all of it is handed in, so that tests can be the clock and the shop. */
export type DrainSetup = {
  database: HaatDatabase;
  senders: Senders;
  /** The account that is signed in on this device, or null. */
  account: string | null;
  remote: {
    commit(write: DocumentWrite, idToken: string | null): Promise<Answer<unknown>>;
    upload(
      path: string,
      type: string,
      bytes: ArrayBuffer,
      mayBeThere: boolean,
    ): Promise<Answer<unknown>>;
    read(path: string, idToken: string | null): Promise<Answer<{ fields: PlainFields } | null>>;
  } & ReviewRemote;
  /** A token whose own uid is this account's; `fresh` asks the server for a new one. */
  credential(uid: string, fresh: boolean): Promise<Credential>;
  /** The proof that this is the shop's own app; only where the shop has App Check. */
  appProof?: AppProof;
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

/** Sends what is due. `hurry` does not wait out backoffs. */
export async function drain(
  setup: DrainSetup,
  options: { hurry?: boolean } = {},
): Promise<DrainReport> {
  const locks = 'locks' in setup ? setup.locks : globalThis.navigator?.locks;
  return withOutboxLock(setup.account, (alone) => drainOnce(setup, !!options.hurry, alone), locks);
}

async function drainOnce(setup: DrainSetup, hurry: boolean, alone: boolean): Promise<DrainReport> {
  await releaseSignInHolds(setup);
  const attempted = new Set<number>();
  let synced = 0;
  let silence = 0;
  let shopAnswered: boolean | null = null;
  const note = (attempt: Attempt) => {
    if (attempt.result === 'synced') synced++;
    if (attempt.shopAnswered === null) return;
    silence = attempt.shopAnswered ? 0 : silence + 1;
    shopAnswered = attempt.shopAnswered || shopAnswered === true;
  };
  for (;;) {
    const heads = sendableHeads(await readOutbox(setup.database), setup.account);
    const due = heads.filter((row) => !attempted.has(row.seq) && isDue(row, setup.now(), hurry));
    if (due.length === 0 || silence >= SILENCE_LIMIT) {
      return { synced, sendable: heads.length, nextAt: nextAttemptAt(heads, setup), shopAnswered };
    }
    const workers = Array.from({ length: DRAIN_CONCURRENCY }, async () => {
      for (let row = due.shift(); row && silence < SILENCE_LIMIT; row = due.shift()) {
        attempted.add(row.seq);
        note(await sendRow(setup, row, alone));
      }
    });
    await Promise.all(workers);
  }
}

/** When the first of these rows may go; those that were cut short by silence come again after a breath. */
function nextAttemptAt(heads: readonly OutboxRow[], setup: DrainSetup): number | null {
  if (heads.length === 0) return null;
  const breath = setup.now() + BACKOFF_BASE_MS;
  return Math.min(...heads.map((row) => (row.state === 'backoff' ? row.nextAt : breath)));
}

/** What waited for a sign-in is tried again as soon as its account is the one that is signed in. */
async function releaseSignInHolds(setup: DrainSetup): Promise<void> {
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
