// A merchant's phone at the desk against the real rules: what it sends and what it reads, on a shop that the tests change past the rules.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { expect } from 'vitest';
import { signIn } from '#core/device/account/sign-in.ts';
import { openDatabase } from '#core/device/database/database.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { readPrices } from '#core/remote/catalogue.ts';
import { commitDocument } from '#core/remote/commit-document.ts';
import * as changes from '#core/remote/desk-changes.ts';
import * as documents from '#core/remote/desk-documents.ts';
import * as inbox from '#core/remote/desk-inbox.ts';
import * as quotations from '#core/remote/desk-quotations.ts';
import * as shopSettings from '#core/remote/desk-shop.ts';
import { decodeFields, type PlainFields } from '#core/remote/firestore-values.ts';
import { readDocument, readUpdateTime } from '#core/remote/read-documents.ts';
import { uploadFile } from '#core/remote/upload-file.ts';
import { refreshDesk } from '#core/sync/desk/refresh-desk.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import type { Fields } from './rule-case.ts';
import { askEmulator } from './rules-emulator.ts';
import { tokenOf } from './token-of.ts';
import { mergeOf } from './whole-write.ts';

export const NOW = 1_790_000_000_000;
const LATER_MS = 10 * 60_000;

export type Commit = typeof commitDocument;
export type Phone = { database: HaatDatabase; now: number };

export function merchantsOf(project: string) {
  const token = () => String(tokenOf('merchant', project));
  const credential = async () => ({ outcome: 'token', token: token() }) as const;
  const shop = {
    async atShop(writes: object[]): Promise<void> {
      expect((await askEmulator(project, ':commit', { writes }, 'owner')).ok).toBe(true);
    },
    changeAtShop: (path: string, data: Fields) =>
      shop.atShop([mergeOf(project, path, data, Object.keys(data))]),
    async stored(path: string): Promise<PlainFields> {
      const reply = await askEmulator(project, `/${path}`, undefined, 'owner');
      return decodeFields(((await reply.json()) as { fields: unknown }).fields);
    },
    async newPhone(): Promise<Phone> {
      const idb = { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange };
      const database = openDatabase('haat', idb);
      const keys = { refreshToken: 'r', idToken: token(), idTokenEndsAt: NOW + 1e9 };
      await signIn(database, { uid: 'merchant', phone: '', isOver: false, ...keys });
      return { database, now: NOW };
    },
    send(from: Phone, commit: Commit = commitDocument) {
      from.now += LATER_MS;
      return drain({
        database: from.database,
        kinds: deskKinds,
        account: 'merchant',
        remote: {
          commit,
          upload: uploadFile,
          read: readDocument,
          updateTime: readUpdateTime,
          prices: readPrices,
        },
        credential,
        now: () => from.now,
        random: () => 0.5,
        locks: undefined,
      });
    },
    rows: async ({ database }: Phone) => (await readOutbox(database)).map(({ row }) => row),
    refresh: ({ database }: Phone) =>
      refreshDesk({
        database,
        remote: { ...documents, ...changes, ...inbox, ...quotations, ...shopSettings },
        credential,
        now: () => NOW,
      }),
  };
  return shop;
}
