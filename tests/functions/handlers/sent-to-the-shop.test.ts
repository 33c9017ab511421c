// Shoppers' messages to the merchant: a flood goes behind everything else, and a removed message does not come back.
import '../own-project.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import {
  expireSent,
  OF_ACCOUNT_A_DAY,
  removeMarked,
} from '../../../backend/functions/src/expire-sent.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function send(id: string, userId: string | null) {
  const document = database.doc(`queries/${id}`);
  await document.set({ userId, productId: 'moringa', timestamp: 4_080_000_000_000 });
  await expireSent('queries', await document.get());
  return document;
}

async function daysKept(id: string): Promise<number> {
  const sent = await database.doc(`queries/${id}`).get();
  const [from, to] = [sent.createTime?.toMillis() ?? 0, sent.get('expiresAt').toMillis()];
  return Math.round((to - from) / DAY_MS);
}

test('who sends more enquiries than a day may bring keeps no place from others, and the merchant is told once', async () => {
  for (let at = 0; at < OF_ACCOUNT_A_DAY + 2; at++) await send(`of-asha-${at}`, 'asha');
  await send('of-ravi', 'ravi');
  await send('of-nobody', null);
  expect(await daysKept(`of-asha-${OF_ACCOUNT_A_DAY - 1}`)).toBe(365);
  expect(await daysKept(`of-asha-${OF_ACCOUNT_A_DAY}`)).toBe(7);
  expect([await daysKept('of-ravi'), await daysKept('of-nobody')]).toEqual([365, 365]);
  const { docs } = await database.collection('inbox').get();
  expect(docs.map((it) => it.data())).toMatchObject([{ of: 'queries', answered: false }]);
  expect(docs[0]?.id).toMatch(/^too-many-queries-\d{4}-\d\d-\d\d$/);
});

test('an enquiry whose phone sends it again days later, because the answer was lost, is kept though its shopper has sent many since', async () => {
  const first = await send('of-meena', 'meena');
  const arrivedAt = (await first.get()).createTime?.toMillis() ?? 0;
  const batch = database.batch();
  for (let at = 0; at < OF_ACCOUNT_A_DAY; at++) {
    const expiresAt = Timestamp.fromMillis(arrivedAt + (367 + at) * DAY_MS);
    batch.set(database.doc(`queries/of-meena-${at}`), { userId: 'meena', expiresAt });
  }
  await batch.commit();
  await send('of-meena', 'meena');
  expect(await daysKept('of-meena')).toBe(365);
});

test('an enquiry that the merchant removed is gone, and stays gone when its phone sends it again', async () => {
  const document = await send('removed', null);
  const mark = { of: 'queries', answered: true, removed: true };
  await database.doc('inbox/removed').set(mark);
  await removeMarked('removed', mark);
  expect((await document.get()).exists).toBe(false);
  await send('removed', null);
  expect((await document.get()).exists).toBe(false);
});

test('a mark removes neither a review nor any document outside the inbox', async () => {
  await database.doc('reviews/kept').set({ published: false });
  await database.doc('users/kept').set({ first_name: 'Asha' });
  for (const of of ['reviews', 'users']) await removeMarked('kept', { of, removed: true });
  expect((await database.doc('reviews/kept').get()).exists).toBe(true);
  expect((await database.doc('users/kept').get()).exists).toBe(true);
});
