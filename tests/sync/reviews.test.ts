// Reviews of what was bought: one for each product of an order, whoever publishes it meanwhile.
import { beforeEach, expect, test } from 'vitest';
import { readDraft, saveDraft } from '#core/device/drafts/drafts.ts';
import { mintId } from '#core/model/identifiers.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { sendReview } from '#core/sync/writes/review.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();
const WORDS = {
  orderId: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  productId: 'moringa-leaf-powder-200g',
  customerName: 'Asha Rao',
  productName: 'Moringa Leaf Powder',
  review: 'Fine and fresh.',
};

const DRAFT = 'review/one';

beforeEach(() => phone().enter());

async function review(id = mintId(), stars?: number): Promise<string> {
  const { database, now } = phone();
  const saved = await sendReview(database, { id, uid: 'asha', ...WORDS, stars }, DRAFT, now);
  expect(saved.outcome).toBe('saved');
  return id;
}
/** Where the review of this product of this order is stored, whatever was pressed. */
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

test('the words leave the form in the very step that saves them', async () => {
  await saveDraft(phone().database, DRAFT, { review: WORDS.review });
  await review();
  expect(await readDraft(phone().database, DRAFT)).toBeUndefined();
  expect(await phone().rows()).toHaveLength(1);
});

test('one press is one review, however often it is saved', async () => {
  const id = await review();
  phone().now += 5;
  await review(id);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.commits).toHaveLength(1);
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

test('a second review of the same product of an order is refused, and its words stay for the shopper to see', async () => {
  await review();
  phone().now += 5;
  const second = await review();
  await phone().drainAgain(3);
  expect([...phone().shop.documents.keys()]).toEqual([PATH]);
  expect(await phone().rows()).toMatchObject([{ id: second, state: 'refused' }]);
});
