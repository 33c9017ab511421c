// Carries a case out over Firestore's REST interface, as the shop does, and reports whether the rules allowed it.
import type { Attempt, Beside, Fields, Person, RuleCase } from './rule-case.ts';
import { askEmulator, tokenOf } from './rules-emulator.ts';
import { documentName, mergeOf, OWN_UID, wireFields, writeOf } from './whole-write.ts';

/** Tries for a document that another case is using. Source: google.rpc.Code, ABORTED: "retry at a higher level". */
const TRIES = 5;
const ABORTED = 409;

/** @throws Error when the emulator answers anything but yes or permission-denied. */
export async function attempt(project: string, rule: RuleCase): Promise<RuleCase['expect']> {
  const { path, body } = questionOf(project, rule.does, rule.as);
  const ask = () => askEmulator(project, path, body, tokenOf(rule.as, project));
  let reply = await ask();
  for (let tried = 1; reply.status === ABORTED && tried < TRIES; tried++) reply = await ask();
  if (reply.status === 403) return 'denied';
  // A 404 means that the rules allowed the look.
  if (reply.ok || reply.status === 404) return 'allowed';
  throw new Error(`${rule.title}: ${reply.status} ${await reply.text()}`);
}

function questionOf(project: string, does: Attempt, as: Person): { path: string; body?: object } {
  const ownFields = (data: Fields) =>
    Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, value === OWN_UID ? as : value]),
    );
  const besides = (beside: Beside = []) =>
    beside.map(({ path, data }) => mergeOf(project, path, ownFields(data), Object.keys(data)));
  switch (does.verb) {
    case 'get':
      return { path: `/${encodeURI(does.path)}` };
    case 'look for':
      return { path: ':batchGet', body: { documents: [documentName(project, does.path)] } };
    case 'list': {
      const [collectionId, ...parents] = does.collection.split('/').reverse();
      const parent = parents.reverse().map((segment) => `/${segment}`);
      const from = [{ collectionId }];
      const { limit, offset, where = {} } = does;
      return {
        path: `${parent.join('')}:runQuery`,
        body: { structuredQuery: { from, limit, offset, where: filterOf(where) } },
      };
    }
    case 'list everywhere': {
      const from = [{ collectionId: does.collection, allDescendants: true }];
      return { path: ':runQuery', body: { structuredQuery: { from, limit: does.limit } } };
    }
    case 'write': {
      const { path, data, beside } = does;
      const writes = [writeOf(project, path, ownFields(data)), ...besides(beside)];
      return { path: ':commit', body: { writes } };
    }
    case 'merge': {
      const write = mergeOf(project, does.path, ownFields(does.data), does.fields);
      return { path: ':commit', body: { writes: [write, ...besides(does.beside)] } };
    }
    case 'delete': {
      const gone = { delete: documentName(project, does.path) };
      return { path: ':commit', body: { writes: [gone, ...besides(does.beside)] } };
    }
  }
}

function filterOf(where: Fields): object | undefined {
  const filters = Object.entries(wireFields(where)).map(([fieldPath, value]) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
  }));
  return filters.length > 0 ? { compositeFilter: { op: 'AND', filters } } : undefined;
}
