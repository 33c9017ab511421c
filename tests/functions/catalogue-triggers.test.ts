// The functions set the change marks, which a merchant's console does not know (more in handlers/late-catalogue.test.ts), and follow the files
// of products: a photo gets its sizes, and the product names its document.

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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
  removeProduct,
  seen,
  timeIn,
} from './shop-database.ts';

const used: string[] = [];
const now = { updatedAt: FieldValue.serverTimestamp() };

/** A path that no seeded document has, cleared after the test. */
function newPath(collection = 'products'): string {
  const path = `${collection}/functions-test-${randomUUID()}`;
  used.push(path);
  return path;
}

const tombstoneOf = (path: string) => `tombstones/${path.replace('/', '_')}`;

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
      const { writeTime } = await database.doc(it).set({ name: 'Test', ...now });
      await headHasHeard(writeTime);
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

test('a picture that an editor wrote into a text is in Storage a moment after the merchant saved it, and the text shows it from there; one that an imported product names by address is tried; phones hear of both', async () => {
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const [path, imported] = [newPath('blogs'), newPath()];
  const content = `<p>Drying</p><img src="data:image/png;base64,${dot}" alt="A leaf">`;
  await database.doc(path).set({ heading: 'Drying', content });
  const inside = 'https://127.0.0.1/leaf.jpg';
  const picturesFrom = ['0', inside];
  await database.doc(imported).set({ name: 'Test', price: 1, photoURL: ['0'], picturesFrom });
  const blog = await seen(path, (it) => !String(it.get('content')).includes('data:'));
  expect(blog.get('content')).toMatch(/^<p>Drying<\/p><img src="http[^"]+" alt="A leaf">$/);
  const tried = await seen(imported, (it) => it.get('picturesFailed') !== undefined);
  const picturesFailed = [`${inside}: 127.0.0.1 is not on the public web`];
  expect(tried.data()).toMatchObject({ photoURL: ['0'], picturesFailed });
  expect(tried.get('picturesFrom')).toBeUndefined();
  for (const it of [blog, tried]) await headHasHeard(timeIn(it, 'updatedAt'));
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

test('a document appears under its product when its file is in Storage, before or after the product, follows it, and goes with it; of one that is not there no page speaks', async () => {
  await upload('Batch report');
  await pause(500);
  await product.set({ name: 'Moringa', price: 100, quantity: 3 });
  await says(21);
  await upload('Batch report of the next harvest');
  await says(41);
  // As by an import that does not know of it, and by a merchant who writes of one that is not there.
  await product.set({ name: 'Moringa', price: 110, quantity: 3 });
  await says(41);
  expect(String(await fetched(`documents/${id}`))).toContain('next harvest');
  await file.delete();
  await says(undefined);
  expect((await product.get()).get('price')).toBe(110);
  await product.update({ documentBytes: 5_000 });
  await says(undefined);
});
