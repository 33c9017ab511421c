// The fence of an entity: a small document that every change of it moves, in the same commit. A change goes only where the fence still stands
// as it was seen before, so that one which the network held back until after a newer one is refused (decision 40).
import type { OutboxRow } from '../../model/outbox/write.ts';
import { type DocumentWrite, type Fence, isOvertaken } from '../../remote/commit-document.ts';
import type { Result } from '../../remote/firestore-request.ts';
import { type CommitOutcome, classifyCommit } from './classify-commit.ts';
import type { DrainSetup } from './drain-setup.ts';

/** Where the fence of a row's entity lies. */
export function fencePath({ uid, entityKey }: Pick<OutboxRow, 'uid' | 'entityKey'>): string {
  return `/users/${uid}/fences/${entityKey.slice(entityKey.lastIndexOf('/') + 1)}`;
}

/** Where the fence of a row's entity stands now. */
export async function readFence(
  { remote }: Pick<DrainSetup, 'remote'>,
  row: OutboxRow,
  idToken: string | null,
): Promise<Result<Fence>> {
  const path = fencePath(row);
  const seen = await remote.updateTime(path, idToken);
  return seen.kind === 'ok'
    ? { kind: 'ok', value: { path, seenAt: seen.value, movedBy: row.id } }
    : seen;
}

/** What came of a commit. To be overtaken where it is locked is a passing fault: the next attempt reads again. */
export async function sent(
  { remote }: Pick<DrainSetup, 'remote'>,
  write: DocumentWrite,
  idToken: string | null,
): Promise<CommitOutcome> {
  const answer = await remote.commit(write, idToken);
  const isPassing = (write.fence ?? write.lock) && isOvertaken(answer);
  return classifyCommit(
    isPassing ? { kind: 'indeterminate', reason: 'server', retryAfterMs: null } : answer,
  );
}
