// How the command's import reads and writes the shop, where it differs from the desk's: in a project without listening functions, against the real
// emulators. The commands themselves: ../import-command.test.ts.
import '../own-project.ts';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { preview } from '#domain/product/table/preview.ts';
import { writeRows } from '#domain/product/table/write-rows.ts';
import { database as firestore } from '../../../backend/functions/src/database.ts';
import { adminShop, readGroups } from '../../../backend/import/admin-shop.ts';
import { pictureFiles } from '../../../backend/import/picture-files.ts';
import { tableOf } from '../../support/table-of.ts';

const bucket = getStorage().bucket();

beforeEach(async () => {
  for (const name of ['products', 'categories', 'brands', 'stock']) {
    await firestore.recursiveDelete(firestore.collection(name));
  }
});
afterAll(() => firestore.terminate());

const set = (path: string, fields: object) => firestore.doc(path).set(fields);
const stored = async (path: string) => (await firestore.doc(path).get()).data();

test('an import leaves unnamed fields alone, makes a new category, and never undoes a change made between the preview and the writing', async () => {
  const kept = { documentBytes: 9, rating: { count: 1, sum: 5 } };
  await set('products/ragi', { name: 'Ragi', price: 120, quantity: 40, mrp: 140, ...kept });
  await set('stock/ragi', { sold: 4 });
  await set('products/til', { name: 'Til', price: 90, quantity: 40 });
  await set('products/chia', { name: 'Chia', price: 90, quantity: 40 });
  const table = tableOf([
    ['Id', 'Price', 'MRP', 'Stock', 'Stock when exported', 'Category'],
    ['ragi', 125, null, 50, null, 'Oil seeds'],
    ['til', 125, null, 60, 40, null],
    ['chia', 95, null, 40, 40, null],
  ]);
  const folder = await pictureFiles(null, table);
  const context = { groups: await readGroups(firestore), folder };
  const shop = adminShop({ firestore, bucket }, folder);
  const found = await preview(shop, table, { context, photoProblem: async () => null });
  expect(found.changed).toBe(3);
  for (const id of ['til', 'chia']) {
    await firestore.doc(`products/${id}`).update({ quantity: FieldValue.increment(-2) });
  }
  const problem = expect.stringMatching(/was 40.*is 38 now.*60/);
  const written = await writeRows(shop, found.rows, context, () => {});
  expect(written).toMatchObject({ changed: 2, refused: [{ row: 3, column: 'Stock', problem }] });
  const category = 'oil-seeds';
  expect(await stored('products/ragi')).toEqual({
    ...{ name: 'Ragi', price: 125, quantity: 54, category, ...kept },
    ...{ updatedAt: expect.any(Timestamp), changeId: expect.any(String) },
  });
  // Public documents name a note with the author of their change.
  for (const path of ['products/ragi', `categories/${category}`]) {
    const note = await stored(`productChanges/${(await stored(path))?.changeId}`);
    const said = { does: 'import', changedBy: 'npm run import' };
    expect(note).toMatchObject({ ...said, changedAt: expect.any(Timestamp) });
  }
  expect(await stored('products/til')).toMatchObject({ price: 90, quantity: 38 });
  expect(await stored('products/chia')).toMatchObject({ price: 95, quantity: 38 });
  expect(await stored(`categories/${category}`)).toMatchObject({ categoryName: 'Oil seeds' });
});
