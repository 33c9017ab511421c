// The published fields of a product, run by hand in a project without listening functions, against the real emulators.
import '../own-project.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import { partsSince } from '../../../src/domain/catalogue/published-catalogue.ts';
import { isTextPicture } from '../../../src/domain/shared/text-picture.ts';
import * as shop from '../publishing-shop.ts';

const { announce, bucket, filledFrom, folded, importPicturesOf } = shop;
const { pathOf, picture, product, publish, put, textOf, warned } = shop;

const OF_THE_DESK = {
  sourceId: 'woocommerce:111',
  picturesFrom: ['https://farm.example/a.jpg'],
  picturesFailed: ['https://farm.example/b.jpg: the answer there is 404'],
};

test('the facts of a product are published, unknown fields and those of the desk alone are not, and invalid ones are left out and named in the log', async () => {
  const facts = { netWeight: 200, unit: 'g', mrp: 90, origin: 'Erode', fssai: 12424999000103 };
  await put('amla', { ...product('Amla'), ...facts, shelfLife: 9, boughtFor: 40, ...OF_THE_DESK });
  const head = await publish();
  expect(await textOf(head)).not.toMatch(/boughtFor|farm\.example|woocommerce/);
  const { items, refused } = await folded(head.base.parts);
  const amla = items.products.find(({ id }) => id === 'amla');
  expect(amla).toMatchObject({ netWeight: 200, unit: 'g', origin: 'Erode' });
  expect(amla?.facts).toEqual({ fssai: '12424999000103' });
  expect(amla).not.toHaveProperty('mrpPaise');
  expect(refused).toEqual([]);
  expect(warned()).toEqual([
    'products/amla is published without it: shelfLife 9 is not believed',
    'products/amla is published without it: mrp is below the price',
  ]);
});

test('what the merchant says of the shop is published, and so is each change of it; what no phone would believe is named in the log', async () => {
  const say = async (fields: object) => {
    await database.doc('shop/settings').set({ ...fields, updatedAt: FieldValue.serverTimestamp() });
    await announce();
    return publish();
  };
  const said = async (parts: readonly string[]) => (await folded(parts)).items.shop;
  const { base } = await publish();
  expect(await said(base.parts)).toEqual([]);
  const [one, two] = [{ phones: ['+91 90000 00001'] }, { phones: ['+91 90000 00009'] }];
  const first = await say({ ...one, mapsUrl: 'javascript:steal()', note: 'the key is there' });
  expect(await said(partsSince(first, base.cursor) ?? [])).toEqual([{ id: 'settings', ...one }]);
  expect(warned()).toEqual(['shop/settings is published without it: mapsUrl is not believed']);
  const next = await say(two);
  // A phone with the earlier state reads only that.
  expect(await said(partsSince(next, first.cursor) ?? [])).toEqual([{ id: 'settings', ...two }]);
});

test('rich text is published without anything that runs, and not at all where phones would reject it', async () => {
  const editorContent = '<p onclick="steal()">Dug by hand</p><script>steal()</script>';
  const texts = { hi: { name: 'आँवला', editorContent: '<p onclick="steal()">हाथ से</p>' } };
  await put('amla', { ...product('Amla'), editorContent, texts });
  await put('free', { ...product('Free'), price: -5 });
  const head = await publish();
  expect(await filledFrom(head)).toEqual(['Amla', 'Bel']);
  const parts = await textOf(head);
  expect(parts).toContain('<p>Dug by hand</p>');
  expect(parts).toContain('{"hi":{"name":"आँवला","editorContent":"<p>हाथ से</p>"}}');
  expect(parts).not.toContain('steal');
});

test('pictures of elsewhere on the web, and those that an editor wrote into a text, are taken into Storage and published from there', async () => {
  const png = await picture();
  const data = `data:image/png;base64,${png.toString('base64')}`;
  const elsewhere = 'https://web.example/leaf.png?w=1&h=2';
  const text = `<p>Leaf <img src="${elsewhere.replace('&', '&amp;')}"><img src='${data}'></p>`;
  await put('amla', { ...product('Amla'), editorContent: text });
  await importPicturesOf('products/amla', { [elsewhere]: png });
  const content = `<img src="${data}">`;
  const blog = { heading: 'Drying', content, texts: { hi: { content } } };
  await database.doc('blogs/drying').set(blog);
  await importPicturesOf('blogs/drying', {});
  await announce();
  const parts = await textOf(await publish());
  expect(parts).not.toMatch(/data:|web\.example/);
  const [address = '', ...same] = parts.match(/http[^"\\]*pictures%2F[^"\\]*/g) ?? [];
  expect(same).toEqual([address, address, address]);
  expect(isTextPicture(address)).toBe(true);
  const [{ contentType }] = await bucket.file(pathOf(address)).getMetadata();
  expect(contentType).toBe('image/png');
  expect((await bucket.file(pathOf(address)).download())[0].equals(png)).toBe(true);
});

test('a document that lay in Storage before anybody listened is noted at the next publication of the whole, and one that has gone is not offered', async () => {
  const file = bucket.file('documents/amla');
  await file.save('%PDF-1.7', { resumable: false, contentType: 'application/pdf' });
  await put('bel', { ...product('Bel'), documentBytes: 5_000 });
  const { items } = await folded((await publish()).base.parts);
  await file.delete();
  expect(items.products.map(({ id, documentBytes }) => [id, documentBytes])).toEqual([
    ['amla', 8],
    ['bel', null],
  ]);
});

test('a picture that cannot be taken in is left out, and named in the log with its product and the reason', async () => {
  const drawing = 'data:image/svg+xml;base64,PHN2Zy8+';
  const text = `<p>Leaf <img src="https://web.example/gone.png"><img src="${drawing}"></p>`;
  await put('amla', { ...product('Amla'), editorContent: text });
  await importPicturesOf('products/amla', {});
  expect((await database.doc('products/amla').get()).get('editorContent')).toBe(text);
  const parts = await textOf(await publish());
  expect(parts).toContain('<p>Leaf </p>');
  expect(warned()).toEqual([
    'products/amla: the picture https://web.example/gone.png is not shown: the answer there is 404',
    `products/amla: the picture ${drawing}… (1 KB) is not shown: it is no JPEG, PNG, WebP, GIF or AVIF`,
    'products/amla is published without the picture https://web.example/gone.png',
    `products/amla is published without the picture ${drawing}… (1 KB)`,
  ]);
});
