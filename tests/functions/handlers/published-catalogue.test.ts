// The published catalogue and its timing, run by hand in a project without listening functions, against the real emulators.
import '../own-project.ts';
import { randomBytes } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { readParts } from '../../../backend/functions/src/catalogue/part-files.ts';
import { publishedHead } from '../../../backend/functions/src/catalogue/publish.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { partsSince } from '../../../src/domain/catalogue/published-catalogue.ts';
import * as shop from '../publishing-shop.ts';

const { announce, bucket, filledFrom, folded, head, itemsFrom, product, publish, put } = shop;
/** A product of the shop that fills a part alone. */
const putLarge = (id: number, name: string) =>
  put(`large-${id}`, { ...product(name), editorContent: randomBytes(6_000).toString('base64') });

test('a new phone gets the catalogue as it is, whatever changed since it was published whole', async () => {
  const first = await publish();
  expect(await filledFrom(first)).toEqual(['Amla', 'Bel']);
  await put('amla', product('Amla of today'));
  await put('chia', product('Chia'));
  await shop.remove('bel');
  const later = await publish();
  expect(later.base).toEqual(first.base);
  expect(later.changes).toHaveLength(1);
  expect(await filledFrom(later)).toEqual(['Amla of today', 'Chia']);
});

test('what is published says when each product was made, and an older publication that does not is made anew', async () => {
  const first = await publish();
  const { items } = await folded(first.base.parts);
  const made = (await database.doc('products/amla').get()).createTime?.toMillis();
  expect(items.products.find(({ id }) => id === 'amla')?.createdAt).toBe(made);
  await database.doc('catalogue/published').update({ form: FieldValue.delete() });
  const anew = await publish();
  expect(anew.base.cursor).not.toBe(first.base.cursor);
  expect(anew.changes).toEqual([]);
});

test.each([
  ['products', 'name'],
  ['categories', 'categoryName'],
  ['brands', 'brandName'],
  ['blogs', 'heading'],
] as const)('one of the %s that the merchant hides is not published', async (collection, field) => {
  const fields = { price: 1, updatedAt: FieldValue.serverTimestamp() };
  await database.doc(`${collection}/amla`).set({ ...fields, [field]: 'Shown' });
  await database.doc(`${collection}/bel`).set({ ...fields, [field]: 'Hidden', hidden: true });
  await announce();
  const items = await itemsFrom(await publish());
  expect(items[collection].map(({ id }) => id)).toEqual(['amla']);
});

test('many who ask at once after a change share one publication', async () => {
  const first = await publish();
  expect(await publish(), 'without a change').toEqual(first);
  await put('chia', product('Chia'));
  const answers = await Promise.all(Array.from({ length: 30 }, () => publish()));
  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
  expect(answers[0]?.changes).toHaveLength(1);
});

test('a reader gets the previous publication while a large catalogue is being published, and the next reader the new one', async () => {
  const first = await publish();
  await put('amla', product('Amla of today'));
  const atOnce = { spacingMs: 0, lookEveryMs: 0, waitMs: 0 };
  expect(await publishedHead(bucket, atOnce)).toEqual(first);
  expect(await filledFrom(first)).toEqual(['Amla', 'Bel']);
  expect(await filledFrom(await publish())).toEqual(['Amla of today', 'Bel']);
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
  for (let at = 0; at < 4; at++) {
    await put('amla', product(`Amla ${at}`));
    await publish();
  }
  const last = await publish();
  expect(last.base).toEqual(first.base);
  expect(partsSince(last, first.cursor)).toHaveLength(1);
  expect(await filledFrom(last)).toEqual(['Amla 3', 'Bel']);
});

test('after many changes the whole is published anew, and earlier phones go on from their own state', async () => {
  const first = await publish();
  for (let at = 0; at < 16; at++) {
    await putLarge(at, `Large ${at}`);
    await publish();
  }
  const last = await publish();
  expect(last.base).not.toEqual(first.base);
  expect(await filledFrom(last)).toHaveLength(18);
  const since = partsSince(last, first.cursor) ?? [];
  expect(since.length).toBeGreaterThan(3);
  expect(since.length).toBeLessThan(16);
  const { items } = await folded(since);
  const large = items.products.filter(({ name }) => name.startsWith('Large'));
  expect(large).toHaveLength(16);
});

test('the parts of the publication before are there for phones that were cut off; older ones go', async () => {
  const heads = [await publish()];
  for (const round of [1, 2]) {
    for (let at = 0; at < 12; at++) await putLarge(at, `Large ${round} ${at}`);
    heads.push(await publishedHead(bucket, { spacingMs: 0, lookEveryMs: 0, keptMs: 0 }));
  }
  const [first, second, third] = heads.map(({ base }) => base.parts);
  expect(third).not.toEqual(second);
  await readParts(bucket, [...(second ?? []), ...(third ?? [])]);
  await expect(readParts(bucket, first ?? [])).rejects.toThrow('no part');
});

test('a note of the last publication that cannot be read is replaced by a new one; a shop whose catalogue nobody notes the changes of is published, too', async () => {
  await publish();
  await database.doc('catalogue/published').set({ format: 0 });
  expect(await filledFrom(await publish())).toEqual(['Amla', 'Bel']);
  await database.doc('catalogue/published').delete();
  await head.delete();
  const published = await publish();
  expect(published.head).toBeNull();
  expect(await filledFrom(published)).toEqual(['Amla', 'Bel']);
});
