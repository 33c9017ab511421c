// How the command's import reads and writes the shop, where it differs from the desk's (the commands themselves: ../commands.test.ts);
// and pictures that an imported product names by web address, fetched by the functions, and by the command. Events are delivered by hand.
import '../own-project.ts';
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { numberOfAddress } from '#domain/product/table/photo.ts';
import { preview } from '#domain/product/table/preview.ts';
import { writeRows } from '#domain/product/table/write-rows.ts';
import { THUMBNAIL_SIZES } from '#domain/shared/limits.ts';
import { thumbnailPath } from '#domain/shared/picture.ts';
import { fetchProductPictures } from '../../../backend/functions/src/catalogue/fetch-product-pictures.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { adminShop, readGroups } from '../../../backend/import/admin-shop.ts';
import { pictureFiles } from '../../../backend/import/picture-files.ts';
import { tableOf } from '../../support/table-of.ts';
import { beginWithout } from '../begin-without.ts';

const bucket = getStorage().bucket();
const amla = database.doc('products/amla');
const AMLA = { name: 'Amla', price: 120 };
const [LEAF, ROOT, GONE, PAGE] = ['leaf.jpg', 'root.jpg', 'gone.jpg', 'page.html'].map(
  (name) => `https://farm.example/${name}`,
) as [string, string, string, string];

const photo = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#7a5' } })
    .jpeg()
    .toBuffer();

let asked: string[];
/** The web; `meanwhile` happens before each answer. */
const web = (meanwhile?: () => Promise<unknown>) => async (address: string) => {
  asked.push(address);
  await meanwhile?.();
  if (address.startsWith(GONE)) throw new Error('the answer there is 404');
  return address === PAGE ? Buffer.from('<!doctype html>') : photo();
};

/** Writes the product, and returns the event. */
async function written(fields: object): Promise<[DocumentSnapshot, DocumentSnapshot]> {
  const before = await amla.get();
  await amla.set({ ...AMLA, ...fields });
  return [before, await amla.get()];
}
const hear = (event: [DocumentSnapshot, DocumentSnapshot], meanwhile?: () => Promise<unknown>) =>
  fetchProductPictures(bucket, ...event, web(meanwhile));
const now = async () => (await amla.get()).data();
const numbersOf = (...addresses: string[]) => Promise.all(addresses.map(numberOfAddress));

beginWithout('products', 'categories', 'brands', 'stock');
beforeEach(() => {
  asked = [];
  return bucket.deleteFiles({ force: true });
});

test('a product shows those that can be had, in its order and with all their sizes, and keeps why the others are missing', async () => {
  const event = await written({ photoURL: [0], picturesFrom: [LEAF, GONE, '0', PAGE, ROOT] });
  await hear(event);
  const [leaf = '', root = ''] = await numbersOf(LEAF, ROOT);
  expect(await now()).toEqual({
    ...{ ...AMLA, photoURL: [leaf, 0, root], updatedAt: expect.anything() },
    picturesFailed: [
      `${GONE}: the answer there is 404`,
      `${PAGE}: it is no picture; JPEG, PNG, WebP, GIF and AVIF can be used`,
    ],
  });
  for (const size of THUMBNAIL_SIZES) {
    const [exists] = await bucket.file(thumbnailPath('amla', root, size)).exists();
    expect(exists).toBe(true);
  }
});

test('the same news again, at once or later, and that of the function’s own change, changes and fetches nothing', async () => {
  const event = await written({ picturesFrom: [LEAF, GONE] });
  await Promise.all([hear(event), hear(event)]);
  expect(await now()).toMatchObject({ photoURL: await numbersOf(LEAF) });
  asked = [];
  const after = await amla.get();
  await hear(event);
  await hear([event[1], after]);
  expect(asked).toEqual([]);
  expect((await amla.get()).updateTime).toEqual(after.updateTime);
});

