// A feedback's file is sent once, before its document, and leaves the phone with it; and reviews of bought products.
import { beforeEach, expect, test } from 'vitest';
import { sendFeedback } from '#domain/feedback/feedback-write.ts';
import { sendReview } from '#domain/review/review-write.ts';
import { UPLOAD_KNOWN_MS } from '#domain/shared/limits.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { GOLDEN } from './golden/rows.ts';
import { eachFaultyStorage } from './support/faulty-storage.ts';
import { PHOTO } from './support/kept-rows.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const storage = eachFaultyStorage(phone);
const TEXTS = { name: 'Moringa leaf powder', description: 'Fine and fresh.' };

beforeEach(() => phone.enter());

async function giveFeedback(type = 'image/jpeg'): Promise<string> {
  const id = mintId();
  const file = new File([PHOTO], 'photo', { type });
  expect((await sendFeedback(phone.database, id, TEXTS, file, [])).outcome).toBe('saved');
  return id;
}

/** Expects one file and one document that names it, and nothing left on the phone. */
async function expectDelivered(id: string): Promise<void> {
  const sent = { type: 'image/jpeg', bytes: Buffer.from(PHOTO) };
  expect([...storage.files]).toEqual([[`service-documents/${id}`, sent]]);
  expect([...phone.shop.documents.keys()]).toEqual([`/services/${id}`]);
  expect(await phone.rows()).toEqual([]);
  expect(await phone.database.waitingFiles.count()).toBe(0);
}

test('a lost reply to the upload makes neither a second file nor a second document', async () => {
  const id = await giveFeedback();
  storage.faults.push({ landsFirst: true, drop: true });
  expect(await phone.drain()).toMatchObject({ synced: 0, sendable: 1 });
  expect(phone.shop.documents.size).toBe(0);
  phone.pass();
  expect(await phone.drain()).toMatchObject({ synced: 1, sendable: 0 });
  // Only the merchant may check whether it is there, so it goes once more, to the same place.
  expect(storage.uploads).toEqual(Array(2).fill(`service-documents/${id}`));
  await expectDelivered(id);
});

test('a file that went longer than an hour before its document is sent again: the shop may have cleared it away', async () => {
  const id = await giveFeedback();
  phone.shop.faults.push({ drop: true });
  await phone.drain();
  storage.files.clear();
  phone.pass(UPLOAD_KNOWN_MS);
  await phone.drainAgain();
  expect(storage.uploads).toHaveLength(2);
  await expectDelivered(id);
});

test('a file that the shop does not take is refused, and the text stays for the shopper to see', async () => {
  const id = await giveFeedback('image/svg+xml');
  const other = await phone.raiseEnquiry();
  await phone.drainAgain(4);
  const lastError = { code: 'PERMISSION_DENIED', message: 'the file was not accepted' };
  expect(await phone.row(id)).toMatchObject({ state: 'refused', payload: TEXTS, lastError });
  expect(await phone.database.waitingFiles.count()).toBe(1);
  expect([...phone.shop.documents.keys()]).toEqual([`/queries/${other}`]);
  expect(storage.files.size).toBe(0);
});

test('feedback whose file has gone from the phone is refused and says why; its text stays', async () => {
  const id = await giveFeedback();
  await phone.database.waitingFiles.delete(id);
  // Nobody was asked, so nobody answered.
  expect(await phone.drain()).toMatchObject({ shopAnswered: null });
  const refused = { state: 'refused', payload: TEXTS, lastError: { code: 'FILE_GONE' } };
  expect(await phone.row(id)).toMatchObject(refused);
  expect([storage.uploads.length, phone.shop.commits.length]).toEqual([0, 0]);
});

const { userId, timestamp: _, published, ...WORDS } = GOLDEN['review-v1, without stars'].payload;

async function review(id = mintId(), stars?: number): Promise<string> {
  const { database, now } = phone;
  const saved = await sendReview(database, { id, uid: 'asha', ...WORDS, stars }, 'none', now);
  expect(saved.outcome).toBe('saved');
  return id;
}
/** The path of the review of this product of this order, whichever press sent it. */
const PATH = `/reviews/${WORDS.orderId}_${WORDS.productId}`;

test('a review that the merchant published before this phone heard of its arrival has arrived', async () => {
  await review(mintId(), 4);
  await phone.drainBlindly();
  phone.shopWrites(PATH, { published: true });
  const published = phone.atShop(PATH);
  expect(published).toMatchObject({ stars: 4, published: true });
  expect(await phone.drain()).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone.atShop(PATH)).toEqual(published);
});

test.each([
  ['words', { review: 'Stale.' }],
  ['stars', { stars: 1 }],
])(
  'a review with other %s in its place is no sign that this one has arrived',
  async (_what, other) => {
    await review(mintId(), 5);
    const stored = { userId, ...WORDS, stars: 5, timestamp: phone.now, published: !published };
    phone.shopHas(PATH, { ...stored, ...other });
    expect(await phone.drain()).toMatchObject({ synced: 0 });
  },
);
