// Tries once to get a write to the shop, and says what becomes of it. "Done" takes proof: the shop's own yes, or the write seen there.
// Changes no row.

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

/** Codes of passing faults that the shop itself answered with. */
const ANSWERS = ['server', 'busy', 'UNAUTHENTICATED', 'taken-over'];

/** A yes came for a write that is not there. */
const UNSEEN = 'unseen';

/** Noes that may come of something that passes; the second one is meant. */
const DENIALS = ['PERMISSION_DENIED', 'ALREADY_EXISTS'];

const DONE: Transition = { to: 'done', answered: true };
const LAPSED: Transition = { to: 'lapsed', answered: true };

/** One attempt. Failures of network and shop are transitions; only a broken device throws. */
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
    // Where an earlier attempt may have landed, the shop is looked at first. An order that is there already is not asked about; nor is one of
    // which that cannot be told, because the shopper's answer could come too late.
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
    if (decision.do !== 'go') return failedWith(decision);
    if (decision.lock) tried.document = { ...document, lock: decision.lock };
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

/** Done only when the write is seen at the shop: a yes alone does not count. */
async function confirmed(tried: Try): Promise<Transition> {
  const seen = await landed({ ...tried, fresh: false });
  if (seen === true) return DONE;
  const error =
    typeof seen === 'object' && 'error' in seen ? seen.error : { code: UNSEEN, message: '' };
  return { to: 'backoff', error, retryAfterMs: null, answered: ANSWERS.includes(error.code) };
}

/** Whether a write may go that may not be wanted as it would be today, or why that cannot be read. */
async function checked(tried: Try): Promise<SendDecision | Failure> {
  const { setup, row, kind, payload } = tried;
  const unread: { why?: Failure } = {};
  const read: LookRemote['read'] = async (path) => {
    const token = await tokenFor(tried);
    if (typeof token === 'object' && token) {
      if (token.do === 'sign-in') unread.why = token;
      return { kind: 'indeterminate', reason: 'network', retryAfterMs: null };
    }
    const answer = await setup.remote.read(path, token);
    const why = classifyCommit(answer);
    if (answer.kind === 'refused' && why.do !== 'done') unread.why = why;
    return answer;
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

/**
 * Whether a refusal can have come from the lack of a proof that this is the shop's own app. It cannot where the shop has no App Check, or
 * when a row is refused once more with a token that was good before and after (`tokenBefore`, null: there was none).
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

/** Whether the shop says no because the target of the write was deleted; false where that cannot be told. */
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
    // The first "permission denied" may be stale credentials or rules; a second one is meant.
    if (DENIALS.includes(error.code) && row.denials === 0) {
      return { to: 'backoff', error, retryAfterMs: null, isDenial: true, answered: true };
    }
    // A file that is gone was noticed before anybody was asked.
    return { to: 'refused', error, answered: error.code === FILE_GONE ? null : true };
  }
  const retryAfterMs = failure.do === 'retry' ? failure.retryAfterMs : null;
  return { to: 'backoff', error, retryAfterMs, answered: ANSWERS.includes(error.code) };
}
