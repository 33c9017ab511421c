// Empties the outbox as far as possible now: entities in parallel, each entity's writes in order, one drain per owner
// at a time. Page and worker run the same drain.

import { mintId } from '../lib/identifiers.ts';
import { BACKOFF_BASE_MS, DRAIN_CONCURRENCY, LEASE_MS, UPLOAD_LEASE_MS } from '../limits.ts';
import { attempt } from './attempt.ts';
import { type Drainer, isHolderGone, withOutboxLock } from './lock.ts';
import { migrateRow } from './migrate-row.ts';
import { changeRow, readOutbox } from './outbox-rows.ts';
import {
  applyTransition,
  changeClaimed,
  claimRow,
  hasWaited,
  isAlive,
  type Transition,
} from './row-lifecycle.ts';
import { belongsTo, entityOf, isSendable, type StoredRow } from './row-status.ts';
import type { AttemptSetup } from './send-write.ts';
import type { OutboxRow } from './write.ts';
import type { WriteKinds } from './write-kind.ts';

/** Dependencies of a drain; passed in so that tests control the clock and the shop. */
export type DrainSetup = AttemptSetup & {
  kinds: WriteKinds;
  /** The account that is signed in on this device, or null. */
  account: string | null;
  /** Numbers in [0, 1). */
  random(): number;
  locks?: LockManager | undefined;
};

/**
 * `synced`: rows done; `sendable`: heads left that may go by themselves; `nextAt`: when to drain again, ms since 1970;
 * `shopAnswered`: null where no request was made.
 */
export type DrainReport = {
  synced: number;
  sendable: number;
  nextAt: number | null;
  shopAnswered: boolean | null;
};

/** After this many attempts in a row without an answer, the rest waits for the next drain. */
const MAX_UNANSWERED_ATTEMPTS = 3;

/** Sends all due rows; `ignoreBackoff`: also those in backoff. */
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

/** Whether another living drain is sending a row. */
async function isSomebodySending(
  { database, now }: DrainSetup,
  { locks }: Drainer,
): Promise<boolean> {
  for (const { row } of await readOutbox(database)) {
    if (isAlive(row?.lease, now()) && !(await isHolderGone(row.lease.holder, locks))) return true;
  }
  return false;
}

/** Sends this owner's due rows, once each; `ignoreBackoff`: also those in backoff. */
async function sendDue(
  setup: DrainSetup,
  ignoreBackoff: boolean,
  drainer: Drainer,
): Promise<DrainReport> {
  await unblockSignedIn(setup);
  const attempted = new Set<number>();
  // Shop and desk leave each other's rows alone, also those of an unknown kind.
  const sender = Object.values(setup.kinds).find((it) => it.sentBy)?.sentBy ?? 'shop';
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
    const heads = sendableHeads(await readOutbox(setup.database), setup.account).filter(
      (row) => (row.sentBy ?? 'shop') === sender,
    );
    const due = heads.filter(
      (row) => !attempted.has(row.seq) && isDue(row, setup.now(), ignoreBackoff),
    );
    if (due.length === 0 || silence >= MAX_UNANSWERED_ATTEMPTS) {
      return { synced, sendable: heads.length, nextAt: nextAttemptAt(heads, setup), shopAnswered };
    }
    const workers = Array.from({ length: DRAIN_CONCURRENCY }, async () => {
      for (let row = due.shift(); row && silence < MAX_UNANSWERED_ATTEMPTS; row = due.shift()) {
        attempted.add(row.seq);
        note(await sendRow(setup, row, drainer));
      }
    });
    await Promise.all(workers);
  }
}

/** `isDone`: the row is gone; `answered`: whether the shop answered, null where no request was made. */
type Attempted = { isDone: boolean; answered: boolean | null };

/** Sends a row once, unless another living drain is sending it. */
export async function sendRow(
  setup: DrainSetup,
  row: OutboxRow,
  { holder, locks }: Drainer,
): Promise<Attempted> {
  const { database, kinds } = setup;
  const now = setup.now();
  const hasFile = Object.hasOwn(kinds, row.kind) && kinds[row.kind]?.file !== undefined;
  const lease = { holder, until: now + (hasFile ? UPLOAD_LEASE_MS : LEASE_MS) };
  const abandoned =
    isAlive(row.lease, now) && (await isHolderGone(row.lease.holder, locks)) ? row.lease : null;
  const claimed = await claimRow(database, row.seq, { lease, now, abandoned });
  if (!claimed) return { isDone: false, answered: null };
  // Another page may have changed the row since it was read, or the shopper accepted another price.
  const current = migrateRow(claimed, kinds);
  if (current.outcome === 'not-understood') return blockUnread(setup, claimed, current.why);
  const write = { row: claimed, kind: current.kind, payload: current.payload };
  const transition = await attempt(setup, write, (state) =>
    changeClaimed(database, claimed, { state }),
  );
  const isOurs = await applyTransition(setup, write, transition);
  return { isDone: isOurs && transition.to === 'done', answered: transition.answered };
}

/** A row that this version cannot read waits for a version that can. */
async function blockUnread(setup: DrainSetup, row: OutboxRow, why: string): Promise<Attempted> {
  const error = { code: 'schema', message: why };
  const blocked: Transition = {
    to: 'blocked',
    reason: 'schema',
    error,
    waits: false,
    isUnsent: true,
    answered: null,
  };
  await applyTransition(setup, { row }, blocked);
  return { isDone: false, answered: null };
}

/** When the first of these rows may go; rows cut short by silence come again after a moment. */
function nextAttemptAt(heads: readonly OutboxRow[], setup: DrainSetup): number | null {
  if (heads.length === 0) return null;
  const soon = setup.now() + BACKOFF_BASE_MS;
  return Math.min(...heads.map((row) => (row.state === 'backoff' ? row.nextAt : soon)));
}

/** Makes rows that were blocked for a sign-in due once their account is signed in. */
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

/** The first row of each entity, if it is this owner's and sendable, due or not, in order of enqueueing. */
function sendableHeads(rows: readonly StoredRow[], account: string | null): OutboxRow[] {
  const taken = new Set<string>();
  const heads: OutboxRow[] = [];
  for (const stored of rows) {
    const entity = entityOf(stored);
    if (entity === null || taken.has(entity)) continue;
    taken.add(entity);
    if (stored.row && belongsTo(stored.row, account) && isSendable(stored.row)) {
      heads.push(stored.row);
    }
  }
  return heads;
}

/**
 * Whether a row may be sent now. `ignoreBackoff` (the network is back) skips a backoff, unless the shop itself asked
 * for the wait.
 */
function isDue(row: OutboxRow, now: number, ignoreBackoff: boolean): boolean {
  const mayIgnore = ignoreBackoff && row.lastError?.code !== 'busy';
  return row.state !== 'backoff' || mayIgnore || hasWaited(row.nextAt, now);
}
