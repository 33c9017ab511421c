/** Firestore as a stranger's program asks it, over REST and under the shop's rules. */
import { projectId } from '../../backend/stack/suite.ts';
import type { Fields } from '../rules/rule-case.ts';
import { askEmulator } from '../rules/rules-emulator.ts';
import { documentName, mergeOf, wireFields, writeOf } from '../rules/whole-write.ts';
import type { AccountRow } from '../support/device-storage.ts';
import type { WireFields } from '../support/shop-server.ts';

/** Who asks: an account with the token that signing in gave it, or nobody. */
export type Caller = Pick<AccountRow, 'idToken'> | null;

/** Somebody else is at the same document just now. Source: google.rpc.Code, ABORTED. */
const ABORTED = 409;
const TRIES = 5;

/** Whether the rules let this whole document be set. */
export async function maySet(path: string, data: Fields, as: Caller): Promise<boolean> {
  return await maySetAll([[path, data]], as);
}

/** Whether the rules let all of these be set by one commit. */
export async function maySetAll(
  documents: readonly (readonly [path: string, data: Fields])[],
  as: Caller,
): Promise<boolean> {
  const writes = documents.map(([path, data]) => writeOf(projectId, path, data));
  return (await ask(':commit', { writes }, as)) !== null;
}

/** Whether the rules let these fields be changed by one commit, and what else their documents hold stay. */
export async function mayChangeAll(
  documents: readonly (readonly [path: string, data: Fields])[],
  as: Caller,
): Promise<boolean> {
  const writes = documents.map(([path, data]) => mergeOf(projectId, path, data, Object.keys(data)));
  return (await ask(':commit', { writes }, as)) !== null;
}

export async function mayDelete(path: string, as: Caller): Promise<boolean> {
  const writes = [{ delete: documentName(projectId, path) }];
  return (await ask(':commit', { writes }, as)) !== null;
}

export async function mayGet(path: string, as: Caller): Promise<boolean> {
  return (await ask(`/${encodeURI(path)}`, undefined, as)) !== null;
}

export type List = { limit?: number; offset?: number; where?: Fields };

/** The fields of what a list holds; null where the rules refuse it. */
export async function list(
  collection: string,
  { limit, offset, where = {} }: List,
  as: Caller,
): Promise<WireFields[] | null> {
  const at = collection.lastIndexOf('/');
  const parent = at < 0 ? '' : `/${collection.slice(0, at)}`;
  const filters = Object.entries(wireFields(where)).map(([fieldPath, value]) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
  }));
  const from = [{ collectionId: collection.slice(at + 1) }];
  const structuredQuery = {
    from,
    limit,
    offset,
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
  };
  const answer = await ask(`${parent}:runQuery`, { structuredQuery }, as);
  const rows = answer as { document?: { fields?: WireFields } }[] | null;
  return rows?.flatMap(({ document }) => (document ? [document.fields ?? {}] : [])) ?? null;
}

export async function mayList(collection: string, what: List, as: Caller): Promise<boolean> {
  return (await list(collection, what, as)) !== null;
}

/** The answer; null for a refusal. @throws Error where it is neither yes nor no. */
async function ask(path: string, body: object | undefined, as: Caller): Promise<unknown> {
  const once = () => askEmulator(projectId, path, body, as?.idToken ?? null);
  let reply = await once();
  for (let tried = 1; reply.status === ABORTED && tried < TRIES; tried++) reply = await once();
  const text = await reply.text();
  if (reply.status === 403) return null;
  // What is not there was allowed to be looked for.
  if (reply.ok || reply.status === 404) return JSON.parse(text);
  throw new Error(`${path}: ${reply.status} ${text}`);
}
