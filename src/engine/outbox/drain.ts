// Empties the outbox as far as it can be emptied now, entities side by side and each entity's writes in order; one drain of an owner at a time.
// The page and the worker run this same drain.

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

/** All that a drain works with; handed in, so that tests can be the clock and the shop. */
export type DrainSetup = AttemptSetup & {
  kinds: WriteKinds;
  /** The account that is signed in on this device, or null. */
  account: string | null;
  /** Numbers in [0, 1). */
  random(): number;
  locks?: LockManager | undefined;
};

/** `synced`: rows done; `sendable`: rows left that may go by themselves; `nextAt`: when to drain again, ms since 1970; `shopAnswered`: null where it was not asked. */
export type DrainReport = {
  synced: number;
  sendable: number;
  nextAt: number | null;
  shopAnswered: boolean | null;
};

/** After so many attempts in a row without an answer the rest of the outbox waits for the next drain. */
const MAX_UNANSWERED_ATTEMPTS = 3;

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

/** Sends what is due of this owner, once each. `ignoreBackoff` does not wait out backoffs. */
async function sendDue(
  setup: DrainSetup,
  ignoreBackoff: boolean,
  drainer: Drainer,
): Promise<DrainReport> {
  await unblockSignedIn(setup);
  const attempted = new Set<number>();
  // The shop and the merchant's desk leave each other's rows alone, also those of a kind that is not known here.
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

/** `isDone`: the row is gone; `answered`: whether the shop answered, null where it was not asked. */
type Attempted = { isDone: boolean; answered: boolean | null };

/** Sends a row once, unless another drain that is still there has it under way. */
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
  // Since it was read another page may have changed it, or the shopper have accepted another price.
  const current = migrateRow(claimed, kinds);
  if (current.outcome === 'not-understood') return blockUnread(setup, claimed, current.why);
  const write = { row: claimed, kind: current.kind, payload: current.payload };
  const transition = await attempt(setup, write, (state) =>
    changeClaimed(database, claimed, { state }),
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
    waits: false,
    isUnsent: true,
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

/** Rows that were blocked for a sign-in are due again once their account is signed in. */
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

/** The first row of each entity that is this owner's and sendable, due or not, in order of enqueueing. */
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
 * Whether a row may be sent now. `ignoreBackoff` does not wait out a backoff (the network is back), unless the shop itself asked to
 * be left alone.
 */
function isDue(row: OutboxRow, now: number, ignoreBackoff: boolean): boolean {
  const mayIgnore = ignoreBackoff && row.lastError?.code !== 'busy';
  return row.state !== 'backoff' || mayIgnore || hasWaited(row.nextAt, now);
}
