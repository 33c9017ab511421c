// A phone for tests: a real Dexie database on a fake IndexedDB that survives "reloads", a clock that is turned by
// hand, and a network that can be switched off.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { openDatabase } from '#core/device/database/database.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import { mintId } from '#core/model/identifiers.ts';
import { readPrices } from '#core/remote/catalogue.ts';
import { commitDocument } from '#core/remote/commit-document.ts';
import { readDocument, readUpdateTime } from '#core/remote/read-documents.ts';
import { uploadFile } from '#core/remote/upload-file.ts';
import type { DrainSetup } from '#core/sync/outbox/drain-setup.ts';
import { enqueue } from '#core/sync/outbox/enqueue.ts';
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
