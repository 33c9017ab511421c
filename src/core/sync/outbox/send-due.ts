// Sends what is due: entities side by side, each entity's writes in order.
import { changeClaimed, claimRow, isAlive } from '../../device/outbox/claims.ts';
import { changeRow, readOutbox } from '../../device/outbox/outbox-rows.ts';
import {
  BACKOFF_BASE_MS,
  DRAIN_CONCURRENCY,
  LEASE_MS,
  UPLOAD_LEASE_MS,
} from '../../model/limits.ts';
import { belongsTo } from '../../model/outbox/row-standing.ts';
import type { OutboxRow } from '../../model/outbox/write.ts';
import { attempt } from './attempt.ts';
import { hasWaited } from './backoff.ts';
import type { DrainSetup } from './drain-setup.ts';
import { type Drainer, isHolderGone } from './lock.ts';
import { migrateRow } from './migrate-row.ts';
import { isDue, sendableHeads } from './select-due.ts';
import { applyTransition, type Transition } from './transitions.ts';

/** What a drain did, what could still be sent, when to come back (ms since 1970), and whether the shop answered. */
export type DrainReport = {
  synced: number;
  sendable: number;
  nextAt: number | null;
  shopAnswered: boolean | null;
};

/** After so many attempts in a row without an answer the rest of the outbox waits for the next drain. */
const MAX_UNANSWERED_ATTEMPTS = 3;

/** Sends what is due of this owner, once each. `ignoreBackoff` does not wait out backoffs. */
export async function sendDue(
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

/** What came of a row: whether it is done and gone, and whether the shop answered; null where it was not asked. */
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
