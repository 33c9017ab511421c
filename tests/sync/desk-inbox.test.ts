// What the merchant does in the inbox: without a network, with an answer that is lost, and what is left of it on the device.
import { beforeEach, expect, test } from 'vitest';
import { signIn, signOut } from '#core/device/account/sign-in.ts';
import { readDeskInbox, replaceDeskInbox } from '#core/device/desk/desk-inbox.ts';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { mintId } from '#core/model/identifiers.ts';
import type { InboxItem } from '#core/model/outbox/inbox.ts';
import { decodeFields, encodeFields, type PlainFields } from '#core/remote/firestore-values.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { saveAnswer } from '#core/sync/writes/desk-answer.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { savePublication } from '#core/sync/writes/desk-review.ts';
import goldenAnswer from './golden/desk-answer-v1.json' with { type: 'json' };
import goldenReview from './golden/desk-review-v1.json' with { type: 'json' };
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
const MESSAGE = { name: 'Asha', phone: '+91 9876543210', email: 'a@example.com', message: 'Hi' };
const REVIEW = {
  userId: 'asha',
  productId: 'moringa',
  customerName: 'Asha Rao',
  productName: 'Moringa powder',
  review: 'Very good.',
  timestamp: 1_795_154_400_000,
  published: false,
};
const REVIEW_ID = goldenReview.payload.reviewId;
const MESSAGE_ID = goldenAnswer.payload.itemId;
const ITEMS: InboxItem[] = [
  { id: MESSAGE_ID, at: 2, of: 'contact-us', ...MESSAGE },
  { id: REVIEW_ID, at: 1, of: 'reviews', ...REVIEW },
];

const stored = (path: string): PlainFields | null => {
  const document = phone().shop.documents.get(path);
  return document ? decodeFields(document.fields) : null;
};
const send = () => drain(phone().setup({ kinds: deskKinds }));
const rows = async () => (await readOutbox(phone().database)).map(({ row }) => row);
const answer = (answered: boolean) =>
  saveAnswer(
    phone().database,
    { id: mintId(), uid: 'kamala', itemId: MESSAGE_ID, of: 'contact-us', answered },
    phone().now,
  );
const publish = (published: boolean) =>
  savePublication(
    phone().database,
    { id: mintId(), uid: 'kamala', reviewId: REVIEW_ID, published },
    phone().now,
  );
const onDesk = () => readDeskInbox(phone().database, 'kamala');

beforeEach(async () => {
  const keys = { refreshToken: 'r', idToken: 'token-of-kamala', idTokenEndsAt: phone().now + 1e9 };
  await signIn(phone().database, { uid: 'kamala', phone: '', isOver: false, ...keys });
  phone().account = 'kamala';
  const fields = encodeFields(REVIEW);
  phone().shop.documents.set(`/reviews/${REVIEW_ID}`, { fields, token: null });
  await replaceDeskInbox(phone().database, 'kamala', { items: ITEMS, marks: [] });
});

test('a message that was answered without a network is noted when it is back, and stays so where the answer was lost', async () => {
  phone().isOnline = false;
  await answer(true);
  await send();
  expect(stored(`/inbox/${MESSAGE_ID}`)).toBeNull();
  phone().reload();
  phone().isOnline = true;
  letTimePass(phone());
  phone().shop.faults.push({ landsFirst: true, drop: true });
  await send();
  letTimePass(phone());
  await send();
  expect(stored(`/inbox/${MESSAGE_ID}`)).toMatchObject({ of: 'contact-us', answered: true });
  expect(phone().shop.commits).toHaveLength(1);
  expect(await rows()).toEqual([]);
  expect((await onDesk()).done).toEqual(new Set([MESSAGE_ID]));
});

test('a message that is not answered after all waits again', async () => {
  await answer(true);
  await answer(false);
  await send();
  expect(stored(`/inbox/${MESSAGE_ID}`)).toMatchObject({ answered: false });
  expect((await onDesk()).done).toEqual(new Set());
});

test('a review is published, and nothing else of it changes; it may be taken back', async () => {
  await publish(true);
  await send();
  expect(stored(`/reviews/${REVIEW_ID}`)).toEqual({ ...REVIEW, published: true });
  expect((await onDesk()).items[1]).toMatchObject({ id: REVIEW_ID, published: true });
  await publish(false);
  await send();
  expect(stored(`/reviews/${REVIEW_ID}`)).toEqual(REVIEW);
  expect((await onDesk()).items[1]).toMatchObject({ published: false });
});

test('what the shop refuses stays, and nothing is said to be done', async () => {
  phone().shop.rule = () => ({ code: 403, status: 'PERMISSION_DENIED' });
  await answer(true);
  await send();
  letTimePass(phone());
  await send();
  expect(await rows()).toMatchObject([{ state: 'refused' }]);
  expect((await onDesk()).done).toEqual(new Set());
});

test('a sign-out takes the inbox off the device', async () => {
  await answer(true);
  await send();
  await signOut(phone().database, 'kamala');
  expect(await phone().database.deskInbox.count()).toBe(0);
  expect(await phone().database.deskMarks.count()).toBe(0);
});

test('rows that the first version saved still go', async () => {
  await phone().database.outbox.bulkAdd([goldenAnswer, goldenReview]);
  expect(await send()).toMatchObject({ synced: 2, sendable: 0 });
  expect(stored(`/reviews/${REVIEW_ID}`)).toMatchObject({ published: true });
});
