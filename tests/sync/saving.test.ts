// "Saved on this phone": the change and its row or neither, once per press, only so many a day, never falsely; and its form has no draft left.
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveProfile } from '#domain/account/profile-write.ts';
import { removeAddress, saveAddress } from '#domain/address/address-write.ts';
import { reopenIfFailed } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { raiseEnquiry } from '#domain/enquiry/enquiry-write.ts';
import { sendFeedback } from '#domain/feedback/feedback-write.ts';
import { contactMessage } from '#domain/message/contact-message.ts';
import { sendMessage } from '#domain/message/contact-write.ts';
import { sendReview } from '#domain/review/review-write.ts';
import { draftNames, saveDraft } from '#engine/device/drafts.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { DAY_MS, MAX_BACKOFF_MS, MAX_SENT_A_DAY } from '#engine/limits.ts';
import { enqueue, type SendOutcome } from '#engine/outbox/enqueue.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { backoffDelay } from '#engine/outbox/row-lifecycle.ts';
import { ASHA, someAddress } from './support/account-writes.ts';
import { databaseOn } from './support/database.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();

const FULL = { outcome: 'not-saved', reason: 'full' };
const isFull = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
const waiting = () => readOutbox(phone.database);

function write(id = mintId()) {
  const payload = { userId: null, productId: 'chia', timestamp: 1 };
  return { id, kind: 'enquiry', v: 1, uid: null, entityKey: `queries/${id}`, payload };
}

test('when the device cannot keep the change, nothing waits to be sent and the answer is "not saved"', async () => {
  const { database } = phone;
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
  const { database } = phone;
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
  const { database } = phone;
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
  const database = databaseOn(indexedDB);
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

const address = someAddress();
const photo = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'leaf.jpg', { type: 'image/jpeg' });
const of = { orderId: 'o', productId: 'p', customerName: 'A', productName: 'C' };
const review = { uid: 'asha', ...of, review: 'Good.' };
const words = { name: 'Asha', countryCode: '91', phone: '9876543210', message: 'Namaste' };
const message = contactMessage({ ...words, email: 'asha@example.com' });
const feedback = { name: 'Moringa', description: 'Fine.' };
const OTHERS = 'somebody else’s';

type Form = [string, drafts: string[], press: (database: HaatDatabase) => Promise<SendOutcome>];
const FORMS: Form[] = [
  ['a new address', ['new'], (to) => saveAddress(to, mintId(), 'asha', address, 'new')],
  ['a profile', ['profile'], (to) => saveProfile(to, mintId(), 'asha', ASHA, 'profile')],
  ['a message', ['contact-us'], (to) => sendMessage(to, mintId(), message, 'contact-us')],
  [
    'a review',
    ['review/one'],
    (to) => sendReview(to, { id: mintId(), ...review }, 'review/one', 1),
  ],
  [
    'feedback with a photo',
    ['services', 'services-file'],
    (to) => sendFeedback(to, mintId(), feedback, photo, ['services', 'services-file']),
  ],
];
const drafts = () => draftNames(phone.database, '');

/** Somebody has typed into these forms. */
async function keep(...names: string[]): Promise<void> {
  for (const name of names) await saveDraft(phone.database, name, { name: 'typed' });
}

test.each(FORMS)(
  '%s: when the phone is full, it stays in its form and nothing waits; once it waits to be sent, it is not in its form any more',
  async (_, own, press) => {
    await keep(OTHERS, ...own);
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await press(phone.database)).toEqual(FULL);
    expect([await waiting(), await drafts()]).toEqual([[], [...own, OTHERS].sort()]);
    add.mockRestore();
    const seen: unknown[] = [];
    // The drafts that a restarted app would find at the first moment the write exists.
    phone.database.outbox.hook('creating').subscribe((_key, _row, transaction) => {
      transaction.on('complete', () => seen.push(Promise.all([waiting(), drafts()])));
    });
    expect((await press(phone.database)).outcome).toBe('saved');
    expect(await seen[0]).toEqual([[expect.anything()], [OTHERS]]);
  },
);

test('a deleted address takes its unsaved edits with it', async () => {
  await saveAddress(phone.database, mintId(), 'asha', address, 'new');
  await keep(OTHERS, `users/asha/addresses/${address.id}`);
  expect((await removeAddress(phone.database, mintId(), 'asha', address.id)).outcome).toBe('saved');
  expect(await drafts()).toEqual([OTHERS]);
});

const ENOUGH = { outcome: 'not-saved', reason: 'enough-today' };
const press = (id = mintId()) => sendMessage(phone.database, id, message, 'contact-us');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: phone.now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('after as many as a day has, nothing more is saved, of whatever kind, and it is said why', async () => {
  for (let at = 0; at < MAX_SENT_A_DAY; at++) {
    expect(await press()).toMatchObject({ outcome: 'saved' });
  }
  await phone.drain();
  expect(await press()).toEqual(ENOUGH);
  expect(await raiseEnquiry(phone.database, 'chia')).toEqual(ENOUGH);
  expect(await sendFeedback(phone.database, mintId(), feedback, photo, [])).toEqual(ENOUGH);
  const { enquiries, waitingFiles } = phone.database;
  const left = [await waiting(), await enquiries.count(), await waitingFiles.count()];
  expect(left).toEqual([[], 0, 0]);
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
    vi.setSystemTime(phone.now + later);
    expect(await press()).toMatchObject({ outcome: 'saved' });
  }
});
