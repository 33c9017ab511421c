// A server in memory.
import { vi } from 'vitest';
import { turns } from '../simulator/network.ts';

/** From now on this answers requests to an origin; all others go on to whoever answered before. */
export function answerAt(origin: string, answer: (request: Request) => Promise<Response>): void {
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit): Promise<Response> => {
    if (!url.startsWith(origin)) return others(url, init);
    const request = new Request(url, init);
    await turns(1);
    const reply = await answer(request);
    const location = reply.headers.get('Location');
    if (location === null) return reply;
    if (request.redirect === 'error') throw new TypeError('unexpected redirect');
    return answer(new Request(new URL(location, origin)));
  });
}

/** A reply as the shop sends it. */
export const reply = (
  status: number,
  body: string,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
) => new Response(body, { status, headers });
