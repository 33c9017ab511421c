// What is published and when, played by hand in a project of its own where no function listens, against the real emulators.
import { randomBytes } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { readParts } from '../../../backend/functions/src/catalogue/part-files.ts';
import { publishedHead } from '../../../backend/functions/src/catalogue/publish.ts';
import { takeInPictures } from '../../../backend/functions/src/catalogue/take-in-pictures.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { isTextPicture } from '../../../src/core/model/catalogue/picture.ts';
import {
  foldParts,
  type PublishedHead,
  partsSince,
} from '../../../src/core/model/catalogue/published-catalogue.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= '127.0.0.1:9199';
  process.env.GCLOUD_PROJECT = 'demo-haat-published';
});

const bucket = getStorage().bucket('demo-haat-no-functions.appspot.com');
const head = database.doc('catalogue/head');
const product = (name: string) => ({ name, price: 120, updatedAt: FieldValue.serverTimestamp() });
const publish = (spacingMs = 0) => publishedHead(bucket, { spacingMs, lookEveryMs: 0 });

/** As the shop's functions do after a change. */
const announce = () => head.set({ changedAt: FieldValue.serverTimestamp() });

async function put(id: string, fields: object): Promise<void> {
  await database.doc(`products/${id}`).set(fields);
  await announce();
}

async function remove(id: string): Promise<void> {
  await database.doc(`products/${id}`).delete();
  const deletedAt = FieldValue.serverTimestamp();
  await database.doc(`tombstones/products_${id}`).set({ collection: 'products', id, deletedAt });
  await announce();
}

/** As the function does that hears of a change; the web has these files. */
async function takeIn(path: string, files: Record<string, Buffer>): Promise<void> {
  const after = await database.doc(path).get();
  const before = await database.doc(`${after.ref.parent.id}/none`).get();
  await takeInPictures(bucket, before, after, (address) => {
    const file = files[address];
    return file ? Promise.resolve(file) : Promise.reject(new Error('the answer there is 404'));
  });
}

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#7a5' } })
    .png()
    .toBuffer();
const pathOf = (address: string) =>
  decodeURIComponent(new URL(address).pathname.split('/o/')[1] ?? '');

/** Names of the products that a new phone gets from this head. */
async function filledFrom({ base, ...rest }: PublishedHead): Promise<string[]> {
  const later = partsSince({ base, ...rest }, base.cursor);
  const { items, gone } = foldParts(await readParts(bucket, [...base.parts, ...(later ?? [])]));
  expect(gone.some(({ id }) => items.products.some((it) => it.id === id))).toBe(false);
  return items.products.map(({ name }) => name).sort();
}

beforeEach(async () => {
  await database.recursiveDelete(database.collection('products'));
  await database.recursiveDelete(database.collection('tombstones'));
  await database.recursiveDelete(database.collection('catalogue'));
  await put('amla', product('Amla'));
  await put('bel', product('Bel'));
});

test('a new phone gets the catalogue as it is, whatever changed since it was published whole', async () => {
  const first = await publish();
  expect(await filledFrom(first)).toEqual(['Amla', 'Bel']);
  await put('amla', product('Amla of today'));
  await put('chia', product('Chia'));
  await remove('bel');
  const later = await publish();
  expect(later.base).toEqual(first.base);
  expect(later.changes).toHaveLength(1);
  expect(await filledFrom(later)).toEqual(['Amla of today', 'Chia']);
});

test('what is published says when each product was made, and an older publication that does not is made anew', async () => {
  const first = await publish();
  const { items } = foldParts(await readParts(bucket, first.base.parts));
  const made = (await database.doc('products/amla').get()).createTime?.toMillis();
  expect(items.products.find(({ id }) => id === 'amla')?.createdAt).toBe(made);
  await database.doc('catalogue/published').update({ form: FieldValue.delete() });
  const anew = await publish();
  expect(anew.base.cursor).not.toBe(first.base.cursor);
  expect(anew.changes).toEqual([]);
});

test('without a change nothing is published anew', async () => {
  const first = await publish();
  expect(await publish()).toEqual(first);
});

test('many who ask at once after a change share one publication', async () => {
  await publish();
  await put('chia', product('Chia'));
  const answers = await Promise.all(Array.from({ length: 30 }, () => publish()));
  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
  expect(answers[0]?.changes).toHaveLength(1);
});

