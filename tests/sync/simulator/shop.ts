// The shop's side, in memory: documents behind the rules, files, the token service, and a log of landed writes. It knows nothing of faults.

import type { DocumentWrite } from '#engine/firestore/commit-document.ts';
import {
  decodeFields,
  encodeFields,
  type PlainFields,
  type PlainValue,
} from '#engine/firestore/firestore-values.ts';
import { errorBody, pathIn, pathOf, ROOT, takenAway, type WireWrite } from '../support/wire.ts';
import { mayWrite } from './shop-rules.ts';

/** A write as it came, the account of its token, and the id by which it moves a fence; null: none. */
export type Asked = { write: DocumentWrite; by: string | null; movedBy: PlainValue };
export type Reply = { status: number; body: string };
export type Request = {
  url: URL;
  method: string;
  body: unknown;
  size: number;
  token: string | null;
};

export const TOKEN_LIFE_MS = 3_600_000;

/** Sells these products (rupees) and has delivered one order to each of these accounts. */
export class Shop {
  readonly documents = new Map<string, PlainFields>();
  /** By each fence's path: the id that moved it last, and when (RFC 3339; no two moves at the same time). */
  readonly fences = new Map<string, { movedBy: PlainValue; at: string }>();
  readonly files = new Map<string, number>();
  /** Commits that reached the shop, then those of them that the rules let through, in order. */
  readonly asked: Asked[] = [];
  readonly landed: Asked[] = [];
  /** Collections that the rules refuse just now. */
  readonly closed = new Set<string>();
  /** Valid ID tokens: whose they are, and until when by the shop's own clock, ms. */
  readonly tokens = new Map<string, { uid: string; endsAt: number }>();
  tokenService: 'good' | 'unreachable' | 'over' | 'other-account' | 'portal' = 'good';
  now = Date.parse('2026-11-20T06:00:00Z');

  constructor(prices: Record<string, number>, accounts: readonly string[]) {
    for (const [id, price] of Object.entries(prices))
      this.documents.set(`/products/${id}`, { name: id, price });
    for (const uid of accounts) {
      const path = `/users/${uid}/orders/${deliveredOrder(uid)}`;
      this.documents.set(path, { deliveryStatus: 'delivered' });
    }
  }
}

export function deliveredOrder(uid: string): string {
  return `delivered-order-of-${uid}`;
}

export function issueToken(shop: Shop, uid: string): string {
  const token = `token-${shop.tokens.size + 1}-of-${uid}`;
  shop.tokens.set(token, { uid, endsAt: shop.now + TOKEN_LIFE_MS });
  return token;
}

/** Carries out the request and returns the shop's reply. */
export function serve(shop: Shop, request: Request): Reply {
  const { url } = request;
  if (url.pathname.includes('/v1/token')) return exchange(shop, request.body);
  if (url.port === '9199') return storage(shop, request);
  const known = request.token === null ? null : shop.tokens.get(request.token);
  if (known === undefined || (known && known.endsAt <= shop.now)) {
    return failure(401, 'UNAUTHENTICATED');
  }
  const by = known?.uid ?? null;
  if (url.pathname.endsWith(':commit')) return commit(shop, request, by);
  if (url.pathname.endsWith(':batchGet')) return look(shop, request.body);
  const path = decodeURIComponent(pathIn(url.pathname));
  const stored = shop.documents.get(path) ?? fenceFields(shop, path);
  const isForeign = path.startsWith('/users/') && path.split('/')[2] !== by;
  const isUnpublished = path.startsWith('/reviews/') && (!stored || stored.userId !== by);
  if (isForeign || isUnpublished) return failure(403, 'PERMISSION_DENIED');
  if (!stored) return failure(404, 'NOT_FOUND');
  return ok({ name: `${ROOT}${path}`, fields: encodeFields(stored) });
}

export function writeIn({ url, body }: Pick<Request, 'url' | 'body'>): DocumentWrite | null {
  if (!url.pathname.endsWith(':commit')) return null;
  const [wire] = (body as { writes: WireWrite[] }).writes;
  if (!wire) return null;
  const path = pathOf(wire);
  if (wire.delete) return { path, does: 'delete' };
  const fields = decodeFields(wire.update?.fields);
  // Null here stands for a removed field.
  for (const name of takenAway(wire)) fields[name] = null;
  if (wire.updateMask) return { path, does: 'merge', fields };
  return { path, does: wire.currentDocument ? 'create' : 'set', fields };
}

