// Pictures that an imported product names by web address: fetched by the functions, and by the command. Events are delivered by hand.
import '../own-project.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { numberOfAddress } from '#domain/product/table/photo.ts';
import { THUMBNAIL_SIZES } from '#domain/shared/limits.ts';
import { thumbnailPath } from '#domain/shared/picture.ts';
import { fetchProductPictures } from '../../../backend/functions/src/catalogue/fetch-product-pictures.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { adminShop } from '../../../backend/import/admin-shop.ts';

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
  if (address === GONE) throw new Error('the answer there is 404');
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

beforeEach(async () => {
  asked = [];
  await amla.delete();
  await bucket.deleteFiles({ force: true });
});
afterAll(() => database.terminate());

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

test('the same news again, and that of the function’s own change, changes and fetches nothing', async () => {
  const event = await written({ picturesFrom: [LEAF, GONE] });
  await hear(event);
  const after = await amla.get();
  await hear(event);
  await hear([event[1], after]);
  expect(asked.toSorted()).toEqual([GONE, LEAF]);
  expect((await amla.get()).updateTime).toEqual(after.updateTime);
});

test('news that comes twice at once makes one product', async () => {
  const event = await written({ picturesFrom: [LEAF, ROOT] });
  await Promise.all([hear(event), hear(event)]);
  expect(await now()).toMatchObject({ photoURL: await numbersOf(LEAF, ROOT) });
});

test('the next import fetches what was missing and nothing else, and the reason goes', async () => {
  const [leaf] = await numbersOf(LEAF);
  await hear(await written({ picturesFrom: [LEAF, GONE] }));
  const failed = await now();
  await hear(await written({ ...failed, picturesFrom: [leaf, LEAF, ROOT] }));
  expect(asked.toSorted()).toEqual([GONE, LEAF, ROOT]);
  expect(await now()).toMatchObject({ photoURL: await numbersOf(LEAF, ROOT) });
  expect(await now()).not.toHaveProperty('picturesFailed');
});

test('what an old table names by http is fetched by https', async () => {
  const address = LEAF.replace('https', 'http');
  await hear(await written({ picturesFrom: [address] }));
  expect(asked).toEqual([LEAF]);
  expect(await now()).toMatchObject({ photoURL: await numbersOf(address) });
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
  const many = Array.from({ length: 25 }, (_, at) => `${LEAF}?v=${at}`);
  await hear(await written({ picturesFrom: many }));
  expect(asked.toSorted()).toEqual(many.slice(0, 20).toSorted());
  expect(await now()).toMatchObject({
    photoURL: await numbersOf(...many.slice(0, 20)),
    picturesFailed: many.slice(20).map((it) => `${it}: only 20 pictures of a product are fetched`),
  });
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
