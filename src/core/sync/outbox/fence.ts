// The fence of an entity: a small document that every change of it moves, in the same commit. A change goes only where the fence still stands
// as it was seen before, so that one which the network held back until after a newer one is refused (decision 40).
import type { OutboxRow } from '../../model/outbox/write.ts';
import { type Fence, isOvertaken } from '../../remote/commit-document.ts';
import type { Result } from '../../remote/firestore-request.ts';
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

/** The answer to a locked commit, where being overtaken is a passing fault: the next attempt reads again. */
export function ifOvertaken<T>(answer: Result<T>): Result<T> {
  return isOvertaken(answer)
    ? { kind: 'indeterminate', reason: 'server', retryAfterMs: null }
    : answer;
}