test('the next import fetches what was missing and nothing else, by https what an old table names by http, and the reason goes', async () => {
  const old = ROOT.replace('https', 'http');
  const [leaf] = await numbersOf(LEAF);
  await hear(await written({ picturesFrom: [LEAF, GONE] }));
  const failed = await now();
  await hear(await written({ ...failed, picturesFrom: [leaf, LEAF, old] }));
  expect(asked.toSorted()).toEqual([GONE, LEAF, ROOT]);
  expect(await now()).toMatchObject({ photoURL: await numbersOf(LEAF, old) });
  expect(await now()).not.toHaveProperty('picturesFailed');
});

test('if another list comes meanwhile, that one counts, and neither picture is fetched again', async () => {
  const event = await written({ picturesFrom: [LEAF] });
  let later = event;
  await hear(event, async () => {
    later = await written({ picturesFrom: [LEAF, ROOT] });
  });
  expect(await now()).toEqual({ ...AMLA, picturesFrom: [LEAF, ROOT] });
  await hear(later);
  expect(asked).toEqual([LEAF, ROOT]);
  expect(await now()).toMatchObject({ photoURL: await numbersOf(LEAF, ROOT) });
});

test('a picture that the merchant removes meanwhile stays out, and one that they add stays', async () => {
  const event = await written({ photoURL: ['a', 'b', 'c'], picturesFrom: ['a', LEAF, 'b'] });
  await hear(event, () => amla.update({ photoURL: ['b', 'c', 'd'] }));
  expect(await now()).toMatchObject({ photoURL: [...(await numbersOf(LEAF)), 'b', 'd'] });
});

test('a product deleted meanwhile, and one that names no pictures or nonsense, are left alone', async () => {
  await hear(await written({ picturesFrom: [LEAF] }), () => amla.delete());
  expect(await now()).toBeUndefined();
  for (const fields of [{}, { picturesFrom: LEAF }, { picturesFrom: [1] }]) {
    await hear(await written(fields));
    expect(await now()).toEqual({ ...AMLA, ...fields });
  }
  expect(asked).toEqual([LEAF]);
});

test('of 25 addresses the first 20 are fetched, and five are named', async () => {
  const many = Array.from({ length: 25 }, (_, at) => `${at < 5 ? LEAF : GONE}?v=${at}`);
  await hear(await written({ picturesFrom: many }));
  expect(asked.toSorted()).toEqual(many.slice(0, 20).toSorted());
  const why = ['the answer there is 404', 'only 20 pictures of a product are fetched'];
  const picturesFailed = many.slice(5).map((it, at) => `${it}: ${why[at < 15 ? 0 : 1]}`);
  const photoURL = await numbersOf(...many.slice(0, 5));
  expect(await now()).toMatchObject({ photoURL, picturesFailed });
});

test('the command fetches by itself, once, and names what it could not', async () => {
  const bytesOf = () => Promise.reject(new Error('no file is meant'));
  const shop = adminShop({ firestore: database, bucket }, { bytesOf }, web());
  const fetched = async (file: string) =>
    shop.fetchPhoto?.({ id: 'amla', file, picture: await numberOfAddress(file) });
  for (const _ of ['first', 'again']) expect(await fetched(LEAF)).toBeNull();
  expect(await fetched(GONE)).toBe('could not be fetched: the answer there is 404');
  expect(await fetched(PAGE)).toMatch(/^could not be fetched: it is no picture/);
  expect(asked).toEqual([LEAF, GONE, PAGE]);
});

const set = (path: string, fields: object) => database.doc(path).set(fields);
const stored = async (path: string) => (await database.doc(path).get()).data();

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
  const context = { groups: await readGroups(database), folder };
  const shop = adminShop({ firestore: database, bucket }, folder);
  const found = await preview(shop, table, { context, photoProblem: async () => null });
  expect(found.changed).toBe(3);
  for (const id of ['til', 'chia']) {
    await database.doc(`products/${id}`).update({ quantity: FieldValue.increment(-2) });
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
