// What phones that play in this process ask of Firestore, noted as the fault proxy notes what browsers ask.
import type { SeenRequest } from '../support/fault-proxy-log.ts';

/** From now on notes what Node's own fetch is asked for at `origin`, but not what is asked as the shop's owner. */
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
