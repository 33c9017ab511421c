// Sends one write to the shop: its files, then its document, under a fence where its kind has one; and reads it back.
// Changes a row only through `recordState`.

import type { AppCheck } from '../account/app-check.ts';
import type { Credential } from '../account/credential.ts';
import type { EngineDatabase } from '../device/engine-database.ts';
import { type DocumentWrite, type Fence, isOvertaken } from '../firestore/commit-document.ts';
import type { Result } from '../firestore/firestore-request.ts';
import { type CommitOutcome, classifyCommit, hasLanded } from './classify-commit.ts';
import type { BlockedReason, OutboxRow } from './write.ts';
import { FILE_GONE } from './write.ts';
import type { PricesRemote, StoredDocument, WriteKind } from './write-kind.ts';

/** Dependencies of an attempt; passed in so that tests control the clock and the shop. */
export type AttemptSetup = {
  database: EngineDatabase;
  remote: {
    commit(write: DocumentWrite, idToken: string | null): Promise<Result<unknown>>;
    upload(
      path: string,
      type: string,
      bytes: ArrayBuffer,
      idToken?: string | null,
    ): Promise<Result<unknown>>;
    read(path: string, idToken: string | null): Promise<Result<StoredDocument | null>>;
    /** When a document was last changed, by the shop's clock; null: it does not exist. */
    updateTime(path: string, idToken: string | null): Promise<Result<string | null>>;
  } & PricesRemote;
  /** A token whose uid is this account's; `fresh` gets a new one from the server. */
  credential(uid: string, fresh: boolean): Promise<Credential>;
  /** Only where the shop has App Check. */
  appCheck?: AppCheck;
  /** ms since 1970. */
  now(): number;
};

/** A write to send: its row as claimed, and its payload in today's shape. */
export type SendableWrite = { row: OutboxRow; kind: WriteKind; payload: unknown };

/** There is no token of the row's account until somebody signs in. */
export type SignInNeeded = { do: 'sign-in'; reason: BlockedReason };
export type Failure = Exclude<CommitOutcome, { do: 'done' }> | SignInNeeded;

export type Try = SendableWrite & {
  setup: AttemptSetup;
  document: DocumentWrite;
  /** Whether to fetch a new token. */
  fresh: boolean;
  recordState: RecordState;
};

/**
 * Records in the row that the write is about to be sent or read back; false where somebody else has taken the row over.
 */
export type RecordState = (state: 'sending' | 'confirming') => Promise<boolean>;

/** Somebody else has taken the row over and will settle it. */
const TAKEN_OVER: CommitOutcome = {
  do: 'retry',
  error: { code: 'taken-over', message: '' },
  retryAfterMs: null,
};

/** Sends the files, if any, then the document. */
export async function commit(tried: Try): Promise<CommitOutcome | SignInNeeded> {
  const { setup, row, kind } = tried;
  const token = await tokenFor(tried);
  if (typeof token === 'object' && token) return token;
  const outcome = await sendFiles(setup, tried, token);
  if (outcome.do !== 'done') return outcome;
  const { document } = tried;
  if (!kind.isFenced) return sent(setup, document, token);
  const fence = await readFence(setup, row, token);
  if (fence.kind !== 'ok') return classifyCommit(fence);
  // Read the fence first, then check that the row is still this attempt's. As long as it is, this phone has sent no
  // later write of the entity, so the fence as read is older than any such write.
  if (!(await tried.recordState('sending'))) return TAKEN_OVER;
  return sent(setup, { ...document, fence: fence.value }, token);
}

/** Whether the shop has the write already, or why that is unknown. */
export async function landed(tried: Try): Promise<boolean | Failure> {
  const { setup, row, kind, payload, document } = tried;
  if (!kind.canReadBack) return false;
  await tried.recordState('confirming');
  const token = await tokenFor(tried);
  if (typeof token === 'object' && token) return token;
  // A fenced write has landed when its fence names it. The document proves nothing: it may look as wanted without this
  // write, and an earlier request still under way could then change it back.
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

/** A token of the row's account, null where it needs none, or why none can be had. */
export async function tokenFor({ setup, row, fresh }: Try): Promise<string | null | Failure> {
  if (row.uid === null) return null;
  const credential = await setup.credential(row.uid, fresh);
  if (credential.outcome === 'token') return credential.token;
  if (credential.outcome === 'unreachable') {
    return { do: 'retry', error: { code: 'network', message: '' }, retryAfterMs: null };
  }
  return { do: 'sign-in', reason: credential.outcome === 'signed-out' ? 'auth' : 'account' };
}

/**
 * Uploads one file after the other; `done` when all are there. Each proven upload is recorded at once, so that a broken
 * connection costs only one file. `token`: of the row's account.
 */
async function sendFiles(
  { database, remote, now }: AttemptSetup,
  { row, kind }: SendableWrite,
  token: string | null,
): Promise<CommitOutcome> {
  for (;;) {
    const file = await kind.file?.read(database, row, now());
    if (!kind.file || file === null || file?.isThere) return { do: 'done' };
    const uploaded: Result<unknown> = file
      ? await remote.upload(file.path, file.type, file.bytes, file.isSigned ? token : null)
      : { kind: 'refused', status: FILE_GONE, message: 'its file is gone' };
    const outcome = classifyCommit(uploaded);
    if (outcome.do !== 'done' || !file) return outcome;
    await kind.file.recordThere(database, row, now(), file);
  }
}

/** Path of the fence of a row's entity. */
function fencePath({ uid, entityKey }: Pick<OutboxRow, 'uid' | 'entityKey'>): string {
  return `/users/${uid}/fences/${entityKey.slice(entityKey.lastIndexOf('/') + 1)}`;
}

/**
 * The current fence of a row's entity: a small document that every change of the entity updates in the same commit. A
 * change succeeds only where the fence is still as read, so one that the network held back until after a newer one is
 * refused (decision 40).
 */
async function readFence(
  { remote }: AttemptSetup,
  row: OutboxRow,
  idToken: string | null,
): Promise<Result<Fence>> {
  const path = fencePath(row);
  const seen = await remote.updateTime(path, idToken);
  return seen.kind === 'ok'
    ? { kind: 'ok', value: { path, seenAt: seen.value, movedBy: row.id } }
    : seen;
}

/** The outcome of one commit. A lost optimistic lock is transient: the next attempt reads again. */
async function sent(
  { remote }: AttemptSetup,
  write: DocumentWrite,
  idToken: string | null,
): Promise<CommitOutcome> {
  const answer = await remote.commit(write, idToken);
  const isPassing = (write.fence ?? write.lock) && isOvertaken(answer);
  return classifyCommit(
    isPassing ? { kind: 'indeterminate', reason: 'server', retryAfterMs: null } : answer,
  );
}
