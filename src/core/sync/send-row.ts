// Sends one row once and settles what became of it: synced, waiting, held or refused. A row leaves the outbox
// only on proof.
import { changeClaimed, claimRow, removeProven } from '../device/outbox-rows.ts';
import { FILE_GONE } from '../model/feedback.ts';
import { mintId } from '../model/identifiers.ts';
import { LEASE_MS, UPLOAD_LEASE_MS } from '../model/limits.ts';
import { APP_UNPROVEN, type HeldReason, type OutboxRow } from '../model/write.ts';
import type { Answer } from '../remote/ask-firestore.ts';
import type { PlainFields } from '../remote/firestore-values.ts';
import type { DrainSetup } from './drain.ts';
import type { ReviewVerdict, Sender } from './sender.ts';
import { hold, wait } from './set-aside.ts';
import { understandRow } from './upcast.ts';
import { hasLanded, judgeCommit, type Verdict } from './verdict.ts';

/** What one attempt came to, and whether the shop answered at all. */
export type Attempt = {
  result: 'synced' | 'waiting' | 'held' | 'refused' | 'elsewhere';
  shopAnswered: boolean | null;
};

/** Codes of passing faults that the shop itself answered with. */
const ANSWERS = ['server', 'busy', 'UNAUTHENTICATED'];

/** A commit of the same document, once with each token that is asked of it. */
type Commit = (fresh: boolean) => Promise<Verdict | Hold>;
type Hold = { do: 'hold'; reason: HeldReason };
/** Whether it is there, or why that cannot be told. */
type Landed = boolean | Exclude<Verdict, { do: 'settle' }> | Hold;

/** Sends a row once. `alone`: no other drain can be at it, so a lease found on it is a dead one's. */
export async function sendRow(setup: DrainSetup, row: OutboxRow, alone: boolean): Promise<Attempt> {
  const seen = understandRow(row, setup.senders);
  if (seen.outcome === 'not-understood') return holdUnread(setup, row, seen.why);
  const now = setup.now();
  // Of this attempt alone: two drains of one page are as strange to each other as two pages.
  const lease = {
    holder: mintId(),
    until: now + (seen.sender.file ? UPLOAD_LEASE_MS : LEASE_MS),
  };
  const claimed = await claimRow(
    setup.database,
    row.seq,
    lease,
    alone ? Number.POSITIVE_INFINITY : now,
  );
  if (!claimed) return { result: 'elsewhere', shopAnswered: null };
  // Since it was seen another page may have been at it, or the shopper have said yes to another price.
  const understood = understandRow(claimed, setup.senders);
  if (understood.outcome === 'not-understood') return holdUnread(setup, claimed, understood.why);
  const { sender, payload } = understood;

  const write = sender.document(payload, claimed);
  const commit: Commit = async (fresh) => {
    const token = await tokenFor(setup, claimed, fresh);
    if (typeof token === 'object' && token) return token;
    const uploaded = judgeCommit(
      await uploadFirst(setup, claimed, sender, claimed.everSent || fresh),
    );
    if (uploaded.do !== 'settle') return uploaded;
    return judgeCommit(await setup.remote.commit(write, token));
  };
  const isThere = (stored: PlainFields | undefined) =>
    sender.hasLanded ? sender.hasLanded(stored, payload, claimed) : hasLanded(stored, write);
  const landed = async (fresh: boolean): Promise<Landed> =>
    sender.canReadBack && readBack(setup, claimed, write.path, isThere, fresh);
  const provenBy = (await setup.appProof?.trusted()) ?? null;
  let fresh = claimed.denials > 0;
  const putOff = async (verdict: Exclude<Verdict, { do: 'settle' }> | Hold): Promise<Attempt> => {
    if (verdict.do === 'hold') {
      await hold(setup, claimed, verdict.reason, null, fresh);
      return { result: 'held', shopAnswered: null };
    }
    if (!(await mayWantProof(setup, claimed, verdict, provenBy))) {
      return conclude(setup, claimed, verdict);
    }
    const { message } = verdict.error;
    const denied = { ...claimed, denials: claimed.denials + 1 };
    await wait(setup, denied, { code: APP_UNPROVEN, message }, null);
    return { result: 'waiting', shopAnswered: true };
  };

  if (sender.review) {
    // What has landed already is past asking, and while that cannot be told nothing is asked: a yes would come too late.
    let found = claimed.everSent && (await landed(fresh));
    if (typeof found === 'object' && found.do === 'refresh-token') {
      fresh = true;
      found = await landed(true);
    }
    if (typeof found === 'object') return putOff(found);
    if (found) return settle(setup, claimed, sender);
    const review = await sender.review(payload, claimed, setup.remote, setup.now());
    if (review.do !== 'go') return setAside(setup, claimed, review);
  }

  let verdict = await commit(fresh);
  if (verdict.do === 'refresh-token' && claimed.uid !== null) {
    fresh = true;
    verdict = await commit(fresh);
  }
  if (verdict.do === 'settle') return settle(setup, claimed, sender);
  const isThereAfterAll = verdict.do !== 'hold' && (await landed(false)) === true;
  return isThereAfterAll ? settle(setup, claimed, sender) : putOff(verdict);
}

