// A phone for tests: a real Dexie database on a fake IndexedDB that survives "reloads", a clock set by hand, and a network.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import * as documents from '#domain/account-mirror/fetch-account-documents.ts';
import { type AccountMirrorSetup, refreshAccount } from '#domain/account-mirror/refresh-account.ts';
import { signIn } from '#domain/account-mirror/sign-in.ts';
import { readPrices } from '#domain/catalogue/fetch-catalogue.ts';
import { openDatabase } from '#domain/device/database.ts';
import { enquiryWrite } from '#domain/enquiry/enquiry-write.ts';
import type { DeviceDrain } from '#domain/writes/drain-device.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { commitDocument } from '#engine/firestore/commit-document.ts';
import {
  decodeFields,
  encodeFields,
  type PlainFields,
} from '#engine/firestore/firestore-values.ts';
import { readDocument, readUpdateTime } from '#engine/firestore/read-documents.ts';
import { uploadFile } from '#engine/firestore/upload-file.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { type DrainSetup, drain } from '#engine/outbox/drain.ts';
import { enqueue } from '#engine/outbox/enqueue.ts';
import { readOutbox, readOutboxRow } from '#engine/outbox/outbox-rows.ts';
import { discard } from '#engine/outbox/retry-and-discard.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { type FaultyFirestore, startFaultyFirestore } from './faulty-firestore.ts';

export class Phone {
  readonly #idb = { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange };
  database = openDatabase('haat', this.#idb);
  readonly shop: FaultyFirestore;
  /** ms since 1970; move it to let time pass. */
  now = Date.parse('2026-11-20T06:00:00Z');
  isOnline = true;
  account: string | null = null;
  credential: DrainSetup['credential'] = async (uid) => ({
    outcome: 'token',
    token: `token-of-${uid}`,
  });

  constructor(shop: FaultyFirestore) {
    this.shop = shop;
  }

  /** Closes the database and reopens it, as a reload or a restart of the app does. */
  reload(): void {
    this.database.close();
    this.database = openDatabase('haat', this.#idb);
  }

  /** The setup of a drain; each call plays a separate page or worker. */
  setup(change: Partial<DeviceDrain> = {}): DeviceDrain {
    return {
      database: this.database,
      kinds: writeKinds,
      account: this.account,
      remote: {
        commit: commitDocument,
        upload: uploadFile,
        read: readDocument,
        updateTime: readUpdateTime,
        prices: readPrices,
      },
      credential: (uid, fresh) => this.credential(uid, fresh),
      now: () => this.now,
      random: () => 0.5,
      locks: undefined,
      ...change,
    };
  }

  /** The same setup, where these questions to the shop get no answer. */
  deafTo(...questions: ('read' | 'prices' | 'updateTime')[]): DeviceDrain {
    const setup = this.setup();
    const silence = async () =>
      ({ kind: 'indeterminate', reason: 'timeout', retryAfterMs: null }) as const;
    const deaf = Object.fromEntries(questions.map((question) => [question, silence]));
    return { ...setup, remote: { ...setup.remote, ...deaf } };
  }

  /** Sends every waiting write; each lands, and the phone hears nothing of it. */
  async drainBlindly(): Promise<void> {
    this.shop.faults.push({ landsFirst: true, drop: true });
    await drain(this.deafTo('read'));
    letTimePass(this);
  }

  /** Drains this often, with long pauses: only a second no counts. */
  async drainAgain(times = 2): Promise<void> {
    for (let round = 0; round < times; round++) {
      await drain(this.setup());
      letTimePass(this);
    }
  }

  /** Signs an account in on the phone; from now on drains run for it. */
  async enter(uid = 'asha'): Promise<void> {
    await signIn(this.database, this.accountOf(uid));
    this.account = uid;
  }

  accountOf(uid: string) {
    const phone = uid === 'asha' ? '+919876543210' : '+919123456789';
    const keys = { refreshToken: `refresh-${uid}`, idToken: `token-of-${uid}` };
    return { uid, phone, isOver: false, ...keys, idTokenEndsAt: this.now + 3_600_000 };
  }

  refresh(change: Partial<AccountMirrorSetup> = {}) {
    return refreshAccount(this.mirrorSetup(change));
  }

  mirrorSetup(change: Partial<AccountMirrorSetup> = {}): AccountMirrorSetup {
    const credential: DrainSetup['credential'] = (...of) => this.credential(...of);
    const { database } = this;
    return {
      ...{ database, kinds: writeKinds, remote: documents, credential, now: () => this.now },
      ...change,
    };
  }

  async rows(): Promise<(OutboxRow | null)[]> {
    return (await readOutbox(this.database)).map(({ row }) => row);
  }

  row(id: string): Promise<OutboxRow | undefined> {
    return readOutboxRow(this.database, id);
  }

  async giveUp(id: string): Promise<void> {
    await discard(this.database, writeKinds, (await this.row(id))?.seq ?? -1, this.now);
  }

  atShop(path: string): PlainFields | null {
    const document = this.shop.documents.get(path);
    return document ? decodeFields(document.fields) : null;
  }

  shopHas(path: string, fields: PlainFields): void {
    this.shop.documents.set(path, { fields: encodeFields(fields), token: null });
  }

  async raiseEnquiry(productId = 'moringa-leaf-powder', uid: string | null = null) {
    const id = mintId();
    const { database, now } = this;
    const payload = { userId: uid, productId, timestamp: now };
    const { kind, version: v } = enquiryWrite;
    const write = { id, kind, v, uid, entityKey: `queries/${id}`, payload };
    const saved = await enqueue(database, write, now, [database.enquiries], () =>
      database.enquiries.add({ id, productId, uid, raisedAt: now, sentAt: null }),
    );
    if (saved.outcome !== 'saved') throw new Error(`not saved: ${saved.reason}`);
    return id;
  }
}

export function freshPhone(): () => Phone {
  let phone: Phone;
  beforeEach(async () => {
    const shop = await startFaultyFirestore();
    phone = new Phone(shop);
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

/** Lets the longest backoff pass. */
export function letTimePass(phone: Phone, ms = 10 * 60_000): void {
  phone.now += ms;
}
