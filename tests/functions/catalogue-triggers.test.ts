// The functions set the change marks, which a merchant's console does not know (more in handlers/late-events.test.ts), and follow the files
// of products: a photo gets its sizes, and the product names its document.

import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { THUMBNAIL_SIZES } from '#domain/shared/limits.ts';
import { thumbnailPath } from '#domain/shared/picture.ts';
import { fileAddress } from '#engine/firestore/upload-file.ts';
import {
  bucket,
  closeDatabase,
  database,
  headHasHeard,
  isAfter,
  pause,
  removeProduct,
  seen,
  timeIn,
} from './shop-database.ts';

const HEAD = 'catalogue/head';
const used: string[] = [];

/** A path that no seeded document has, cleared after the test. */
function newPath(collection = 'products'): string {
  const path = `${collection}/functions-test-${randomUUID()}`;
  used.push(path);
  return path;
}

const tombstoneOf = (path: string) => `tombstones/${path.replace('/', '_')}`;

/** Adds a document as a careful program would, and waits until the functions have handled it. */
async function addStamped(path: string): Promise<Timestamp> {
  const fields = { name: 'Test', price: 100, updatedAt: FieldValue.serverTimestamp() };
  const { writeTime } = await database.doc(path).set(fields);
  await seen(HEAD, (head) => isAfter(head, 'changedAt', writeTime));
  return timeIn(await database.doc(path).get(), 'updatedAt');
}

/** Waits for the tombstone, as removeProduct() does. */
async function remove(path: string): Promise<void> {
  await database.doc(path).delete();
  if (!path.startsWith('shop/')) await seen(tombstoneOf(path), (tombstone) => tombstone.exists);
}

afterEach(() => Promise.all(used.splice(0).map(remove)));

test.each(['products', 'categories', 'brands', 'blogs', 'shop'])(
  'one of the %s that is written without a time, or with one of long ago, gets one, and phones are told',
  async (collection) => {
    const path = newPath(collection);
    const past = Timestamp.fromDate(new Date('2020-01-01'));
    for (const fields of [{ price: 100 }, { price: 120, updatedAt: past }]) {
      const { writeTime } = await database.doc(path).set({ categoryName: 'Test', ...fields });
      const stored = await seen(path, (it) => isAfter(it, 'updatedAt', writeTime));
      expect(stored.data()).toMatchObject({ categoryName: 'Test', price: fields.price });
      await headHasHeard(timeIn(stored, 'updatedAt'));
    }
  },
);

test.each([
  ['categories', 'category'],
  ['brands', 'brand'],
])(
  'one of the %s that is deleted while a product names it as its %s is back; another is not',
  async (collection, field) => {
    const [product, path, other] = [newPath(), newPath(collection), newPath(collection)];
    await database.doc(product).set({ name: 'Test', price: 1, [field]: path.split('/')[1] });
    for (const it of [path, other]) {
      await addStamped(it);
      await database.doc(it).delete();
    }
    await seen(path, (it) => it.get('name') === 'Test');
    await seen(tombstoneOf(other), (it) => it.exists);
    expect((await database.doc(tombstoneOf(path)).get()).exists).toBe(false);
    // The product goes first, so that its category and brand can go as well.
    used.splice(used.indexOf(product), 1);
    await remove(product);
  },
);

test('a picture that an editor wrote into a text is in Storage a moment after the merchant saved it, and the text shows it from there', async () => {
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const path = newPath('blogs');
  const content = `<p>Drying</p><img src="data:image/png;base64,${dot}" alt="A leaf">`;
  await database.doc(path).set({ heading: 'Drying', content });
  const blog = await seen(path, (it) => !String(it.get('content')).includes('data:'));
  expect(blog.get('content')).toMatch(/^<p>Drying<\/p><img src="http[^"]+" alt="A leaf">$/);
  await headHasHeard(timeIn(blog, 'updatedAt'));
});

test('pictures that an imported product names by address are tried a moment later, and phones hear of the outcome', async () => {
  const path = newPath();
  const inside = 'https://127.0.0.1/leaf.jpg';
  const list = { photoURL: ['0'], picturesFrom: ['0', inside] };
  await database.doc(path).set({ name: 'Test', price: 1, ...list });
  const tried = await seen(path, (it) => it.get('picturesFailed') !== undefined);
  const picturesFailed = [`${inside}: 127.0.0.1 is not on the public web`];
  expect(tried.data()).toMatchObject({ photoURL: ['0'], picturesFailed });
  expect(tried.get('picturesFrom')).toBeUndefined();
  await headHasHeard(timeIn(tried, 'updatedAt'));
});

const id = `with-files-${randomUUID()}`;
const product = database.doc(`products/${id}`);
const file = bucket.file(`documents/${id}`);

afterAll(async () => {
  await file.delete({ ignoreNotFound: true });
  await bucket.deleteFiles({ prefix: `products/${id}/` });
  await removeProduct(id);
  await closeDatabase();
});

/** Asks for a file as any shopper's phone does. */
async function fetched(path: string): Promise<Buffer | number> {
  const host = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`;
  const reply = await fetch(fileAddress(path).replace('http://localhost:9199', host));
  const bytes = Buffer.from(await reply.arrayBuffer());
  return reply.ok ? bytes : reply.status;
}

test('a photo that arrives in any way has its four sizes a moment later, for everybody; the photo itself is for the merchant', async () => {
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const original = `products/${id}/original/0.jpg`;
  await bucket.file(original).save(photo, { resumable: false, contentType: 'image/jpeg' });
  for (const size of THUMBNAIL_SIZES) {
    const answer = async () => typeof (await fetched(thumbnailPath(id, '0', size)));
    await expect.poll(answer, { timeout: 45_000, interval: 200 }).toBe('object');
  }
  expect(await fetched(original)).toBe(403);
});

const upload = (content: string) =>
  file.save(`%PDF-1.7\n${content}`, { resumable: false, contentType: 'application/pdf' });

/** Waits until the product has this `documentBytes`, or none, and phones were told. */
async function says(bytes: number | undefined): Promise<void> {
  const found = await seen(product.path, (it) => it.get('documentBytes') === bytes);
  await headHasHeard(timeIn(found, 'updatedAt'));
}

test('a document appears under its product when its file is in Storage, before or after the product, follows it, and goes with it', async () => {
  await upload('Batch report');
  await pause(1_000);
  await product.set({ name: 'Moringa', price: 100, quantity: 3 });
  await says(21);
  await upload('Batch report of the next harvest');
  await says(41);
  // As by an import that does not know of it.
  await product.set({ name: 'Moringa', price: 110, quantity: 3 });
  await says(41);
  expect(String(await fetched(`documents/${id}`))).toContain('next harvest');
  await file.delete();
  await says(undefined);
  expect((await product.get()).get('price')).toBe(110);
});

test('what a merchant wrote of a document that is not there is taken back, so that no page offers it', async () => {
  await product.set({ name: 'Moringa', price: 100, quantity: 3, documentBytes: 5_000 });
  await says(undefined);
});