/** A row that this version cannot read waits for one that can. */
async function holdUnread(setup: DrainSetup, row: OutboxRow, why: string): Promise<Attempt> {
  await hold(setup, row, 'schema', { code: 'schema', message: why });
  return { result: 'held', shopAnswered: null };
}

/** The row's file goes before its document; a row without one has nothing to prove. */
async function uploadFirst(
  setup: DrainSetup,
  row: OutboxRow,
  sender: Sender,
  mayBeThere: boolean,
): Promise<Answer<unknown>> {
  if (!sender.file) return { kind: 'proven', value: null };
  const file = await sender.file(setup.database, row);
  if (!file) return { kind: 'refused', status: FILE_GONE, message: 'its file is gone' };
  return setup.remote.upload(file.path, file.type, file.bytes, mayBeThere);
}

/**
 * Whether a refusal can have come from the lack of a proof of the shop's own app. It cannot where the shop has none, or when a row
 * is refused once more with a proof that was good before and after (`provenBy`, null: there was none).
 */
async function mayWantProof(
  { appProof }: DrainSetup,
  row: OutboxRow,
  verdict: Verdict,
  provenBy: string | null,
): Promise<boolean> {
  const isDenied =
    verdict.do === 'refresh-token' ||
    (verdict.do === 'refuse' && verdict.error.code === 'PERMISSION_DENIED');
  if (!appProof || !isDenied) return false;
  const isProven = provenBy !== null && (await appProof.trusted()) === provenBy;
  if (isProven && row.denials > 0) return false;
  if (provenBy) await appProof.doubt(provenBy);
  return true;
}

async function conclude(
  setup: DrainSetup,
  row: OutboxRow,
  verdict: Exclude<Verdict, { do: 'settle' }>,
): Promise<Attempt> {
  if (verdict.do === 'refresh-token' && row.uid !== null) {
    await hold(setup, row, 'auth', verdict.error, true);
    return { result: 'held', shopAnswered: true };
  }
  if (verdict.do === 'refuse') {
    // The first "permission denied" may be stale credentials or rules; a second one is meant.
    const final = verdict.error.code !== 'PERMISSION_DENIED' || row.denials > 0;
    if (final) {
      await changeClaimed(setup.database, row, {
        state: 'refused',
        lastError: verdict.error,
        lease: null,
      });
      // A file that is gone was noticed before anybody was asked.
      return { result: 'refused', shopAnswered: verdict.error.code === FILE_GONE ? null : true };
    }
    await wait(setup, { ...row, denials: row.denials + 1 }, verdict.error, null);
    return { result: 'waiting', shopAnswered: true };
  }
  const retryAfterMs = verdict.do === 'wait' ? verdict.retryAfterMs : null;
  await wait(setup, row, verdict.error, retryAfterMs);
  return { result: 'waiting', shopAnswered: ANSWERS.includes(verdict.error.code) };
}

async function tokenFor(
  setup: DrainSetup,
  row: OutboxRow,
  fresh: boolean,
): Promise<string | null | Exclude<Landed, boolean>> {
  if (row.uid === null) return null;
  const credential = await setup.credential(row.uid, fresh);
  if (credential.outcome === 'token') return credential.token;
  if (credential.outcome === 'unreachable') {
    return { do: 'wait', error: { code: 'network', message: '' }, retryAfterMs: null };
  }
  return { do: 'hold', reason: credential.outcome === 'signed-out' ? 'auth' : 'account' };
}

/** A row that is not to go now, as a review says; it has been under way no more than before. */
async function setAside(
  setup: DrainSetup,
  row: OutboxRow,
  review: Exclude<ReviewVerdict, { do: 'go' }>,
): Promise<Attempt> {
  const { accepted } = review.do === 'ask' ? review : row;
  const isOurs = await changeClaimed(setup.database, row, { everSent: row.everSent, accepted });
  if (!isOurs) return { result: 'elsewhere', shopAnswered: true };
  if (review.do === 'ask') {
    await hold(setup, row, 'review', review.error);
    return { result: 'held', shopAnswered: true };
  }
  await wait(setup, row, review.error, review.retryAfterMs);
  return { result: 'waiting', shopAnswered: ANSWERS.includes(review.error.code) };
}

async function readBack(
  setup: DrainSetup,
  row: OutboxRow,
  path: string,
  isThere: (stored: PlainFields | undefined) => boolean,
  fresh: boolean,
): Promise<Landed> {
  await changeClaimed(setup.database, row, { state: 'confirming' });
  const token = await tokenFor(setup, row, fresh);
  if (typeof token === 'object' && token) return token;
  const answer: Answer<{ fields: PlainFields } | null> = await setup.remote.read(path, token);
  if (answer.kind === 'proven') return isThere(answer.value?.fields);
  const why = judgeCommit(answer);
  return why.do !== 'settle' && why;
}

async function settle(setup: DrainSetup, row: OutboxRow, sender: Sender): Promise<Attempt> {
  const tables = sender.notesIn?.(setup.database) ?? [];
  const isSettled = await removeProven(setup.database, row, tables, () =>
    Promise.resolve(sender.noteSynced?.(setup.database, row, setup.now())),
  );
  return { result: isSettled ? 'synced' : 'elsewhere', shopAnswered: true };
}