test('however many ask past the CDN, the database is not asked again within a second', async () => {
  const first = await publish();
  await put('chia', product('Chia'));
  const often = await Promise.all(
    Array.from({ length: 50 }, () => publishedHead(bucket, { spacingMs: 0, lookEveryMs: 60_000 })),
  );
  expect(often.every((it) => it === first)).toBe(true);
  expect(await filledFrom(await publish())).toEqual(['Amla', 'Bel', 'Chia']);
});

test('five hundred changes that follow each other, with phones asking after each, make two publications', async () => {
  await publish(5_000);
  const seen = new Set<string>();
  for (let at = 0; at < 500; at += 10) {
    const writes = database.batch();
    for (let each = at; each < at + 10; each++)
      writes.set(database.doc(`products/p${each}`), product(`P${each}`));
    await writes.commit();
    await announce();
    seen.add(JSON.stringify(await publish(600_000)));
  }
  expect(seen.size).toBe(1);
  seen.add(JSON.stringify(await publish()));
  expect(seen.size).toBe(2);
  expect(await filledFrom(await publish())).toHaveLength(502);
});

test('small changes go on into one part, so that who comes back reads one file', async () => {
  const first = await publish();
  for (let at = 0; at < 8; at++) {
    await put('amla', product(`Amla ${at}`));
    await publish();
  }
  const last = await publish();
  expect(last.base).toEqual(first.base);
  expect(partsSince(last, first.cursor)).toHaveLength(1);
  expect(await filledFrom(last)).toEqual(['Amla 7', 'Bel']);
});

test('after many changes the whole is published anew, and phones that were there go on from what they have', async () => {
  const first = await publish();
  for (let at = 0; at < 16; at++) {
    const editorContent = randomBytes(6_000).toString('base64');
    await put(`large-${at}`, { ...product(`Large ${at}`), editorContent });
    await publish();
  }
  const last = await publish();
  expect(last.base).not.toEqual(first.base);
  expect(await filledFrom(last)).toHaveLength(18);
  const since = partsSince(last, first.cursor) ?? [];
  expect(since.length).toBeGreaterThan(3);
  expect(since.length).toBeLessThan(16);
  const { items } = foldParts(await readParts(bucket, since));
  const large = items.products.filter(({ name }) => name.startsWith('Large'));
  expect(large).toHaveLength(16);
});

test('the parts of the publication before are there for phones that were cut off; older ones go', async () => {
  const heads = [await publish()];
  for (const round of [1, 2]) {
    for (let at = 0; at < 12; at++) {
      const editorContent = randomBytes(6_000).toString('base64');
      await put(`large-${at}`, { ...product(`Large ${round} ${at}`), editorContent });
    }
    heads.push(await publishedHead(bucket, { spacingMs: 0, lookEveryMs: 0, keptMs: 0 }));
  }
  const [first, second, third] = heads.map(({ base }) => base.parts);
  expect(third).not.toEqual(second);
  await readParts(bucket, [...(second ?? []), ...(third ?? [])]);
  await expect(readParts(bucket, first ?? [])).rejects.toThrow('no part');
});

test('what no phone would believe is left out, and the rest is published', async () => {
  await put('free', { ...product('Free'), price: -5 });
  expect(await filledFrom(await publish())).toEqual(['Amla', 'Bel']);
});

test('what the shop does not know of a product, such as what it was bought for, is not published', async () => {
  await put('amla', { ...product('Amla'), boughtFor: 40 });
  const { base } = await publish();
  expect(JSON.stringify(await readParts(bucket, base.parts))).not.toContain('boughtFor');
});

test('the facts of a product are published, and one that cannot be believed is left out and named in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const facts = { netWeight: 200, unit: 'g', mrp: 90, origin: 'Erode', fssai: 12424999000103 };
  await put('amla', { ...product('Amla'), ...facts, shelfLife: 9 });
  const { base } = await publish();
  const { items, refused } = foldParts(await readParts(bucket, base.parts));
  const amla = items.products.find(({ id }) => id === 'amla');
  expect(amla).toMatchObject({ netWeight: 200, unit: 'g', origin: 'Erode' });
  expect(amla?.facts).toEqual({ fssai: '12424999000103' });
  expect(amla).not.toHaveProperty('mrpPaise');
  expect(refused).toEqual([]);
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    'products/amla is published without it: shelfLife 9 is not believed',
    'products/amla is published without it: mrp is below the price',
  ]);
  warn.mockRestore();
});

