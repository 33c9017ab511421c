// A loopback stand-in for Firestore: it keeps documents as the shop's rules would, and loses, delays or falsifies replies on purpose.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { changeCatalogue, isAsSeen, isOfCatalogue, updateTimeOf } from './catalogue-writes.ts';
import { type ListQuery, listed } from './list-order.ts';
import { type Loopback, reply, startLoopback } from './loopback.ts';
import { errorBody, fieldsAfter, pathIn, pathOf, ROOT, type WireWrite } from './wire.ts';

/** The fate of one request. `landsFirst`: the write lands before the reply is lost or falsified; `landsTwice`: the network delivers it again. */
export type Fault = {
  landsFirst?: boolean;
  landsTwice?: boolean;
  drop?: boolean;
  until?: Promise<unknown>;
  reply?: { status: number; body: string; headers?: Record<string, string> };
};

export type FaultyFirestore = Loopback & Shop;

type Shop = {
  documents: Map<string, { fields: Record<string, unknown>; token: string | null }>;
  /** By each fence's path: its fields and when it last moved; kept apart from shoppers' documents. */
  fences: Map<string, { fields: Record<string, unknown>; updateTime: string }>;
  /** Commits that reached the server, landed or not. */
  commits: { path: string; token: string | null }[];
  /** Faults of the next commits, in order; afterwards all is well. */
  faults: Fault[];
  /** Judges a commit without a fault: null accepts, else the refusal. `proof`: the App Check token, if one came along. */
  rule: (
    path: string,
    token: string | null,
    proof: string | null,
    isDeletion: boolean,
  ) => Refusal | null;
};

/** A shopper's or merchant's write, and the fence or the catalogue changes that go with it. */
type WireWrites = [write: WireWrite, fence?: WireWrite, ...more: WireWrite[]];
type Refusal = { code: number; status: string };

export async function startFaultyFirestore(): Promise<FaultyFirestore> {
  const shop: Shop = {
    documents: new Map(),
    fences: new Map(),
    commits: [],
    faults: [],
    rule: () => null,
  };
  const server = await startLoopback((...asked) => answer(shop, ...asked));
  return Object.assign(shop, server);
}

async function answer(
  shop: Shop,
  request: IncomingMessage,
  sent: Buffer,
  response: ServerResponse,
): Promise<void> {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? null;
  if (request.method === 'GET') return reply(response, ...readReply(shop, request.url ?? ''));
  const body = JSON.parse(sent.toString());
  if (request.url?.endsWith(':batchGet')) {
    return reply(response, 200, JSON.stringify(body.documents.map(lookReply(shop))));
  }
  if (request.url?.endsWith(':runQuery')) {
    return reply(response, 200, JSON.stringify(listReply(shop, request.url, body)));
  }
  const writes: WireWrites = body.writes;
  const [write] = writes;
  const path = pathOf(write);
  shop.commits.push({ path, token });
  const fault = shop.faults.shift();
  await fault?.until;
  if (!fault || fault.landsFirst) {
    const proof = request.headers['x-firebase-appcheck'];
    const arrive = () => land(shop, path, writes, token, typeof proof === 'string' ? proof : null);
    const refusal = arrive();
    if (fault?.landsTwice) arrive();
    if (!fault && refusal) return reply(response, refusal.code, refused(refusal));
  }
  if (fault?.drop) return void response.destroy();
  if (fault?.reply) {
    const { status, body, headers } = fault.reply;
    return reply(response, status, body, headers);
  }
  const time = new Date().toISOString();
  const results = writes.map((it) => (it?.delete ? {} : { updateTime: time }));
  reply(response, 200, JSON.stringify({ writeResults: results, commitTime: time }));
}

function land(
  shop: Shop,
  path: string,
  [write, fence, ...more]: WireWrites,
  token: string | null,
  proof: string | null,
): Refusal | null {
  const hasFence = !isOfCatalogue(fence);
  const refusal =
    shop.rule(path, token, proof, write.delete !== undefined) ?? move(shop, hasFence && fence);
  if (refusal) return refusal;
  const stored = shop.documents.get(path);
  if (!isAsSeen(write, stored)) {
    return write.currentDocument?.exists === false
      ? { code: 409, status: 'ALREADY_EXISTS' }
      : { code: 400, status: 'FAILED_PRECONDITION' };
  }
  if (!hasFence && fence && !changeCatalogue(shop.documents, fence)) {
    return { code: 404, status: 'NOT_FOUND' };
  }
  for (const it of more) changeCatalogue(shop.documents, it);
  if (write.delete) {
    shop.documents.delete(path);
    return null;
  }
  const fields = fieldsAfter(write.updateMask && stored?.fields, write);
  const isOwn = /^\/(users|inbox)\//.test(path) || write.updateMask !== undefined;
  if (stored && !isOwn && JSON.stringify(stored.fields) !== JSON.stringify(fields)) {
    return { code: 403, status: 'PERMISSION_DENIED' };
  }
  shop.documents.set(path, { fields, token });
  return null;
}

function move(
  { fences }: Pick<Shop, 'fences'>,
  fence: WireWrite | false | undefined,
): Refusal | null {
  if (!fence) return null;
  const path = pathOf(fence);
  const standsAt = fences.get(path)?.updateTime;
  if (standsAt !== fence.currentDocument?.updateTime) {
    return standsAt && fence.currentDocument?.exists === false
      ? { code: 409, status: 'ALREADY_EXISTS' }
      : { code: 400, status: 'FAILED_PRECONDITION' };
  }
  // No two moves at the same time.
  const at = Math.max(Date.now(), standsAt ? Date.parse(standsAt) + 1 : 0);
  const updateTime = new Date(at).toISOString();
  fences.set(path, { fields: fence.update?.fields ?? {}, updateTime });
  return null;
}

/** The documents directly in the collection that the query names below its parent. */
function listReply(
  shop: Shop,
  url: string,
  query: { structuredQuery: ListQuery & { from: [{ collectionId: string }] } },
): object[] {
  const folder = `${pathIn(url.replace(':runQuery', ''))}/${query.structuredQuery.from[0].collectionId}/`;
  const readTime = new Date().toISOString();
  const found = [...shop.documents].filter(
    ([path]) => path.startsWith(folder) && !path.slice(folder.length).includes('/'),
  );
  const documents = found.map(([path, { fields }]) => ({ name: `${ROOT}${path}`, fields }));
  const page = listed(documents, query.structuredQuery);
  return [...page.map((document) => ({ document, readTime })), { readTime }];
}

function readReply(shop: Shop, url: string): [number, string] {
  const path = pathIn(url);
  const stored = shop.documents.get(path) ?? shop.fences.get(path);
  if (!stored) return [404, errorBody(404, 'NOT_FOUND')];
  const { fields } = stored;
  return [
    200,
    JSON.stringify({ name: `${ROOT}${path}`, fields, updateTime: updateTimeOf(stored) }),
  ];
}

function lookReply({ documents, fences }: Pick<Shop, 'documents' | 'fences'>) {
  return (name: string): object => {
    const stored = documents.get(pathIn(name));
    const readTime = new Date().toISOString();
    const fence = fences.get(pathIn(name));
    if (fence) return { found: { name, ...fence }, readTime };
    return stored
      ? { found: { name, fields: stored.fields }, readTime }
      : { missing: name, readTime };
  };
}

function refused({ code, status }: Refusal): string {
  return errorBody(code, status, `${status} by the rules`);
}
