// What functions do with single documents of the running shop: messages get their end (Firestore deletes by that date, which the emulator
// does not), an account keeps few devices and alerts, and reviews are published and counted.

import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, expect, test } from 'vitest';
import { MAX_DEVICES, MAX_STOCK_ALERTS, SENT_KEPT_MS } from '#domain/shared/limits.ts';
import { commitDocument } from '#engine/firestore/commit-document.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { COPY, published, REVIEW } from './a-review.ts';
import { closeDatabase, database, pause, seen } from './shop-database.ts';

afterAll(closeDatabase);

const SETTLED_MS = 1_500;
const id = `expiry-${mintId()}`;
const fileURL = `http://localhost:9199/v0/b/demo-haat.appspot.com/o/service-documents%2F${id}?alt=media`;
const message = { name: 'Asha', phone: '+91 9876543210', email: 'asha@example.com', message: 'Hm' };

test.each([
  ['queries', { userId: null, productId: 'moringa', timestamp: 1 }],
  ['contact-us', message],
  ['services', { name: 'Moringa', description: 'Good.', fileURL }],
  ['productChanges', { productId: 'moringa', by: 3, timestamp: 1 }],
  ['shopChanges', { settingsId: 'settings', upon: {}, timestamp: 1 }],
])(
  'one of the %s gets its end a year after it came, keeps it when it is sent again, and stays if the merchant wants to keep it',
  async (collection, fields) => {
    const document = database.doc(`${collection}/${id}`);
    const isSent = !collection.endsWith('Changes');
    const send = async () => {
      if (!isSent) return document.set(fields);
      const answer = await commitDocument({ path: `/${document.path}`, does: 'set', fields }, null);
      expect(answer).toMatchObject({ kind: 'ok' });
    };
    const ended = () => seen(document.path, (it) => it.get('expiresAt') instanceof Timestamp);
    await send();
    const stored = await ended();
    const came = stored.createTime?.toMillis() ?? 0;
    const expiresAt = Timestamp.fromMillis(came + SENT_KEPT_MS);
    expect(stored.data()).toEqual({ ...fields, expiresAt });
    if (isSent) {
      await send();
      expect((await ended()).get('expiresAt')).toEqual(expiresAt);
      await document.update({ expiresAt: null });
      await pause(SETTLED_MS);
      expect((await document.get()).get('expiresAt')).toBeNull();
    }
    await document.delete();
  },
);

const uid = `few-${randomUUID()}`;

afterEach(() => database.recursiveDelete(database.doc(`users/${uid}`)));
async function put(path: string, count: number, fields: (at: number) => object): Promise<void> {
  const batch = database.batch();
  for (let at = 0; at < count; at++) batch.set(database.doc(`${path}/${mintId()}`), fields(at));
  await batch.commit();
}

test.each([
  ['devices', 'createdAt', MAX_DEVICES],
  ['stockAlerts', 'timestamp', MAX_STOCK_ALERTS],
])('of an account’s %s the latest by %s stay, %i at most', async (collection, age, most) => {
  const path = `users/${uid}/${collection}`;
  await put(path, most + 5, (at) => ({ [age]: 1_000 + at }));
  const ages = async () =>
    (await database.collection(path).orderBy(age).get()).docs.map((it) => Number(it.get(age)));
  const latest = Array.from({ length: most }, (_, at) => 1_005 + at);
  await expect.poll(ages, { timeout: 45_000 }).toEqual(latest);
});

test('a published review is there for everybody, its stars count for its product, and both go with it', async () => {
  const productId = `reviewed-${randomUUID()}`;
  const path = `products/${productId}`;
  await database.doc(path).set({ name: 'Rated', price: 250 });
  const stored = database.doc(`reviews/${randomUUID()}`);
  await stored.set(published({ productId, orderId: randomUUID(), stars: 4 }));
  const copiesOf = database.collection('publishedReviews').where('productId', '==', productId);
  const copies = async () => (await copiesOf.get()).docs.map((it) => it.data());
  await expect.poll(copies, { timeout: 45_000 }).toEqual([{ ...COPY, productId, stars: 4 }]);
  await seen(path, (it) => it.get('rating')?.sum === 4 && it.get('updatedAt') !== undefined);
  await stored.delete();
  await expect.poll(copies, { timeout: 45_000 }).toEqual([]);
  await seen(path, (it) => it.get('rating') === undefined);
  await database.doc(path).delete();
});

test('a review of what its writer never bought goes by itself', async () => {
  const path = `reviews/${randomUUID()}`;
  await database.doc(path).set({ ...REVIEW, orderId: randomUUID() });
  await seen(path, (document) => !document.exists);
});
