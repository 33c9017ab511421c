// The fence of an entity: a small document that every change of it moves, in the same commit. A change goes only where the fence still stands
// as it was seen before, so that one which the network held back until after a newer one is refused (decision 40).
import type { OutboxRow } from '../../model/outbox/write.ts';
import type { Fence } from '../../remote/commit-document.ts';
import type { Result } from '../../remote/firestore-request.ts';
import type { DrainSetup } from './drain-setup.ts';

/** What the shop answers where a fence does not stand as it was seen. Source: google.rpc.Code, and the emulator. */
const MOVED = ['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'NOT_FOUND'];

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

/** The answer to a commit with a fence, where a moved fence is a passing fault: the next attempt sees where it stands then. */
export function sinceMoved<T>(answer: Result<T>): Result<T> {
  const isMoved = answer.kind === 'refused' && MOVED.includes(answer.status);
  return isMoved ? { kind: 'indeterminate', reason: 'server', retryAfterMs: null } : answer;
}
