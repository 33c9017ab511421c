// A phone for tests: a real Dexie database on a fake IndexedDB that survives "reloads", a clock set by hand, and a network.
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import * as documents from '#domain/account-mirror/fetch-account-documents.ts';
import { type AccountMirrorSetup, refreshAccount } from '#domain/account-mirror/refresh-account.ts';
import { signIn } from '#domain/account-mirror/sign-in.ts';
import { readPrices } from '#domain/catalogue/fetch-catalogue.ts';
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
import { type DrainReport, type DrainSetup, drain } from '#engine/outbox/drain.ts';
import { enqueue } from '#engine/outbox/enqueue.ts';
import { readOutbox, readOutboxRow } from '#engine/outbox/outbox-rows.ts';
import { discard, retryNow } from '#engine/outbox/retry-and-discard.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { answerAt } from './answer-at.ts';
import { databaseOn } from './database.ts';
import { answer, newShop } from './faulty-firestore.ts';

type Question = keyof DrainSetup['remote'];

/** The shop's own questions to its server. */
export const REMOTE: DrainSetup['remote'] = {
  commit: commitDocument,
  upload: uploadFile,
  read: readDocument,
  updateTime: readUpdateTime,
  prices: readPrices,
};

export class Phone {
  readonly disk = new IDBFactory();
  database = databaseOn(this.disk);
  readonly shop = newShop();
  /** ms since 1970; move it to let time pass. */
  now = Date.parse('2026-11-20T06:00:00Z');
  isOnline = true;
  account: string | null = null;
  credential: DrainSetup['credential'] = async (uid) => ({
    outcome: 'token',
    token: `token-of-${uid}`,
  });

  /** Closes the database and reopens it, as a reload or a restart of the app does. */
  reload(): void {
    this.database.close();
    this.database = databaseOn(this.disk);
  }

  /** Lets time pass: the longest backoff, unless told otherwise. */
  pass(ms = 10 * 60_000): void {
    this.now += ms;
  }

  /** The setup of a drain; each call plays a separate page or worker. */
  setup(change: Partial<DeviceDrain> = {}): DeviceDrain {
    return {
      database: this.database,
      kinds: writeKinds,
      account: this.account,
      remote: REMOTE,
      credential: (uid, fresh) => this.credential(uid, fresh),
      now: () => this.now,
      random: () => 0.5,
      locks: undefined,
      ...change,
    };
  }

  /** The same setup, where the shop gets other questions than these. */
  asking(remote: Partial<DrainSetup['remote']>): DeviceDrain {
    return this.setup({ remote: { ...this.setup().remote, ...remote } });
  }

  /** The same setup, where these questions to the shop get no answer. */
  deafTo(...questions: Question[]): DeviceDrain {
    const silence = async () =>
      ({ kind: 'indeterminate', reason: 'timeout', retryAfterMs: null }) as const;
    return this.asking(Object.fromEntries(questions.map((question) => [question, silence])));
  }

  /** The same setup, which does this before or after each such question, and waits for it. */
  around(
    when: 'before' | 'after',
    question: Question,
    act: (...asked: unknown[]) => unknown,
  ): DeviceDrain {
    const real = this.setup().remote[question] as (...asked: unknown[]) => Promise<unknown>;
    const ask = async (...asked: unknown[]) => {
      if (when === 'before') await act(...asked);
      const answer = await real(...asked);
      if (when === 'after') await act(...asked);
      return answer;
    };
    return this.asking({ [question]: ask });
  }

  drain(change?: Partial<DeviceDrain>, options?: { ignoreBackoff: boolean }): Promise<DrainReport> {
    return drain(this.setup(change), options);
  }

  /** Sends every waiting write; each lands, and the phone hears nothing of it. */
  async drainBlindly(): Promise<void> {
    this.shop.faults.push({ landsFirst: true, drop: true });
    await this.drain(this.deafTo('read'));
    this.pass();
  }

  /** Drains this often, with long pauses: only a second no counts. */
  async drainAgain(times = 2, change: Partial<DeviceDrain> = {}): Promise<void> {
    for (let round = 0; round < times; round++) {
      await this.drain(change);
      this.pass();
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

  /** The shop, but this happens on the phone before the reply to such a question reaches it. */
  overtakenBy(question: keyof typeof documents, meanwhile: () => Promise<unknown>) {
    const real = Reflect.get(documents, question) as (...asked: unknown[]) => Promise<unknown>;
    const ask = async (...asked: unknown[]) => {
      const answer = await real(...asked);
      await meanwhile();
      return answer;
    };
    return { ...documents, [question]: ask };
  }

  async rows(): Promise<(OutboxRow | null)[]> {
    return (await readOutbox(this.database)).map(({ row }) => row);
  }

  row(id: string): Promise<OutboxRow | undefined> {
    return readOutboxRow(this.database, id);
  }

  async seqOf(id: string): Promise<number> {
    return (await this.row(id))?.seq ?? -1;
  }

  async giveUp(id: string): Promise<void> {
    await discard(this.database, writeKinds, await this.seqOf(id), this.now);
  }

  /** Presses "Retry now". */
  async retry(id: string): Promise<void> {
    await retryNow(this.database, await this.seqOf(id));
  }

  atShop(path: string): PlainFields | null {
    const document = this.shop.documents.get(path);
    return document ? decodeFields(document.fields) : null;
  }

  shopHas(path: string, fields: PlainFields): void {
    this.shop.documents.set(path, { fields: encodeFields(fields), token: null });
  }

  /** The shop changes these fields of a document, and makes it where there is none. */
  shopWrites(path: string, change: PlainFields): void {
    const fields = { ...this.shop.documents.get(path)?.fields, ...encodeFields(change) };
    this.shop.documents.set(path, { fields, token: null });
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

/** A new phone and a new shop for each test of the file. */
export function eachPhone(): Phone {
  const phone: Phone = Object.create(Phone.prototype);
  beforeEach(() => {
    Object.assign(phone, new Phone());
    answerAt('http://localhost:8080', async (request) => {
      if (!phone.isOnline) throw new TypeError('Failed to fetch');
      return answer(phone.shop, request);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    phone.database.close();
  });
  return phone;
}
