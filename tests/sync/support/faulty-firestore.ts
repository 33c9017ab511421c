// A stand-in for Firestore in memory: it keeps documents as the shop's rules would, and loses, delays or falsifies replies on purpose.
import { reply } from './answer-at.ts';
import { errorBody, fieldsAfter, pathIn, pathOf, ROOT, type WireWrite } from './wire.ts';

/** The fate of one request. `landsFirst`: the write lands before the reply is lost or falsified; `landsTwice`: the network delivers it again. */
export type Fault = {
  landsFirst?: boolean;
  landsTwice?: boolean;
  drop?: boolean;
  reply?: { status: number; body: string; headers?: Record<string, string> };
};

export type FaultyFirestore = {
  documents: Map<string, { fields: Record<string, unknown>; token: string | null }>;
  /** Kept apart from shoppers' documents. */
  fences: FaultyFirestore['documents'];
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
type WireWrites = [write: WireWrite, ...more: WireWrite[]];
type Refusal = { code: number; status: string };

export function newShop(): FaultyFirestore {
  return { documents: new Map(), fences: new Map(), commits: [], faults: [], rule: () => null };
}

/** Answers one request as Firestore would, or as the next fault says. */
export async function answer(shop: FaultyFirestore, request: Request): Promise<Response> {
  const { url, method, headers } = request;
  if (method === 'GET') {
    const found = shown(shop, pathIn(url));
    return found ? says(found) : refuses({ code: 404, status: 'NOT_FOUND' });
  }
  const body = await request.json();
  const readTime = new Date().toISOString();
  if (url.endsWith(':batchGet')) {
    const names: string[] = body.documents;
    const seen = names.map((missing) => ({ found: shown(shop, pathIn(missing)), missing }));
    return says(
      seen.map(({ found, missing }) => (found ? { found, readTime } : { missing, readTime })),
    );
  }
  if (url.endsWith(':runQuery')) return says(listed(shop, url, body));
  const token = headers.get('Authorization')?.replace('Bearer ', '') ?? null;
  const writes: WireWrites = body.writes;
  const path = pathOf(writes[0]);
  shop.commits.push({ path, token });
  const fault = shop.faults.shift();
  if (!fault || fault.landsFirst) {
    const arrive = () => land(shop, path, writes, token, headers.get('X-Firebase-AppCheck'));
    const refusal = arrive();
    if (fault?.landsTwice) arrive();
    if (!fault && refusal) return refuses(refusal);
  }
  if (fault?.drop || fault?.reply) return spoilt(fault);
  const results = writes.map((it) => (it.delete ? {} : { updateTime: readTime }));
  return says({ writeResults: results, commitTime: readTime });
}

const says = (body: unknown) => reply(200, JSON.stringify(body));
const refuses = ({ code, status }: Refusal) =>
  reply(code, errorBody(code, status, `${status} by the rules`));

/** What the phone hears of a request that met this fault. */
export function spoilt({ drop, reply: said }: Fault): Response {
  if (drop || !said) throw new TypeError('Failed to fetch');
  return reply(said.status, said.body, said.headers);
}

/** Makes all of these writes or none. */
function land(
  shop: FaultyFirestore,
  path: string,
  writes: WireWrites,
  token: string | null,
  proof: string | null,
): Refusal | null {
  const [write] = writes;
  const { documents, rule } = shop;
  const missed = writes.toReversed().flatMap((it) => missedBy(it, storeOf(shop, it)) ?? []);
  const refusal = rule(path, token, proof, write.delete !== undefined) ?? missed[0];
  if (refusal) return refusal;
  const stored = documents.get(path);
  const isOwn = /^\/(users|inbox)\//.test(path) || write.updateMask !== undefined;
  const isSame = () =>
    JSON.stringify(stored?.fields) === JSON.stringify(fieldsAfter(undefined, write));
  if (stored && !isOwn && !isSame()) return { code: 403, status: 'PERMISSION_DENIED' };
  for (const it of writes) {
    const [store, at] = [storeOf(shop, it), pathOf(it)];
    const before = it.updateMask && store.get(at)?.fields;
    if (it.delete) store.delete(at);
    else store.set(at, { fields: fieldsAfter(before, it), token: at === path ? token : null });
  }
  return null;
}

const storeOf = ({ documents, fences }: FaultyFirestore, write: WireWrite) =>
  /^\/users\/[^/]+\/fences\//.test(pathOf(write)) ? fences : documents;

/** The refusal of a write whose precondition the stored document does not meet. */
function missedBy(write: WireWrite, store: FaultyFirestore['documents']): Refusal | null {
  const { exists, updateTime } = write.currentDocument ?? {};
  const stored = store.get(pathOf(write));
  if (exists === false) return stored ? { code: 409, status: 'ALREADY_EXISTS' } : null;
  if (exists && !stored) return { code: 404, status: 'NOT_FOUND' };
  const isAsSeen = !updateTime || (stored && updateTimeOf(stored) === updateTime);
  return isAsSeen ? null : { code: 400, status: 'FAILED_PRECONDITION' };
}

const writtenAt = new WeakMap<object, string>();
let lastWritten = 0;

/** When a stored document was written: each is a separate write, and no two share a time. */
function updateTimeOf(stored: object): string {
  lastWritten = Math.max(Date.now(), lastWritten + 1);
  const known = writtenAt.get(stored) ?? new Date(lastWritten).toISOString();
  writtenAt.set(stored, known);
  return known;
}

/** A document as the shop shows it. */
function shown({ documents, fences }: FaultyFirestore, path: string) {
  const stored = documents.get(path) ?? fences.get(path);
  const name = `${ROOT}${path}`;
  return stored && { name, fields: stored.fields, updateTime: updateTimeOf(stored) };
}

/** The documents directly in the collection that the query names below its parent. */
function listed(
  shop: FaultyFirestore,
  url: string,
  query: { structuredQuery: ListQuery & { from: [{ collectionId: string }] } },
): object[] {
  const folder = `${pathIn(url.replace(':runQuery', ''))}/${query.structuredQuery.from[0].collectionId}/`;
  const readTime = new Date().toISOString();
  const found = [...shop.documents.keys()]
    .filter((path) => path.startsWith(folder) && !path.slice(folder.length).includes('/'))
    .flatMap((path) => shown(shop, path) ?? []);
  const page = inOrder(found, query.structuredQuery);
  return [...page.map((document) => ({ document, readTime })), { readTime }];
}

type Fields = Record<string, unknown>;
type Listed = { name: string; fields: Fields };

/** The supported part of a structured query: descending or ascending orders by moments and names, a start after, a limit. */
type ListQuery = {
  orderBy?: { field: { fieldPath: string }; direction: string }[];
  startAt?: { values: Fields[]; before: boolean };
  limit?: number;
};

/** The documents that answer such a query, in its order. Leaves out any without a field of that order. */
function inOrder(all: readonly Listed[], query: ListQuery): Listed[] {
  const orders = query.orderBy ?? [];
  const keyOf = (it: Listed) => orders.map(({ field }) => comparable(it, field.fieldPath));
  const compare = (one: readonly unknown[], other: readonly unknown[]): number => {
    for (const [at, { direction }] of orders.entries()) {
      const [a, b] = [one[at], other[at]] as [string, string];
      if (a !== b) return (a < b ? -1 : 1) * (direction === 'DESCENDING' ? -1 : 1);
    }
    return 0;
  };
  const start = query.startAt?.values.map(plainOf);
  return all
    .filter((it) => !keyOf(it).includes(undefined))
    .toSorted((a, b) => compare(keyOf(a), keyOf(b)))
    .filter((it) => !start || compare(keyOf(it), start) > 0)
    .slice(0, query.limit);
}

function comparable({ name, fields }: Listed, path: string): unknown {
  return path === '__name__' ? name : plainOf(fields[path] as Fields | undefined);
}

function plainOf(wire: Fields | undefined): unknown {
  const [[kind, value] = []] = Object.entries(wire ?? {});
  return kind === 'integerValue' || kind === 'doubleValue' ? Number(value) : value;
}
