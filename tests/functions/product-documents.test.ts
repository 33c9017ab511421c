// The merchant puts a product's document into Storage, and does nothing else; the product says that it is there, and how large it is.
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, expect, test } from 'vitest';
import { fileAddress } from '#core/remote/upload-file.ts';
import { closeDatabase, database, isAfter, pause, seen, timeIn } from './shop-database.ts';

process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= '127.0.0.1:9199';

const app = initializeApp({ projectId: 'demo-haat' }, 'tests-product-documents');
const bucket = getStorage(app).bucket('demo-haat.appspot.com');
const id = `documented-${randomUUID()}`;
const product = database.doc(`products/${id}`);
const file = bucket.file(`documents/${id}`);
const upload = (content: string) =>
  file.save(`%PDF-1.7\n${content}`, { resumable: false, contentType: 'application/pdf' });

afterAll(async () => {
  await file.delete({ ignoreNotFound: true });
  await product.delete();
  // The tombstone stays: the published catalogue may have this product, and whoever reads that on has to hear that it is gone.
  await seen(`tombstones/products_${id}`, ({ exists }) => exists);
  await Promise.all([deleteApp(app), closeDatabase()]);
});

/** Waits until the product says so many bytes, or nothing, and phones were told. */
async function says(bytes: number | undefined): Promise<void> {
  const found = await seen(product.path, (it) => it.get('documentBytes') === bytes);
  const at = timeIn(found, 'updatedAt');
  await seen('catalogue/head', (head) => !isAfter(found, 'updatedAt', timeIn(head, 'changedAt')));
  expect(at).toBeDefined();
}

test('a document appears under its product when its file is in Storage, before or after the product, follows it, and goes with it', async () => {
  await upload('Batch report');
  await pause(1_000);
  await product.set({ name: 'Moringa', price: 100, quantity: 3 });
  await says(21);
  await upload('Batch report of the next harvest');
  await says(41);
  // As by an import that knows nothing of it.
  await product.set({ name: 'Moringa', price: 110, quantity: 3 });
  await says(41);
  const served = await fetch(
    fileAddress(`documents/${id}`).replace(
      'http://localhost:9199',
      `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`,
    ),
  );
  expect(await served.text()).toContain('next harvest');
  await file.delete();
  await says(undefined);
  expect((await product.get()).get('price')).toBe(110);
});

test('what a merchant wrote of a document that is not there is taken back, so that no page offers it', async () => {
  await product.set({ name: 'Moringa', price: 100, quantity: 3, documentBytes: 5_000 });
  await says(undefined);
});
