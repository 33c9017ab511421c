// Firestore's bill (its pricing, “minimum charge for queries”): each returned document, and one for a query without a result.
import type { SeenRequest } from '../support/fault-proxy-log.ts';
import { isCommit, isFirestore, isLookup, isQuery } from '../support/sent-requests.ts';

/** Billed document reads among the proxy's requests. */
export function countReads(seen: readonly SeenRequest[]): number {
  return seen.filter(isFirestore).reduce((reads, it) => reads + readsOf(it), 0);
}

function readsOf(seen: SeenRequest): number {
  if (!seen.reply) return 0;
  if (isQuery(seen)) {
    const parts = JSON.parse(seen.reply.body.toString()) as { document?: unknown }[];
    return Math.max(1, parts.filter(({ document }) => document).length);
  }
  // Each requested document, whether it exists or not.
  if (isLookup(seen)) return (JSON.parse(seen.reply.body.toString()) as unknown[]).length;
  return seen.method === 'GET' ? 1 : 0;
}

/** Billed writes among the proxy's requests; each document of a commit is one. */
export function countWrites(seen: readonly SeenRequest[]): number {
  const landed = seen.filter((it) => isCommit(it) && it.reply?.status === 200);
  return landed.reduce((sum, { body }) => {
    const { writes } = JSON.parse(body.toString()) as { writes: unknown[] };
    return sum + writes.length;
  }, 0);
}

/** From now on records the requests of Node's own fetch to `origin`, except those made as the shop's owner. */
export function noteFetch(origin: string): SeenRequest[] {
  const log: SeenRequest[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const reply = await real(input, init);
    const isOwner = new Headers(init?.headers).get('Authorization') === 'Bearer owner';
    if (!String(input).startsWith(origin) || isOwner) return reply;
    log.push({
      at: Date.now(),
      method: init?.method ?? 'GET',
      url: new URL(String(input)),
      headers: {},
      body: Buffer.from(String(init?.body ?? '')),
      fate: 'passed',
      reply: {
        status: reply.status,
        headers: { 'content-type': reply.headers.get('content-type') ?? '' },
        body: Buffer.from(await reply.clone().arrayBuffer()),
      },
      delivered: true,
    });
    return reply;
  };
  return log;
}
