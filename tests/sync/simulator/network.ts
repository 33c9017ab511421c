// The network between the phone and the shop, in place of `fetch`: each request of a drain may meet a fault of the schedule.
import type { Asked, Reply, Request, Shop } from './shop.ts';
import { serve, writeIn } from './shop.ts';

/** The name under which it counts a change that arrived after a later change of the same document. */
export const OVERTAKEN = 'held back and overtaken';

export type Network = {
  isOnline: boolean;
  /** Faults of the next requests, in order; afterwards all is well. */
  faults: Fault[];
  /** Requests that the phone has given up and that are still under way. */
  late: (() => void)[];
  note(what: string): void;
};

const HTML = '<html><body>Please log in to this network</body></html>';
/** The turns of the event loop that a slow request takes: time for another drain to do several steps. */
const SLOW_TURNS = 25;

export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((done) => setImmediate(done));
}

/** Puts this network in place of `fetch`; returns a function that restores the old one. */
export function connect(shop: Shop, network: Network): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = await readRequest(String(input), init ?? {});
    await turns(1);
    if (!network.isOnline) throw new TypeError('Failed to fetch');
    if (request.url.pathname.includes('/v1/token')) return askTokens(shop, request);
    const fault = network.faults.shift() ?? 'none';
    if (fault !== 'none') network.note(fault);
    return (OF_FAULT.get(fault) ?? arrive)({ shop, network, request });
  };
  return () => {
    globalThis.fetch = real;
  };
}

type Sent = { shop: Shop; network: Network; request: Request };
type Outcome = (sent: Sent) => Response | Promise<Response>;

const arrive = ({ shop, request }: Sent) => response(serve(shop, request));
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};
const says =
  (status: number, body: string, headers: Record<string, string> = {}): Outcome =>
  () =>
    new Response(body, { status, headers });
const fails = (code: number, status: string, headers?: Record<string, string>) =>
  says(code, JSON.stringify({ error: { code, status, message: status } }), headers);
/** The shop acts on it, and the phone hears something else. */
const landed =
  (outcome: Outcome): Outcome =>
  (sent) => {
    arrive(sent);
    return outcome(sent);
  };

/** The outcomes of a request. Schedules are drawn from these in this order. */
const OUTCOMES = [
  ['none', arrive],
  ['never arrived', lost],
  ['reply lost', landed(lost)],
  ['late', late],
  ['twice', landed(arrive)],
  ['slow reply', slowReply],
  ['slow way', slowWay],
  ['captive portal', says(200, HTML, { 'Content-Type': 'text/html' })],
  ['redirected', lost],
  ['login needed (511)', says(511, HTML)],
  ['false {}', says(200, '{}')],
  ['landed, false {}', landed(says(200, '{}'))],
  ['half a commit reply', says(200, '{"writeResults":[{}],"commitTime":"soon"}')],
  ['cut short', cutShort],
  ['401', fails(401, 'UNAUTHENTICATED')],
  ['403', fails(403, 'PERMISSION_DENIED')],
  ['409', fails(409, 'ABORTED')],
  ['400', fails(400, 'FAILED_PRECONDITION')],
  ['429 with Retry-After', fails(429, 'RESOURCE_EXHAUSTED', { 'Retry-After': '120' })],
  ['429 of a proxy', says(429, HTML, { 'Retry-After': '60' })],
  ['500', fails(500, 'INTERNAL')],
  ['landed, 503', landed(says(503, 'upstream timed out'))],
] as const satisfies readonly (readonly [name: string, Outcome])[];
export type Fault = (typeof OUTCOMES)[number][0];
export const FAULTS = OUTCOMES.map(([name]) => name);
const OF_FAULT = new Map<Fault, Outcome>(OUTCOMES);

function late(sent: Sent): never {
  sent.network.late.push(later(sent));
  return lost();
}

async function slowReply(sent: Sent): Promise<Response> {
  const reply = arrive(sent);
  await turns(SLOW_TURNS);
  return reply;
}

async function slowWay(sent: Sent): Promise<Response> {
  const arrives = later(sent);
  await turns(SLOW_TURNS);
  return response(arrives());
}

function cutShort({ shop, request }: Sent): Response {
  const { status, body } = serve(shop, request);
  return new Response(body.slice(0, body.length / 2), { status });
}

/** The arrival of a delayed request: at any time, even after a newer one. */
function later({ shop, network, request }: Sent): () => Reply {
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
