// How the command's import reads and writes the shop, where it differs from the desk's: in a project of its own where no function listens, against the real
// emulators. What a merchant types: ../import-command.test.ts.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { CellRow } from '#core/model/product-table/cell.ts';
import { checkTable } from '#core/model/product-table/check-table.ts';
import { preview } from '#core/sync/import/preview.ts';
import { writeRows } from '#core/sync/import/write-rows.ts';
import { adminShop, readGroups } from '../../../backend/import/admin-shop.ts';
import { photoProblemIn, pictureFiles } from '../../../backend/import/picture-files.ts';
import { previewLines } from '../../../backend/import/preview-lines.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= '127.0.0.1:9199';
});

const app = initializeApp({ projectId: 'demo-haat-import' }, 'tests-import');
const firestore = getFirestore(app);
const bucket = getStorage(app).bucket('demo-haat-import.appspot.com');
let folder: string;

beforeEach(async () => {
  for (const name of ['products', 'categories', 'brands', 'stock']) {
    await firestore.recursiveDelete(firestore.collection(name));
  }
  await bucket.deleteFiles({ force: true });
  folder = await mkdtemp(join(tmpdir(), 'haat-pictures-'));
  return () => rm(folder, { recursive: true });
});
afterAll(() => deleteApp(app));

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

/** Checks and shows a table as the command does, then lets it be written. */
async function opened(rows: readonly CellRow[]) {
  const table = checkTable(rows);
  if ('problem' in table) throw new Error(table.problem);
  const files = await pictureFiles(folder, table.rows);
  const context = { groups: await readGroups(firestore), folder: files };
  const shop = adminShop({ firestore, bucket }, files);
  const found = await preview(shop, table, { context, photoProblem: photoProblemIn(files) });
  return {
    found,
    lines: previewLines(found, table.unknown, files.unused),
    write: () => writeRows(shop, found.rows, context, () => {}),
  };
}
const stored = async (id: string) => (await firestore.doc(`products/${id}`).get()).data();
const HEADINGS = ['Id', 'Name', 'Price', 'Stock', 'Category', 'Pictures'];

test('what is new is shown first, and then is the catalogue, its category made and its photo in Storage', async () => {
  await writeFile(join(folder, 'front.jpg'), await photo());
  await writeFile(join(folder, 'holiday.jpg'), await photo());
  await writeFile(join(folder, 'page.jpg'), '<!doctype html><script>alert(1)</script>');
  await writeFile(join(folder, 'half.jpg'), (await photo()).subarray(0, 200));
  const { lines, write } = await opened([
    [...HEADINGS, 'Supplier'],
    ['ragi', 'Ragi', 120, 5, 'Oil seeds', 'front.jpg', 'Asha'],
    ['a', 'A', 1, 1, null, 'page.jpg'],
    ['b', 'B', 1, 1, null, 'half.jpg'],
    ['c', 'C', 1, 1, null, 'none.jpg'],
  ]);
  expect(lines.join('\n')).toMatch(`1 new, 0 changed, 0 unchanged, 3 refused. 1 pictures to upload.
New categories: Oil seeds.
Columns that are none of ours, and are left out: Supplier.
Files that no product uses: holiday.jpg.

Refused; nothing of these rows is written:
  row 3, Pictures: the picture “page.jpg” is no picture`);
  expect(lines.join('\n')).toContain('row 4, Pictures: the picture “half.jpg” is damaged');
  expect(lines.join('\n')).toContain('row 5, Pictures: there is no picture “none.jpg”');
  expect(await stored('ragi')).toBeUndefined();

  expect(await write()).toMatchObject({ created: 1, changed: 0, refused: [] });
  const ragi = await stored('ragi');
  expect(ragi).toEqual({
    ...{ name: 'Ragi', price: 120, quantity: 5, category: 'oil-seeds' },
    photoURL: [expect.stringMatching(/^[0-9a-f]{24}$/)],
    updatedAt: expect.any(Timestamp),
  });
  const category = await firestore.doc('categories/oil-seeds').get();
  expect(category.get('categoryName')).toBe('Oil seeds');
  const [files] = await bucket.getFiles({ prefix: 'products/' });
  expect(files.map(({ name }) => name)).toEqual([`products/ragi/original/${ragi?.photoURL[0]}`]);
});

test('leaves what it does not name, and never undoes what moved between the preview and the writing', async () => {
  const kept = { documentBytes: 9, rating: { count: 1, sum: 5 } };
  const set = (path: string, fields: object) => firestore.doc(path).set(fields);
  await set('products/ragi', { name: 'Ragi', price: 120, quantity: 40, mrp: 140, ...kept });
  await set('stock/ragi', { sold: 4 });
  await set('products/til', { name: 'Til', price: 90, quantity: 40 });
  await set('products/chia', { name: 'Chia', price: 90, quantity: 40 });
  const { found, write } = await opened([
    ['Id', 'Price', 'MRP', 'Stock', 'Stock when exported'],
    ['ragi', 125, null, 50, null],
    ['til', 125, null, 60, 40],
    ['chia', 95, null, 40, 40],
  ]);
  expect(found.changed).toBe(3);
  for (const id of ['til', 'chia']) {
    await firestore.doc(`products/${id}`).update({ quantity: FieldValue.increment(-2) });
  }
  const problem = expect.stringMatching(/was 40.*is 38 now.*60/);
  const refused = [{ row: 3, column: 'Stock', problem }];
  expect(await write()).toMatchObject({ changed: 2, refused });
  const updatedAt = expect.any(Timestamp);
  expect(await stored('ragi')).toEqual({
    ...{ name: 'Ragi', price: 125, quantity: 54, ...kept, updatedAt },
  });
  expect(await stored('til')).toMatchObject({ price: 90, quantity: 38 });
  expect(await stored('chia')).toMatchObject({ price: 95, quantity: 38 });
});
