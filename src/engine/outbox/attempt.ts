// Tries once to send a write and decides what becomes of its row. "Done" takes proof: the shop's own yes, or the write
// read back. Changes the row only through `recordState`.

import { classifyCommit } from './classify-commit.ts';
import type { Transition } from './row-lifecycle.ts';
import {
  type AttemptSetup,
  commit,
  type Failure,
  landed,
  type RecordState,
  type SendableWrite,
  type Try,
  tokenFor,
} from './send-write.ts';
import { APP_UNPROVEN, FILE_GONE } from './write.ts';
import type { LookRemote, SendDecision } from './write-kind.ts';

/** Codes of transient faults that the shop itself reported. */
const ANSWERS = ['server', 'busy', 'UNAUTHENTICATED', 'taken-over'];

/** The shop said yes, but the write is not there. */
const UNSEEN = 'unseen';

const UNREAD = { kind: 'indeterminate', reason: 'network', retryAfterMs: null } as const;

/** Refusals that may be transient; the second one counts. */
const DENIALS = ['PERMISSION_DENIED', 'ALREADY_EXISTS'];

const DONE: Transition = { to: 'done', answered: true };
const LAPSED: Transition = { to: 'lapsed', answered: true };

/** One attempt. Failures of network and shop become transitions; only a broken device throws. */
export async function attempt(
  setup: AttemptSetup,
  write: SendableWrite,
  recordState: RecordState = async () => true,
): Promise<Transition> {
  const { row, kind, payload } = write;
  const document = kind.document(payload, row);
  const tried: Try = { ...write, setup, document, fresh: row.denials > 0, recordState };
  const appToken = (await setup.appCheck?.trusted()) ?? null;
  const failedWith = async (failure: Failure) =>
    (await missesAppCheck(tried, failure, appToken))
      ? unproven(failure)
      : (await isAboutNothing(tried, failure))
        ? LAPSED
        : afterFailure(tried, failure);

  if (kind.checkBeforeSend) {
    // If an earlier attempt may have landed, read the shop first. Never ask the shopper about an order that is there
    // already, or that may be there: the answer could come too late.
    let isThere = row.everSent && (await landed(tried));
    if (typeof isThere === 'object' && isThere.do === 'refresh-token') {
      tried.fresh = true;
      isThere = await landed(tried);
    }
    if (typeof isThere === 'object') return failedWith(isThere);
    if (isThere) return DONE;
    let decision = await checked(tried);
    if (decision.do === 'refresh-token') {
      tried.fresh = true;
      decision = await checked(tried);
    }
    if (decision.do === 'wait' || decision.do === 'ask') return keptBack(decision);
    if (decision.do !== 'go') return unsent(await failedWith(decision));
    const { lock, document: instead = document } = decision;
    tried.document = lock ? { ...instead, lock } : instead;
  }

  let outcome = await commit(tried);
  if (outcome.do === 'refresh-token' && row.uid !== null) {
    tried.fresh = true;
    outcome = await commit(tried);
  }
  if (outcome.do === 'done') return kind.confirmsByReading ? confirmed(tried) : DONE;
  const isThereAfterAll =
    outcome.do !== 'sign-in' && (await landed({ ...tried, fresh: false })) === true;
  return isThereAfterAll ? DONE : failedWith(outcome);
}

/** Done only when the write is read back: a yes alone does not count. */
async function confirmed(tried: Try): Promise<Transition> {
  const seen = await landed({ ...tried, fresh: false });
  if (seen === true) return DONE;
  const error =
    typeof seen === 'object' && 'error' in seen ? seen.error : { code: UNSEEN, message: '' };
  return { to: 'backoff', error, retryAfterMs: null, answered: ANSWERS.includes(error.code) };
}

