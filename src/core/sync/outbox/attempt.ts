// Tries once to get a write to the shop, and says what becomes of it. "Done" takes proof: the shop's own yes, or the write seen there.
// It changes no row.
import { FILE_GONE } from '../../model/outbox/feedback.ts';
import { APP_UNPROVEN, type BlockedReason, type OutboxRow } from '../../model/outbox/write.ts';
import type { DocumentWrite } from '../../remote/commit-document.ts';
import type { LookRemote, SendDecision, WriteKind } from '../writes/write-kind.ts';
import { type CommitOutcome, classifyCommit, hasLanded } from './classify-commit.ts';
import type { DrainSetup } from './drain-setup.ts';
import { fencePath, readFence, sent } from './fence.ts';
import { sendFiles } from './send-files.ts';
import type { Transition } from './transitions.ts';

export type AttemptSetup = Pick<
  DrainSetup,
  'database' | 'remote' | 'credential' | 'appCheck' | 'now'
>;

/** A write that is to be sent: its row as it was claimed, and its payload in today's shape. */
export type SendableWrite = { row: OutboxRow; kind: WriteKind; payload: unknown };

/** Codes of passing faults that the shop itself answered with. */
const ANSWERS = ['server', 'busy', 'UNAUTHENTICATED', 'taken-over'];

/** A yes came for a write that is not there. */
const UNSEEN = 'unseen';

/** Noes that may come of something that passes; the second one is meant. */
const DENIALS = ['PERMISSION_DENIED', 'ALREADY_EXISTS'];

/** Somebody else has taken the row over; what becomes of it is theirs to say. */
const TAKEN_OVER: CommitOutcome = {
  do: 'retry',
  error: { code: 'taken-over', message: '' },
  retryAfterMs: null,
};

const DONE: Transition = { to: 'done', answered: true };
const LAPSED: Transition = { to: 'lapsed', answered: true };

/** No token of the row's account can be had until somebody signs in. */
type SignInNeeded = { do: 'sign-in'; reason: BlockedReason };
type Failure = Exclude<CommitOutcome, { do: 'done' }> | SignInNeeded;

type Try = SendableWrite & {
  setup: AttemptSetup;
  document: DocumentWrite;
  /** Whether a new token is asked for. */
  fresh: boolean;
  recordState: RecordState;
};

/** Stores in the row that the write is about to be sent, or to be looked for at the shop; false where somebody else has taken the row over. */
export type RecordState = (state: 'sending' | 'confirming') => Promise<boolean>;

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

/** What the shop's yes is worth: done when the write is seen there. */
async function confirmed(tried: Try): Promise<Transition> {
  const seen = await landed({ ...tried, fresh: false });
  if (seen === true) return DONE;
  const error =
    typeof seen === 'object' && 'error' in seen ? seen.error : { code: UNSEEN, message: '' };
  return { to: 'backoff', error, retryAfterMs: null, answered: ANSWERS.includes(error.code) };
}

/** The files first, where the kind has some, then the document. */
async function commit(tried: Try): Promise<CommitOutcome | SignInNeeded> {
  const { setup, row, kind } = tried;
  const token = await tokenFor(tried);
  if (typeof token === 'object' && token) return token;
  const outcome = await sendFiles(setup, tried, token);
  if (outcome.do !== 'done') return outcome;
  const { document } = tried;
  if (!kind.isFenced) return sent(setup, document, token);
  const fence = await readFence(setup, row, token);
  if (fence.kind !== 'ok') return classifyCommit(fence);
  // First the fence is read, then the row is checked to be still this attempt's. As long as it is, this phone has sent no later write of the
  // entity, so what was read of the fence is older than any such write.
  if (!(await tried.recordState('sending'))) return TAKEN_OVER;
  return sent(setup, { ...document, fence: fence.value }, token);
}

/** Whether the shop has it already, or why that cannot be told. */
async function landed(tried: Try): Promise<boolean | Failure> {
  const { setup, row, kind, payload, document } = tried;
  if (!kind.canReadBack) return false;
  await tried.recordState('confirming');
  const token = await tokenFor(tried);
  if (typeof token === 'object' && token) return token;
  // A fenced write has landed when its fence names it. Its document would prove nothing: it may be as wished without this write, and an earlier
  // request that is still under way could then change it back.
  const path = kind.isFenced ? fencePath(row) : document.path;
  const answer = await setup.remote.read(path, token);
  if (answer.kind === 'ok') {
    const stored = answer.value?.fields;
    if (kind.isFenced) return stored?.movedBy === row.id;
    return kind.hasLanded ? kind.hasLanded(stored, payload, row) : hasLanded(stored, document);
  }
  const why = classifyCommit(answer);
  return why.do !== 'done' && why;
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

async function tokenFor({ setup, row, fresh }: Try): Promise<string | null | Failure> {
  if (row.uid === null) return null;
  const credential = await setup.credential(row.uid, fresh);
  if (credential.outcome === 'token') return credential.token;
  if (credential.outcome === 'unreachable') {
    return { do: 'retry', error: { code: 'network', message: '' }, retryAfterMs: null };
  }
  return { do: 'sign-in', reason: credential.outcome === 'signed-out' ? 'auth' : 'account' };
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

/** Whether the shop says no because what the write is about is gone there; not where that cannot be told. */
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
