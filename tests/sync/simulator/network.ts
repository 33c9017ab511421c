// The network between the phone and the shop, in place of `fetch`: each request of a drain may meet a fault of the schedule.
import type { Asked, Reply, Request, Shop } from './shop.ts';
import { serve, writeIn } from './shop.ts';

/** What may become of a request. `landed-…`: the shop did it, and the phone hears something else. */
export const FAULTS = [
  'none',
  'never arrived',
  'reply lost',
  'late',
  'twice',
  'slow reply',
  'slow way',
  'captive portal',
  'redirected',
  'login needed (511)',
  'false {}',
  'landed, false {}',
  'half a commit reply',
  'cut short',
  '401',
  '403',
  '409',
  '400',
  '429 with Retry-After',
  '429 of a proxy',
  '500',
  'landed, 503',
] as const;
export type Fault = (typeof FAULTS)[number];

/** How it is counted that a change came after another one of the same document, which was sent later. */
export const OVERTAKEN = 'held back and overtaken';

export type Network = {
  isOnline: boolean;
  /** For the next requests, in their order; afterwards all is well. */
  faults: Fault[];
  /** Requests that the phone has given up and that are still under way. */
  late: (() => void)[];
  note(what: string): void;
};

const HTML = '<html><body>Please log in to this network</body></html>';
const RPC: Partial<Record<Fault, [number, string]>> = {
  '401': [401, 'UNAUTHENTICATED'],
  '403': [403, 'PERMISSION_DENIED'],
  '409': [409, 'ABORTED'],
  '400': [400, 'FAILED_PRECONDITION'],
  '429 with Retry-After': [429, 'RESOURCE_EXHAUSTED'],
  '500': [500, 'INTERNAL'],
};
/** So long is a slow one under way, in turns of the event loop: time for another drain to do several steps. */
const SLOW_TURNS = 25;

/** Lets the event loop turn so many times. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((done) => setImmediate(done));
}

/** Puts this network in place of `fetch`; returns what puts the old one back. */
export function connect(shop: Shop, network: Network): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = await readRequest(String(input), init ?? {});
    await turns(1);
    if (!network.isOnline) throw new TypeError('Failed to fetch');
    if (request.url.pathname.includes('/v1/token')) return askTokens(shop, request);
    const fault = network.faults.shift() ?? 'none';
    if (fault !== 'none') network.note(fault);
    return suffer(shop, network, request, fault);
  };
  return () => {
    globalThis.fetch = real;
  };
}

async function suffer(
  shop: Shop,
  network: Network,
  request: Request,
  fault: Fault,
): Promise<Response> {
  const rpc = RPC[fault];
  if (rpc) {
    const [code, status] = rpc;
    const headers: Record<string, string> = code === 429 ? { 'Retry-After': '120' } : {};
    const body = JSON.stringify({ error: { code, status, message: status } });
    return new Response(body, { status: code, headers });
  }
  switch (fault) {
    case 'never arrived':
    case 'redirected':
      throw new TypeError('Failed to fetch');
    case 'reply lost':
      serve(shop, request);
      throw new TypeError('Failed to fetch');
    case 'late':
      network.late.push(later(shop, network, request));
      throw new TypeError('Failed to fetch');
    case 'twice':
      serve(shop, request);
      return response(serve(shop, request));
    case 'slow reply': {
      const reply = serve(shop, request);
      await turns(SLOW_TURNS);
      return response(reply);
    }
    case 'slow way': {
      const arrives = later(shop, network, request);
      await turns(SLOW_TURNS);
      return response(arrives());
    }
    case 'captive portal':
      return new Response(HTML, { status: 200, headers: { 'Content-Type': 'text/html' } });
    case 'login needed (511)':
      return new Response(HTML, { status: 511 });
    case '429 of a proxy':
      return new Response(HTML, { status: 429, headers: { 'Retry-After': '60' } });
    case 'false {}':
      return new Response('{}', { status: 200 });
    case 'landed, false {}':
      serve(shop, request);
      return new Response('{}', { status: 200 });
    case 'half a commit reply':
      return new Response('{"writeResults":[{}],"commitTime":"soon"}', { status: 200 });
    case 'cut short': {
      const { status, body } = serve(shop, request);
      return new Response(body.slice(0, body.length / 2), { status });
    }
    case 'landed, 503':
      serve(shop, request);
      return new Response('upstream timed out', { status: 503 });
    default:
      return response(serve(shop, request));
  }
}

/** The arrival of a request that was held back on its way: it comes whenever it comes, also after something newer. */
function later(shop: Shop, network: Network, request: Request): () => Reply {
  const held = writeIn(request);
  const seen = shop.landed.length;
  const isOther = ({ write }: Asked) =>
    write.path === held?.path && JSON.stringify(write) !== JSON.stringify(held);
  return () => {
    if (shop.landed.slice(seen).some(isOther)) network.note(OVERTAKEN);
    return serve(shop, request);
  };
}

async function askTokens(shop: Shop, request: Request): Promise<Response> {
  if (shop.tokenService === 'unreachable') throw new TypeError('Failed to fetch');
  if (shop.tokenService === 'portal') return new Response(HTML, { status: 200 });
  return response(serve(shop, request));
}

async function readRequest(address: string, init: RequestInit): Promise<Request> {
  const { body } = init;
  const size = body instanceof ArrayBuffer ? body.byteLength : 0;
  const isJson = typeof body === 'string';
  const bearer: unknown = Reflect.get(init.headers ?? {}, 'Authorization');
  return {
    url: new URL(address),
    method: init.method ?? 'GET',
    body: isJson ? JSON.parse(body) : body,
    size,
    token: typeof bearer === 'string' ? bearer.replace('Bearer ', '') : null,
  };
}

function response({ status, body }: Reply): Response {
  return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
}
