// What Firestore would bill for what was asked: each document that came, and one for a question without an answer.
// Source: Firestore pricing, "minimum charge for queries".
import type { SeenRequest } from '../support/fault-proxy-log.ts';
import { isCommit, isFirestore, isLookup, isQuery } from '../support/sent-requests.ts';

/** Billed document reads of what the proxy saw. */
export function countReads(seen: readonly SeenRequest[]): number {
  return seen.filter(isFirestore).reduce((reads, it) => reads + readsOf(it), 0);
}

function readsOf(seen: SeenRequest): number {
  if (!seen.reply) return 0;
  if (isQuery(seen)) {
    const parts = JSON.parse(seen.reply.body.toString()) as { document?: unknown }[];
    return Math.max(1, parts.filter(({ document }) => document).length);
  }
  // Each document that was asked for, whether it is there or not.
  if (isLookup(seen)) return (JSON.parse(seen.reply.body.toString()) as unknown[]).length;
  return seen.method === 'GET' ? 1 : 0;
}

/** Billed writes of what the proxy saw; each document of a commit is one. */
export function countWrites(seen: readonly SeenRequest[]): number {
  const landed = seen.filter((it) => isCommit(it) && it.reply?.status === 200);
  return landed.reduce((sum, { body }) => {
    const { writes } = JSON.parse(body.toString()) as { writes: unknown[] };
    return sum + writes.length;
  }, 0);
}
