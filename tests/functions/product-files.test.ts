// A photo or a document arrives in Storage; the shop then has the photo's sizes, and the product names the document.
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { THUMBNAIL_SIZES } from '#domain/shared/limits.ts';
import { thumbnailPath } from '#domain/shared/picture.ts';
import { fileAddress } from '#engine/firestore/upload-file.ts';
import { closeDatabase, database, isAfter, pause, seen, timeIn } from './shop-database.ts';

process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= '127.0.0.1:9199';

const app = initializeApp({ projectId: 'demo-haat' }, 'tests-product-files');
const bucket = getStorage(app).bucket('demo-haat.appspot.com');
const id = `with-files-${randomUUID()}`;
const product = database.doc(`products/${id}`);
const file = bucket.file(`documents/${id}`);

afterAll(async () => {
  await file.delete({ ignoreNotFound: true });
  await bucket.deleteFiles({ prefix: `products/${id}/` });
  await product.delete();
  // The tombstone stays: the published catalogue may have this product, and its readers must learn that it is gone.
  await seen(`tombstones/products_${id}`, ({ exists }) => exists);
  await Promise.all([deleteApp(app), closeDatabase()]);
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
  await seen('catalogue/head', (head) => !isAfter(found, 'updatedAt', timeIn(head, 'changedAt')));
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
