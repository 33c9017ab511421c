// The demo catalogue and its customer keep their promises: enough of everything, believable, consistent, free of script, and never in a real
// project.
import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { AddressFields } from '#core/model/account/address.ts';
import { Profile } from '#core/model/account/profile.ts';
import { BlogFields, BrandFields, CategoryFields } from '#core/model/catalogue/catalogue.ts';
import { ProductFields, refusedFacts } from '#core/model/catalogue/product-fields.ts';
import { MAX_THUMBNAIL_BYTES } from '#core/model/desk/product-files.ts';
import { itemsTotal, orderNumber, StoredOrder } from '#core/model/order/order.ts';
import { blogs } from '../../../backend/seed/blogs.ts';
import { brands } from '../../../backend/seed/brands.ts';
import { categories, demoProducts } from '../../../backend/seed/catalogue.ts';
import { entryOf } from '../../../backend/seed/catalogue-entry.ts';
import {
  address,
  catalogued,
  customer,
  demoOrders,
  profile,
} from '../../../backend/seed/demo-customer.ts';
import { pictureFolder } from '../../../backend/seed/demo-pictures.ts';
import { generatedProducts } from '../../../backend/seed/generated-products.ts';
import { wordsOf } from '../../../backend/seed/product-page.ts';
import { seed } from '../../../backend/seed/seed.ts';
import { root } from '../../walls/read-imports.ts';

const entries = demoProducts.map(entryOf);
const generated = generatedProducts(2000);
const NOW = Date.UTC(2026, 0, 31);
const isUnique = (list: readonly unknown[]) => new Set(list).size === list.length;
const lengthOf = (html: string) => wordsOf(html.replaceAll(/<[^>]+>/g, ' ')).length;
const activeHtml = /<\s*(script|style|iframe|object|link|meta|form)|\son\w+\s*=|javascript:/i;

test('there are at least 48 products, 8 categories, 5 brands and 8 blogs, each with an id of its own, which the shop can read', () => {
  expect(entries.length).toBeGreaterThanOrEqual(48);
  const all = [categories, Object.keys(brands), blogs];
  expect(all.map((list) => list.length)).toEqual([8, 5, 8]);
  for (const list of [[...entries, ...generated], categories, blogs])
    expect(isUnique(list.map(({ id }) => id))).toBe(true);
  for (const { id } of [...entries, ...blogs]) expect(id).toMatch(/^[a-z0-9-]{20,}$/);
  for (const { fields } of entries) expect(() => v.parse(ProductFields, fields)).not.toThrow();
  for (const { fields } of blogs) expect(v.parse(BlogFields, fields)).toEqual(fields);
  for (const category of categories) expect(v.is(CategoryFields, category)).toBe(true);
  for (const brand of Object.values(brands)) expect(v.is(BrandFields, brand)).toBe(true);
  const used = (name: 'category' | 'brand') =>
    [...new Set(entries.map(({ fields }) => `${fields[name]}`))].sort();
  expect(used('category')).toEqual(categories.map(({ id }) => id).sort());
  expect(used('brand')).toEqual(Object.keys(brands).sort());
});

test('every product has a believable price, tags in lower case, one to five pictures, a long honest text, and nothing that runs', () => {
  for (const { id, fields, pictures } of entries) {
    expect(fields.price, id).toBeGreaterThanOrEqual(45);
    expect(fields.price, id).toBeLessThanOrEqual(12_000);
    expect(fields.tags.filter((tag) => !/^[^\sA-Z]+$/.test(tag))).toEqual([]);
    expect(isUnique(fields.tags)).toBe(true);
    expect(refusedFacts(fields), id).toEqual([]);
    expect(fields.origin && fields.shelfLife && fields.fssai, id).toBeTruthy();
    expect(fields.photoURL).toEqual(pictures.map((_, index) => index));
    expect([1, 2, 3, 4, 5]).toContain(pictures.length);
    expect(fields.editorContent).not.toMatch(activeHtml);
    for (const part of ['<h2>', '<ul>', '<ol>', '<table>', '<strong>'])
      expect(fields.editorContent).toContain(part);
    const words = lengthOf(fields.editorContent);
    expect([words >= 120, words <= 350], id).toEqual([true, true]);
  }
  for (const { id, fields } of blogs) {
    expect(fields.content).not.toMatch(activeHtml);
    const words = lengthOf(fields.content);
    expect([words >= 200, words <= 500], id).toEqual([true, true]);
  }
});

