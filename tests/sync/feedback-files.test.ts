// A feedback's file is sent once, before its document, and leaves the phone with it; and reviews of bought products.
import { beforeEach, expect, test } from 'vitest';
import { sendReview } from '#domain/review/review-write.ts';
import { UPLOAD_KNOWN_MS } from '#domain/shared/limits.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { drain } from '#engine/outbox/drain.ts';
import {
  eachWithStorage,
  expectDelivered,
  giveFeedback,
  phone,
  storage,
  TEXTS,
} from './support/messages-and-files.ts';
import { letTimePass } from './support/phone.ts';

eachWithStorage();

test('a lost reply to the upload makes neither a second file nor a second document', async () => {
  const id = await giveFeedback();
  storage.faults.push({ landsFirst: true, drop: true });
  expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 1 });
  expect(phone().shop.documents.size).toBe(0);
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  // Only the merchant may check whether it is there, so it goes once more, to the same place.
  expect(storage.uploads).toEqual(Array(2).fill(`service-documents/${id}`));
  await expectDelivered(id);
});

test('a file that went longer than an hour before its document is sent again: the shop may have cleared it away', async () => {
  const id = await giveFeedback();
  phone().shop.faults.push({ drop: true });
  await drain(phone().setup());
  storage.files.clear();
  letTimePass(phone(), UPLOAD_KNOWN_MS);
  await phone().drainAgain();
  expect(storage.uploads).toHaveLength(2);
  await expectDelivered(id);
});

test('a file that the shop does not take is refused, and the text stays for the shopper to see', async () => {
  const id = await giveFeedback('image/svg+xml');
  const other = await phone().raiseEnquiry();
  await phone().drainAgain(4);
  expect(await phone().row(id)).toMatchObject({
    state: 'refused',
    payload: TEXTS,
    lastError: { code: 'PERMISSION_DENIED', message: 'the file was not accepted' },
  });
  expect(await phone().database.waitingFiles.count()).toBe(1);
  expect([...phone().shop.documents.keys()]).toEqual([`/queries/${other}`]);
  expect(storage.files.size).toBe(0);
});

test('feedback whose file has gone from the phone is refused and says why; its text stays', async () => {
  const id = await giveFeedback();
  await phone().database.waitingFiles.delete(id);
  // Nobody was asked, so nobody answered.
  expect(await drain(phone().setup())).toMatchObject({ shopAnswered: null });
  expect(await phone().row(id)).toMatchObject({
    state: 'refused',
    payload: TEXTS,
    lastError: { code: 'FILE_GONE' },
  });
  expect([storage.uploads.length, phone().shop.commits.length]).toEqual([0, 0]);
});

const WORDS = {
  orderId: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  productId: 'moringa-leaf-powder-200g',
  customerName: 'Asha Rao',
  productName: 'Moringa Leaf Powder',
  review: 'Fine and fresh.',
};

beforeEach(() => phone().enter());

async function review(id = mintId(), stars?: number): Promise<string> {
  const { database, now } = phone();
  const saved = await sendReview(database, { id, uid: 'asha', ...WORDS, stars }, 'none', now);
  expect(saved.outcome).toBe('saved');
  return id;
}
/** The path of the review of this product of this order, whichever press sent it. */
const PATH = `/reviews/${WORDS.orderId}_${WORDS.productId}`;

test('stars go with the words, and a review without any says nothing of them', async () => {
  await review(mintId(), 4);
  await drain(phone().setup());
  expect(phone().atShop(PATH)).toMatchObject({ stars: 4 });
  phone().shop.documents.clear();
  await review();
  await drain(phone().setup());
  expect(phone().atShop(PATH)).not.toHaveProperty('stars');
});

test('a review that the merchant published before this phone heard of its arrival has arrived', async () => {
  await review();
  await phone().drainBlindly();
  const stored = phone().shop.documents.get(PATH);
  const fields = { ...stored?.fields, published: { booleanValue: true } };
  phone().shop.documents.set(PATH, { token: null, fields });
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.documents.get(PATH)?.fields).toEqual(fields);
});

test.each([
  ['words', { review: 'Stale.' }],
  ['stars', { stars: 1 }],
])(
  'a review with other %s in its place is no sign that this one has arrived',
  async (_what, other) => {
    await review(mintId(), 5);
    const stored = { userId: 'asha', ...WORDS, stars: 5, timestamp: phone().now, published: true };
    phone().shopHas(PATH, { ...stored, ...other });
    expect(await drain(phone().setup())).toMatchObject({ synced: 0 });
  },
);
