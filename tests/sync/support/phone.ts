// A phone for tests: a real Dexie database on a fake IndexedDB that survives "reloads", a clock that is turned by
// hand, and a network that can be switched off.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { signIn } from '#core/device/account/sign-in.ts';
import { openDatabase } from '#core/device/database/database.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import { readOutbox, readOutboxRow } from '#core/device/outbox/outbox-rows.ts';
import { mintId } from '#core/model/identifiers.ts';
import type { OutboxRow } from '#core/model/outbox/write.ts';
import * as documents from '#core/remote/account-documents.ts';
import { readPrices } from '#core/remote/catalogue.ts';
import { commitDocument } from '#core/remote/commit-document.ts';
import { decodeFields, encodeFields, type PlainFields } from '#core/remote/firestore-values.ts';
import { readDocument, readUpdateTime } from '#core/remote/read-documents.ts';
import { uploadFile } from '#core/remote/upload-file.ts';
import { type AccountMirrorSetup, refreshAccount } from '#core/sync/account/refresh-account.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import type { DrainSetup } from '#core/sync/outbox/drain-setup.ts';
import { enqueue } from '#core/sync/outbox/enqueue.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { enquiryWrite } from '#core/sync/writes/enquiry.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { type FaultyFirestore, startFaultyFirestore } from './faulty-firestore.ts';

export type Phone = {
  database: HaatDatabase;
  shop: FaultyFirestore;
  /** ms since 1970; move it to let time pass. */
  now: number;
  isOnline: boolean;
  account: string | null;
  credential: DrainSetup['credential'];
  /** Closes the database and opens it again, as a reload or a restart of the app does. */
  reload(): void;
  /** What a drain works with; every call is a page or worker of its own. */
  setup(change?: Partial<DrainSetup>): DrainSetup;
  /** The same, where these questions to the shop bring no answer. */
  deafTo(...questions: ('read' | 'prices' | 'updateTime')[]): DrainSetup;
  /** What waits goes and lands, and the phone hears nothing of it. */
  drainBlindly(): Promise<void>;
  /** Drains so often, with long pauses: of two noes the second one is meant. */
  drainAgain(times?: number): Promise<void>;
  /** Signs an account in on the phone; drains go for it from now on. */
  enter(uid?: string): Promise<void>;
  /** Reads the account's documents anew. */
  refresh(change?: Partial<AccountMirrorSetup>): ReturnType<typeof refreshAccount>;
  rows(): Promise<(OutboxRow | null)[]>;
  row(id: string): Promise<OutboxRow | undefined>;
  /** The shopper gives a write up. */
  giveUp(id: string): Promise<void>;
  /** What the shop has at this path; null: nothing. */
  atShop(path: string): PlainFields | null;
  /** The shop has these fields at this path from now on, and no others. */
  shopHas(path: string, fields: PlainFields): void;
  /** Raises an enquiry as the shop's screen does and returns its id. */
  raiseEnquiry(productId?: string, uid?: string | null): Promise<string>;
};

/** A new phone and a new shop for every test of the file. */
export function freshPhone(): () => Phone {
  let phone: Phone;
  beforeEach(async () => {
    const shop = await startFaultyFirestore();
    phone = newPhone(shop);
    const realFetch = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (!phone.isOnline) return Promise.reject(new TypeError('Failed to fetch'));
      return realFetch(url.replace('http://localhost:8080', shop.origin), init);
    });
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    phone.database.close();
    await phone.shop.close();
  });
  return () => phone;
}

function newPhone(shop: FaultyFirestore): Phone {
  const idb = { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange };
  const open = () => openDatabase('haat', idb);
  const phone: Phone = {
    database: open(),
    shop,
    now: Date.parse('2026-11-20T06:00:00Z'),
    isOnline: true,
    account: null,
    credential: async (uid) => ({ outcome: 'token', token: `token-of-${uid}` }),
    reload() {
      phone.database.close();
      phone.database = open();
    },
    setup: (change = {}) => ({
      database: phone.database,
      kinds: writeKinds,
      account: phone.account,
      remote: {
        commit: commitDocument,
        upload: uploadFile,
        read: readDocument,
        updateTime: readUpdateTime,
        prices: readPrices,
      },
      credential: (uid, fresh) => phone.credential(uid, fresh),
      now: () => phone.now,
      random: () => 0.5,
      locks: undefined,
      ...change,
    }),
    deafTo(...questions) {
      const setup = phone.setup();
      const silence = async () =>
        ({ kind: 'indeterminate', reason: 'timeout', retryAfterMs: null }) as const;
      const deaf = Object.fromEntries(questions.map((question) => [question, silence]));
      return { ...setup, remote: { ...setup.remote, ...deaf } };
    },
    async drainBlindly() {
      phone.shop.faults.push({ landsFirst: true, drop: true });
      await drain(phone.deafTo('read'));
      letTimePass(phone);
    },
    async drainAgain(times = 2) {
      for (let round = 0; round < times; round++) {
        await drain(phone.setup());
        letTimePass(phone);
      }
    },
    async enter(uid = 'asha') {
      const keys = { refreshToken: `refresh-${uid}`, idToken: `token-of-${uid}` };
      const number = uid === 'asha' ? '+919876543210' : '+919123456789';
      const account = { uid, phone: number, isOver: false, ...keys };
      await signIn(phone.database, { ...account, idTokenEndsAt: phone.now + 3_600_000 });
      phone.account = uid;
    },
    refresh: (change = {}) =>
      refreshAccount({
        database: phone.database,
        kinds: writeKinds,
        remote: documents,
        credential: (uid, fresh) => phone.credential(uid, fresh),
        now: () => phone.now,
        ...change,
      }),
    rows: async () => (await readOutbox(phone.database)).map(({ row }) => row),
    row: (id) => readOutboxRow(phone.database, id),
    async giveUp(id) {
      await discard(phone.database, writeKinds, (await phone.row(id))?.seq ?? -1, phone.now);
    },
    atShop(path) {
      const document = phone.shop.documents.get(path);
      return document ? decodeFields(document.fields) : null;
    },
    shopHas: (path, fields) =>
      void phone.shop.documents.set(path, { fields: encodeFields(fields), token: null }),
    async raiseEnquiry(productId = 'moringa-leaf-powder', uid = null) {
      const id = mintId();
      const payload = { userId: uid, productId, timestamp: phone.now };
      const { enquiries } = phone.database;
      const saved = await enqueue(
        phone.database,
        {
          id,
          kind: enquiryWrite.kind,
          v: enquiryWrite.version,
          uid,
          entityKey: `queries/${id}`,
          payload,
        },
        phone.now,
        [enquiries],
        () => enquiries.add({ id, productId, uid, raisedAt: phone.now, sentAt: null }),
      );
      if (saved.outcome !== 'saved') throw new Error(`not saved: ${saved.reason}`);
      return id;
    },
  };
  return phone;
}

/** Lets the longest backoff pass. */
export function letTimePass(phone: Phone, ms = 10 * 60_000): void {
  phone.now += ms;
}
