// Reviews of what was bought, on good and bad networks: one document each, under the account that wrote it, and never shown by
// the phone's own word.
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#core/device/account/sign-in.ts';
import { readDraft, saveDraft } from '#core/device/drafts/drafts.ts';
import { readOutbox, readOutboxRow } from '#core/device/outbox/outbox-rows.ts';
import { isProven } from '#core/device/outbox/proven-writes.ts';
import { mintId } from '#core/model/identifiers.ts';
import { encodeFields } from '#core/remote/firestore-values.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { sendReview } from '#core/sync/writes/review.ts';
import goldenReview from './golden/review-v1.json' with { type: 'json' };
import goldenStars from './golden/review-v2.json' with { type: 'json' };
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
const WORDS = {
  orderId: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  productId: 'moringa-leaf-powder-200g',
  customerName: 'Asha Rao',
  productName: 'Moringa Leaf Powder',
  review: 'Fine and fresh.',
};

const DRAFT = 'review/one';

beforeEach(async () => {
  phone().account = 'asha';
  const account = { uid: 'asha', phone: '', isOver: false, refreshToken: 'r' };
  await signIn(phone().database, { ...account, idToken: null, idTokenEndsAt: 0 });
});

async function review(id = mintId(), stars?: number): Promise<string> {
  const { database, now } = phone();
  const saved = await sendReview(database, { id, uid: 'asha', ...WORDS, stars }, DRAFT, now);
  expect(saved.outcome).toBe('saved');
  return id;
}
/** Where the review of this product of this order is stored, whatever was pressed. */
const PATH = `/reviews/${WORDS.orderId}_${WORDS.productId}`;
const storedReviews = () => [...phone().shop.documents.keys()];

test('a review written without a network goes once when it is back, unpublished, in its writer’s name', async () => {
  phone().isOnline = false;
  const id = await review();
  const writtenAt = phone().now;
  expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 1 });
  phone().reload();
  letTimePass(phone());
  phone().isOnline = true;
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.documents.get(PATH)).toEqual({
    token: 'token-of-asha',
    fields: encodeFields({ userId: 'asha', ...WORDS, timestamp: writtenAt, published: false }),
  });
  expect(await isProven(phone().database, id)).toBe(true);
});

test('stars go with the words, and a review without any says nothing of them', async () => {
  await review(mintId(), 4);
  await drain(phone().setup());
  const stored = phone().shop.documents.get(PATH)?.fields;
  expect(stored).toMatchObject({ stars: { integerValue: '4' } });
  phone().shop.documents.clear();
  await review();
  await drain(phone().setup());
  expect(phone().shop.documents.get(PATH)?.fields).not.toHaveProperty('stars');
});

test('a review with other stars than those that are stored has not arrived', async () => {
  await review(mintId(), 5);
  const other = { userId: 'asha', ...WORDS, stars: 1, timestamp: phone().now, published: true };
  phone().shop.documents.set(PATH, { token: null, fields: encodeFields(other) });
  expect(await drain(phone().setup())).toMatchObject({ synced: 0 });
});

test('the words leave the form in the very step that saves them', async () => {
  await saveDraft(phone().database, DRAFT, { review: WORDS.review });
  await review();
  expect(await readDraft(phone().database, DRAFT)).toBeUndefined();
  expect(await readOutbox(phone().database)).toHaveLength(1);
});

test('one press is one review, however often it is saved', async () => {
  const id = await review();
  phone().now += 5;
  await review(id);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.commits).toHaveLength(1);
});

test('a review whose reply was lost is read back and not written again', async () => {
  await review();
  phone().shop.faults.push({ landsFirst: true, drop: true });
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.commits).toHaveLength(1);
  expect(storedReviews()).toEqual([PATH]);
});

test('a review that the merchant published before this phone heard of its arrival has arrived', async () => {
  await review();
  phone().shop.faults.push({ landsFirst: true, drop: true });
  const blind = { ...phone().setup().remote, read: async () => NO_ANSWER };
  await drain(phone().setup({ remote: blind }));
  const stored = phone().shop.documents.get(PATH);
  const fields = { ...stored?.fields, published: { booleanValue: true } };
  phone().shop.documents.set(PATH, { token: null, fields });
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.documents.get(PATH)?.fields).toEqual(fields);
});

test('another review under the same id is no sign that this one has arrived', async () => {
  await review();
  const other = { userId: 'asha', ...WORDS, review: 'Stale.', timestamp: 1, published: true };
  phone().shop.documents.set(PATH, { token: null, fields: encodeFields(other) });
  expect(await drain(phone().setup())).toMatchObject({ synced: 0 });
});

test('a review of something that was not delivered is refused, and its words stay', async () => {
  const id = await review();
  phone().shop.rule = () => ({ code: 403, status: 'PERMISSION_DENIED' });
  await drain(phone().setup());
  letTimePass(phone());
  await drain(phone().setup());
  expect(await readOutboxRow(phone().database, id)).toMatchObject({
    state: 'refused',
    payload: { review: WORDS.review },
  });
});

test('a review of one account never goes while another is signed in', async () => {
  await review();
  phone().account = 'bala';
  expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 0 });
  expect(phone().shop.commits).toEqual([]);
});

test.each([
  ['the first release saved it, which knew no stars', goldenReview],
  ['it was saved with stars', goldenStars],
])('a review just as %s is still understood and sent', async (_what, golden) => {
  await phone().database.outbox.add(golden);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1 });
  expect(storedReviews()).toEqual([PATH]);
  expect(phone().shop.documents.get(PATH)?.fields).toEqual(encodeFields(golden.payload));
  expect(await readOutbox(phone().database)).toEqual([]);
});

test('a second review of the same product of an order is refused, and its words stay for the shopper to see', async () => {
  await review();
  phone().now += 5;
  const second = await review();
  for (let round = 0; round < 3; round++) {
    phone().now += 1;
    await drain(phone().setup());
    letTimePass(phone());
  }
  expect(storedReviews()).toEqual([PATH]);
  expect(await readOutbox(phone().database)).toHaveLength(1);
  expect(await readOutboxRow(phone().database, second)).toMatchObject({ state: 'refused' });
});

const NO_ANSWER = { kind: 'indeterminate', reason: 'timeout', retryAfterMs: null } as const;