/** The fence in a commit, and when the phone saw it last moved; undefined: never. */
type WireFence = { path: string; movedBy: PlainValue; seenAt: string | undefined };

function fenceIn(body: unknown): WireFence | null {
  const [, wire] = (body as { writes: WireWrite[] }).writes;
  if (!wire) return null;
  const { movedBy = null } = decodeFields(wire.update?.fields);
  return { path: pathOf(wire), movedBy, seenAt: wire.currentDocument?.updateTime };
}

function fenceFields({ fences }: Shop, path: string): PlainFields | undefined {
  const fence = fences.get(path);
  return fence && { movedBy: fence.movedBy };
}

/** False where it has moved since. As at Firestore, a field set to its current value keeps the document's time. */
function moveFence({ fences, landed }: Shop, { path, movedBy, seenAt }: WireFence): boolean {
  const stands = fences.get(path);
  if (stands?.at !== seenAt) return false;
  const at = new Date(landed.length).toISOString();
  if (stands?.movedBy !== movedBy) fences.set(path, { movedBy, at });
  return true;
}

function commit(shop: Shop, request: Request, by: string | null): Reply {
  const write = writeIn(request);
  if (!write) return failure(400, 'INVALID_ARGUMENT');
  const { path } = write;
  const fence = fenceIn(request.body);
  const movedBy = fence?.movedBy ?? null;
  shop.asked.push({ write, by, movedBy });
  const before = shop.documents.get(path);
  const after =
    write.does === 'delete'
      ? undefined
      : write.does === 'merge'
        ? { ...before, ...write.fields }
        : write.fields;
  const isClosed = [...shop.closed].some((part) =>
    path.startsWith('/users/')
      ? path.split('/')[3] === part || (part === 'users' && path.split('/').length === 3)
      : path.split('/')[1] === part,
  );
  if (isClosed || !mayWrite(write, before, after, by)) return failure(403, 'PERMISSION_DENIED');
  if (write.does === 'create' && before) return failure(409, 'ALREADY_EXISTS');
  if (fence && !moveFence(shop, fence)) return failure(400, 'FAILED_PRECONDITION');
  shop.landed.push({ write, by, movedBy });
  if (after) shop.documents.set(path, after);
  else shop.documents.delete(path);
  const time = new Date(shop.now).toISOString();
  const result = write.does === 'delete' ? {} : { updateTime: time };
  return ok({ writeResults: [result, ...(fence ? [{ updateTime: time }] : [])], commitTime: time });
}

function look(shop: Shop, body: unknown): Reply {
  const readTime = new Date(shop.now).toISOString();
  const { documents } = body as { documents: string[] };
  return ok(
    documents.map((name) => {
      const updateTime = shop.fences.get(pathIn(name))?.at;
      if (updateTime) return { found: { name, fields: {}, updateTime }, readTime };
      const stored = shop.documents.get(pathIn(name));
      return stored
        ? { found: { name, fields: encodeFields(stored) }, readTime }
        : { missing: name, readTime };
    }),
  );
}

function storage(shop: Shop, { url, size }: Request): Reply {
  const name = url.searchParams.get('name') ?? '';
  if ((shop.files.get(name) ?? size) !== size || size === 0) {
    return { status: 403, body: JSON.stringify({ error: { code: 403, message: 'denied' } }) };
  }
  shop.files.set(name, size);
  return ok({ name, size: String(size) });
}

function exchange(shop: Shop, body: unknown): Reply {
  const uid = new URLSearchParams(String(body)).get('refresh_token')?.replace('refresh-', '') ?? '';
  if (shop.tokenService === 'over')
    return { status: 400, body: JSON.stringify({ error: { message: 'TOKEN_EXPIRED' } }) };
  const owner = shop.tokenService === 'other-account' ? (uid === 'asha' ? 'bala' : 'asha') : uid;
  return ok({
    id_token: issueToken(shop, owner),
    refresh_token: `refresh-${owner}`,
    user_id: owner,
    expires_in: String(TOKEN_LIFE_MS / 1000),
  });
}

function ok(body: unknown): Reply {
  return { status: 200, body: JSON.stringify(body) };
}

function failure(code: number, status: string): Reply {
  return { status: code, body: errorBody(code, status) };
}