/** Runs `checkBeforeSend` of the kind, or says why its reads failed. */
async function checked(tried: Try): Promise<SendDecision | Failure> {
  const { setup, row, kind, payload } = tried;
  const unread: { why?: Failure } = {};
  const read: LookRemote['read'] = async (path) => {
    const token = await tokenFor(tried);
    if (typeof token === 'object' && token) {
      if (token.do === 'sign-in') unread.why = token;
      return UNREAD;
    }
    const answer = await setup.remote.read(path, token);
    if (answer.kind !== 'refused') return answer;
    const why = classifyCommit(answer);
    if (why.do !== 'done') unread.why = why;
    return UNREAD;
  };
  const remote = { ...setup.remote, read };
  const decision = await kind.checkBeforeSend?.(payload, row, remote, setup.now());
  return unread.why ?? decision ?? { do: 'go' };
}

function keptBack(decision: Extract<SendDecision, { do: 'wait' | 'ask' }>): Transition {
  const { error } = decision;
  if (decision.do === 'ask') {
    const requote = { accepted: decision.accepted };
    return {
      to: 'blocked',
      reason: 'review',
      error,
      waits: false,
      requote,
      isUnsent: true,
      answered: true,
    };
  }
  const { retryAfterMs } = decision;
  const answered = ANSWERS.includes(error.code);
  return { to: 'backoff', error, retryAfterMs, isUnsent: true, answered };
}

/** Where the checks failed: the write did not leave the phone. */
function unsent(failed: Transition): Transition {
  const isLater = failed.to === 'backoff' || failed.to === 'blocked';
  return isLater ? { ...failed, isUnsent: true } : failed;
}

/**
 * Whether a missing App Check token may have caused a refusal. Not where the shop has no App Check, nor when a row is
 * refused again with a token that was good before and after (`tokenBefore`; null: there was none).
 */
async function missesAppCheck(
  { setup: { appCheck }, row }: Try,
  failure: Failure,
  tokenBefore: string | null,
): Promise<boolean> {
  const isDenied =
    failure.do === 'refresh-token' ||
    (failure.do === 'refuse' && failure.error.code === 'PERMISSION_DENIED');
  if (!appCheck || !isDenied) return false;
  const isProven = tokenBefore !== null && (await appCheck.trusted()) === tokenBefore;
  if (isProven && row.denials > 0) return false;
  if (tokenBefore) await appCheck.markSuspect(tokenBefore);
  return true;
}

/** Whether the shop refused because the target of the write was deleted; false where that is unknown. */
async function isAboutNothing({ setup, kind, payload }: Try, failure: Failure): Promise<boolean> {
  if (failure.do !== 'refuse' || !kind.isTargetDeleted) return false;
  const gone = await kind.isTargetDeleted(payload, setup.remote);
  return gone.kind === 'ok' && gone.value;
}

function unproven(failure: Failure): Transition {
  const message = 'error' in failure ? failure.error.message : '';
  const error = { code: APP_UNPROVEN, message };
  return { to: 'backoff', error, retryAfterMs: null, isDenial: true, answered: true };
}

function afterFailure({ row, fresh }: Try, failure: Failure): Transition {
  if (failure.do === 'sign-in') {
    const { reason } = failure;
    return { to: 'blocked', reason, error: null, waits: fresh, answered: null };
  }
  const { error } = failure;
  if (failure.do === 'refresh-token' && row.uid !== null) {
    return { to: 'blocked', reason: 'auth', error, waits: true, answered: true };
  }
  if (failure.do === 'refuse') {
    // The first refusal may come from stale credentials or rules; the second counts.
    if (DENIALS.includes(error.code) && row.denials === 0) {
      return { to: 'backoff', error, retryAfterMs: null, isDenial: true, answered: true };
    }
    // A missing file was noticed before any request.
    return { to: 'refused', error, answered: error.code === FILE_GONE ? null : true };
  }
  const retryAfterMs = failure.do === 'retry' ? failure.retryAfterMs : null;
  return { to: 'backoff', error, retryAfterMs, answered: ANSWERS.includes(error.code) };
}
