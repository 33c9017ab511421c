// "Saved on this phone": the change and its row or neither, once per press, never falsely, and only a limited number a day.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase, reopenIfFailed } from '#domain/device/database.ts';
import { raiseEnquiry } from '#domain/enquiry/enquiry-write.ts';
import { sendFeedback } from '#domain/feedback/feedback-write.ts';
import { contactMessage } from '#domain/message/contact-message.ts';
import { sendMessage } from '#domain/message/contact-write.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { MAX_BACKOFF_MS, MAX_SENT_A_DAY } from '#engine/limits.ts';
import { drain } from '#engine/outbox/drain.ts';
import { enqueue } from '#engine/outbox/enqueue.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { backoffDelay } from '#engine/outbox/row-lifecycle.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();

const FULL = { outcome: 'not-saved', reason: 'full' };
const isFull = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
const waiting = () => readOutbox(phone().database);

function write(id = mintId()) {
  const payload = { userId: null, productId: 'chia', timestamp: 1 };
  return { id, kind: 'enquiry', v: 1, uid: null, entityKey: `queries/${id}`, payload };
}

test('when the device cannot keep the change, nothing waits to be sent and the answer is "not saved"', async () => {
  const { database } = phone();
  const saved = await enqueue(database, write(), 1, [database.enquiries], async () => {
    await database.enquiries.add({ id: 'x', productId: 'c', uid: null, raisedAt: 1, sentAt: null });
    return isFull();
  });
  expect(saved).toEqual(FULL);
  expect(await waiting()).toEqual([]);
  expect(await database.enquiries.count()).toBe(0);
});

test('on a full device the pictures of products go first; what is pressed is saved in their room', async () => {
  let pictures = 1;
  vi.stubGlobal('caches', { delete: async () => pictures-- > 0 });
  const { database } = phone();
  const full = async () => {
    if (pictures > 0) await isFull();
  };
  const once = write();
  expect(await enqueue(database, once, 1, [], full)).toEqual({ outcome: 'saved', id: once.id });
  expect(await waiting()).toHaveLength(1);
  expect(await enqueue(database, write(), 2, [], isFull)).toEqual(FULL);
  vi.unstubAllGlobals();
});

test('a full device that says so only over a new connection is asked there: the press hears that it is full, or is saved', async () => {
  const { database } = phone();
  const says = (second: () => Promise<void>) => {
    const connection = database.backendDB();
    return async () => {
      if (database.backendDB() !== connection) return second();
      throw new DOMException('no more changes over this one', 'InvalidStateError');
    };
  };
  expect(await enqueue(database, write(), 1, [], says(isFull))).toEqual(FULL);
  const once = write();
  const hasRoom = says(async () => undefined);
  expect(await enqueue(database, once, 2, [], hasRoom)).toEqual({ outcome: 'saved', id: once.id });
  expect(await waiting()).toHaveLength(1);
});

test('a database that could not be opened says "not saved", and saves again once it can be opened', async () => {
  const indexedDB = new IDBFactory();
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = () => {
    throw new DOMException('storage is in trouble', 'InvalidStateError');
  };
  const database = openDatabase('haat', { indexedDB, IDBKeyRange: FakeKeyRange });
  expect((await enqueue(database, write(), 1)).outcome).toBe('not-saved');
  indexedDB.open = open;
  reopenIfFailed(database);
  expect((await enqueue(database, write(), 1)).outcome).toBe('saved');
  database.close();
  const broken = { outcome: 'not-saved', reason: 'broken' };
  expect(await enqueue(database, write(), 1), 'a closed one').toEqual(broken);
});

test('the wait before another attempt grows, stays under five minutes, and honours the shop’s own request', () => {
  fc.assert(
    fc.property(
      fc.nat(60),
      fc.double({ min: 0, max: 0.999999, noNaN: true }),
      fc.option(fc.nat(900_000)),
      (attempts, random, retryAfter) => {
        const delay = backoffDelay(attempts, () => random, retryAfter);
        expect(delay).toBeGreaterThanOrEqual(retryAfter ?? 0);
        expect(delay).toBeLessThanOrEqual(
          Math.max(retryAfter ?? 0, Math.min(MAX_BACKOFF_MS, 2_000 * 2 ** attempts)),
        );
      },
    ),
  );
  expect(backoffDelay(0, () => 0.5, null)).toBe(1_000);
  expect(backoffDelay(3, () => 0.5, null)).toBe(8_000);
  expect(backoffDelay(50, () => 0.5, null)).toBe(MAX_BACKOFF_MS / 2);
});

const DAY_MS = 24 * 60 * 60 * 1000;
const ENOUGH = { outcome: 'not-saved', reason: 'enough-today' };
const words = { name: 'Asha', countryCode: '91', phone: '9876543210', message: 'Namaste' };
const message = contactMessage({ ...words, email: 'asha@example.com' });

const press = (id = mintId()) => sendMessage(phone().database, id, message, 'contact-us');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: phone().now });
});
afterEach(() => {
  vi.useRealTimers();
});

test('after as many as a day has, nothing more is saved, of whatever kind, and it is said why', async () => {
  for (let at = 0; at < MAX_SENT_A_DAY; at++) {
    expect(await press()).toMatchObject({ outcome: 'saved' });
  }
  await drain(phone().setup());
  const { database } = phone();
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  const feedback = { name: 'Chia', description: 'Good.' };
  expect(await press()).toEqual(ENOUGH);
  expect(await raiseEnquiry(database, 'chia')).toEqual(ENOUGH);
  expect(await sendFeedback(database, mintId(), feedback, file, [])).toEqual(ENOUGH);
  expect(await waiting()).toHaveLength(0);
  expect(await database.enquiries.count()).toBe(0);
  expect(await database.waitingFiles.count()).toBe(0);
});

test('the same press twice counts once; the next day there is room again, and also when the clock was wrong', async () => {
  const id = mintId();
  for (let at = 0; at <= MAX_SENT_A_DAY; at++) {
    expect(await press(id)).toMatchObject({ outcome: 'saved' });
  }
  expect(await waiting()).toHaveLength(1);
  for (let at = 1; at < MAX_SENT_A_DAY; at++) await press();
  expect(await press()).toEqual(ENOUGH);
  for (const later of [-400 * DAY_MS, DAY_MS]) {
    vi.setSystemTime(phone().now + later);
    expect(await press()).toMatchObject({ outcome: 'saved' });
  }
});