test('rich text is published without anything that runs', async () => {
  const editorContent = '<p onclick="steal()">Dug by hand</p><script>steal()</script>';
  await put('amla', { ...product('Amla'), editorContent });
  const parts = JSON.stringify(await readParts(bucket, (await publish()).base.parts));
  expect(parts).toContain('<p>Dug by hand</p>');
  expect(parts).not.toContain('steal');
});

test('pictures of elsewhere on the web, and those that an editor wrote into a text, are taken into Storage and published from there', async () => {
  const png = await picture();
  const data = `data:image/png;base64,${png.toString('base64')}`;
  const elsewhere = 'https://web.example/leaf.png?w=1&h=2';
  const text = `<p>Leaf <img src="${elsewhere.replace('&', '&amp;')}"><img src='${data}'></p>`;
  await put('amla', { ...product('Amla'), editorContent: text });
  await takeIn('products/amla', { [elsewhere]: png });
  await database.doc('blogs/drying').set({ heading: 'Drying', content: `<img src="${data}">` });
  await takeIn('blogs/drying', {});
  await announce();
  const parts = JSON.stringify(await readParts(bucket, (await publish()).base.parts));
  expect(parts).not.toMatch(/data:|web\.example/);
  const [address = '', ...same] = parts.match(/http[^"\\]*pictures%2F[^"\\]*/g) ?? [];
  expect(same).toEqual([address, address]);
  expect(isTextPicture(address)).toBe(true);
  const [{ contentType }] = await bucket.file(pathOf(address)).getMetadata();
  expect(contentType).toBe('image/png');
  expect((await bucket.file(pathOf(address)).download())[0].equals(png)).toBe(true);
  await database.doc('blogs/drying').delete();
});

test('a document that lay in Storage before anybody listened is noted at the next publication of the whole, and one that has gone is not offered', async () => {
  const file = bucket.file('documents/amla');
  await file.save('%PDF-1.7', { resumable: false, contentType: 'application/pdf' });
  await put('bel', { ...product('Bel'), documentBytes: 5_000 });
  const parts = await readParts(bucket, (await publish()).base.parts);
  await file.delete();
  const { items } = foldParts(parts);
  expect(items.products.map(({ id, documentBytes }) => [id, documentBytes])).toEqual([
    ['amla', 8],
    ['bel', null],
  ]);
});

test('a picture that cannot be taken in is left out, and named in the log with its product and the reason', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const drawing = 'data:image/svg+xml;base64,PHN2Zy8+';
  const text = `<p>Leaf <img src="https://web.example/gone.png"><img src="${drawing}"></p>`;
  await put('amla', { ...product('Amla'), editorContent: text });
  await takeIn('products/amla', {});
  expect((await database.doc('products/amla').get()).get('editorContent')).toBe(text);
  const parts = JSON.stringify(await readParts(bucket, (await publish()).base.parts));
  expect(parts).toContain('<p>Leaf </p>');
  const lines = log.mock.calls.flat();
  log.mockRestore();
  expect(lines).toEqual([
    'products/amla: the picture https://web.example/gone.png is not shown: the answer there is 404',
    `products/amla: the picture ${drawing}… (1 KB) is not shown: it is no JPEG, PNG, WebP, GIF or AVIF`,
    'products/amla is published without the picture https://web.example/gone.png',
    `products/amla is published without the picture ${drawing}… (1 KB)`,
  ]);
});

test('a note of the last publication that cannot be read is replaced by a new one', async () => {
  await publish();
  await database.doc('catalogue/published').set({ format: 0 });
  expect(await filledFrom(await publish())).toEqual(['Amla', 'Bel']);
});

test('a shop whose catalogue nobody notes the changes of is published, too', async () => {
  await head.delete();
  const published = await publish();
  expect(published.head).toBeNull();
  expect(await filledFrom(published)).toEqual(['Amla', 'Bel']);
});
