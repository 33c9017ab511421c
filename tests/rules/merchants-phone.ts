// A merchant's phone at the desk against the real rules: its writes and reads, on a shop that the tests change past the rules.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { signIn } from '#domain/account-mirror/sign-in.ts';
import { readPrices } from '#domain/catalogue/fetch-catalogue.ts';
import { deskRemote } from '#domain/desk-mirror/desk-parts.ts';
import { refreshDesk } from '#domain/desk-mirror/refresh-desk.ts';
import { openDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { deskKinds } from '#domain/writes/desk-registry.ts';
import type { Credential } from '#engine/account/credential.ts';
import { commitDocument } from '#engine/firestore/commit-document.ts';
import { decodeFields, type PlainFields } from '#engine/firestore/firestore-values.ts';
import { readDocument, readUpdateTime } from '#engine/firestore/read-documents.ts';
import { drain } from '#engine/outbox/drain.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { answerFrom } from './ask-as-demo.ts';
import type { Fields, Person } from './rule-case.ts';
import { askEmulator, clearDocuments, openRulesProject, ROLES, tokenOf } from './rules-emulator.ts';
import { mergeOf, writeOf } from './whole-write.ts';

export const NOW = 1_795_154_400_000;
const LATER_MS = 10 * 60_000;

/** A shop in a separate project with the real rules, emptied before each test of the file, which has a new phone. */
export function merchantsOf(project: string) {
  let now = NOW;
  let database: HaatDatabase;
  beforeAll(async () => {
    await openRulesProject(project);
    answerFrom(project);
  });
  afterAll(() => vi.unstubAllGlobals());
  beforeEach(async () => {
    await clearDocuments(project);
    await shop.atShop(ROLES);
    now = NOW;
    database = openDatabase('haat', { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange });
    const keys = { refreshToken: 'r', idToken: tokenFor('merchant'), idTokenEndsAt: NOW + 1e9 };
    await signIn(database, { uid: 'merchant', phone: '', isOver: false, ...keys });
    return () => database.close();
  });

  const tokenFor = (person: Person) => String(tokenOf(person, project));
  const shop = {
    async commitAtShop(writes: object[]): Promise<void> {
      expect((await askEmulator(project, ':commit', { writes }, 'owner')).ok).toBe(true);
    },
    atShop: (given: Readonly<Record<string, Fields>>) =>
      shop.commitAtShop(
        Object.entries(given).map(([path, fields]) => writeOf(project, path, fields)),
      ),
    changeAtShop: (path: string, data: Fields) =>
      shop.commitAtShop([mergeOf(project, path, data, Object.keys(data))]),
    removeAtShop: (path: string) =>
      shop.commitAtShop([{ delete: `projects/${project}/databases/(default)/documents/${path}` }]),
    /** Null where there is none. */
    async stored(path: string): Promise<PlainFields | null> {
      const reply = await askEmulator(project, `/${path}`, undefined, 'owner');
      return reply.ok ? decodeFields(((await reply.json()) as { fields: unknown }).fields) : null;
    },
    phone: () => database,
    send(commit = commitDocument) {
      now += LATER_MS;
      return drain({
        database,
        kinds: deskKinds,
        account: 'merchant',
        remote: {
          commit,
          upload: async (path: string) => ({ kind: 'ok', value: { path } }) as const,
          read: readDocument,
          updateTime: readUpdateTime,
          prices: readPrices,
        },
        credential: async () => ({ outcome: 'token', token: tokenFor('merchant') }),
        now: () => now,
        random: () => 0.5,
        locks: undefined,
      });
    },
    rows: async () => (await readOutbox(database)).map(({ row }) => row),
    refresh({ at = NOW, as = 'merchant', remote = deskRemote, renewed = as }: Refresh = {}) {
      const credential = async (_: string, fresh: boolean): Promise<Credential> => {
        if (renewed === 'signed-out' && (fresh || as === 'visitor')) return { outcome: renewed };
        const of = fresh && renewed !== 'signed-out' ? renewed : as;
        return { outcome: 'token', token: tokenFor(of) };
      };
      return refreshDesk({ database, remote, credential, now: () => at });
    },
  };
  return shop;
}

/** `renewed`: whose a new token is. */
type Refresh = {
  at?: number;
  as?: Person;
  renewed?: Person | 'signed-out';
  remote?: typeof deskRemote;
};