test('there is something of everything: out of stock with and without weeks, few left, long names, recommended ones, printed prices, packs', () => {
  const those = (is: (fields: (typeof entries)[number]['fields']) => boolean) =>
    entries.filter(({ fields }) => is(fields)).length;
  expect(those(({ quantity }) => quantity === 0)).toBeGreaterThanOrEqual(6);
  expect(those(({ quantity, numWeeks }) => quantity === 0 && !numWeeks)).toBeGreaterThan(0);
  expect(those(({ quantity, numWeeks = 1 }) => numWeeks < 1 || numWeeks > 6 || quantity < 0)).toBe(
    0,
  );
  expect(those(({ quantity }) => quantity > 0 && quantity <= 5)).toBeGreaterThanOrEqual(3);
  expect(those(({ name }) => name.length > 75)).toBeGreaterThanOrEqual(3);
  expect(those(({ mrp }) => mrp !== undefined)).toBeGreaterThan(15);
  expect(those(({ packOf }) => packOf !== undefined)).toBe(4);
  const places = entries.flatMap(({ fields }) => fields.popularity ?? []);
  expect([places.length, isUnique(places)]).toEqual([12, true]);
});

test('each product has its pictures, no file belongs to none, each is a WebP of 800 px within its bytes, and all have at most 8 MB', async () => {
  const files = readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(pictureFolder, path))
    .filter((path) => statSync(path).isFile());
  expect(files.toSorted()).toEqual(entries.flatMap(({ pictures }) => pictures).toSorted());
  for (const file of files) {
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height], file).toEqual(['webp', 800, 800]);
    expect(statSync(file).size, file).toBeLessThanOrEqual(MAX_THUMBNAIL_BYTES[800]);
  }
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(8_000_000);
});

test('more products are made the same each time, with believable stock and the pictures of the demo product that they vary', () => {
  const again = generatedProducts(2000);
  expect(again.map(({ id, fields }) => [id, fields])).toEqual(
    generated.map(({ id, fields }) => [id, fields]),
  );
  const galleries = entries.map(({ pictures }) => pictures);
  for (const { fields, pictures } of generated) {
    expect(fields.quantity > 0).toBe(fields.numWeeks === undefined);
    expect(galleries).toContainEqual(pictures);
  }
});

test('the demo customer has a profile and an address that the forms would take, and orders at the catalogue’s prices', () => {
  expect(customer.phone).toMatch(/^\+91\d{10}$/);
  expect(v.parse(Profile, profile)).toEqual(profile);
  expect(v.parse(AddressFields, address)).toEqual(address);
  const orders = demoOrders(NOW);
  const stored = orders.map((order) => v.parse(StoredOrder, order));
  expect(stored.map(({ deliveryStatus }) => deliveryStatus).sort()).toEqual([
    'delivered',
    'shipped',
  ]);
  for (const order of orders) {
    expect([order.userId, order.orderNo]).toEqual([customer.uid, orderNumber(order.orderId)]);
    expect([order.subTotal, order.total]).toEqual(Array(2).fill(itemsTotal(order.items)));
    for (const item of order.items) expect(item.price).toBe(catalogued(item.productId).price);
  }
});

/** What the README's command for more products says, where no stack runs. */
async function seedWhereNothingRuns(...options: string[]): Promise<string> {
  const { FIREBASE_STORAGE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, ...env } = process.env;
  const command = ['--import', 'tsx', 'backend/seed/run.ts', ...options];
  const run = promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: { ...env, FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' },
  });
  return run.then(
    () => '',
    (error: { stderr: string }) => error.stderr.trim(),
  );
}

test('more products need no setting, but the local stack; a real project is never filled with them', async () => {
  const stack = 'Nothing answers at http://127.0.0.1:9. Start the local stack first: npm start.';
  expect(await seedWhereNothingRuns('--products', '5000')).toBe(stack);
  const real = await seedWhereNothingRuns('--project', 'green-fields-shop');
  expect(real).toContain('does not start with demo-');
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
])('nothing is written without the setting %s', async (missing) => {
  for (const name of ['FIRESTORE', 'FIREBASE_STORAGE', 'FIREBASE_AUTH'])
    vi.stubEnv(`${name}_EMULATOR_HOST`, '127.0.0.1:1');
  vi.stubEnv(missing, undefined);
  await expect(seed({ projectId: 'demo-haat' })).rejects.toThrow(missing);
});
