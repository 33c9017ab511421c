// The demo catalogue keeps its promises: enough of everything, believable, free of script, and never in a real project.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { BlogFields, BrandFields, CategoryFields } from '#domain/catalogue/categories.ts';
import { MAX_THUMBNAIL_BYTES } from '#domain/product/desk/product-files.ts';
import { invalidFacts, ProductFields } from '#domain/product/parse-product.ts';
import { blogs } from '../../../backend/seed/blogs.ts';
import { brands } from '../../../backend/seed/brands.ts';
import { categories, demoProducts } from '../../../backend/seed/catalogue.ts';
import { entryOf } from '../../../backend/seed/catalogue-entry.ts';
import { pictureFolder } from '../../../backend/seed/demo-pictures.ts';
import { generatedProducts } from '../../../backend/seed/generated-products.ts';
import { wordsOf } from '../../../backend/seed/product-page.ts';
import { seed } from '../../../backend/seed/seed.ts';

const entries = demoProducts.map(entryOf);
const generated = generatedProducts(2000);
const isUnique = (list: readonly unknown[]) => new Set(list).size === list.length;
const lengthOf = (html: string) => wordsOf(html.replaceAll(/<[^>]+>/g, ' ')).length;
const activeHtml = /<\s*(script|style|iframe|object|link|meta|form)|\son\w+\s*=|javascript:/i;

test('there are at least 48 products, 8 categories, 5 brands and 8 blogs, which the shop can read, and something of everything: out of stock, few left, long names', () => {
  expect(entries.length).toBeGreaterThanOrEqual(48);
  expect([categories, Object.keys(brands), blogs].map(({ length }) => length)).toEqual([8, 5, 8]);
  for (const list of [[...entries, ...generated], categories, blogs])
    expect(isUnique(list.map(({ id }) => id))).toBe(true);
  for (const { id } of [...entries, ...blogs]) expect(id).toMatch(/^[a-z0-9-]{20,}$/);
  for (const { fields } of entries) expect(() => v.parse(ProductFields, fields)).not.toThrow();
  for (const { fields } of blogs) expect(v.parse(BlogFields, fields)).toEqual(fields);
  for (const category of categories) expect(v.is(CategoryFields, category)).toBe(true);
  for (const brand of Object.values(brands)) expect(v.is(BrandFields, brand)).toBe(true);
  const those = (is: (fields: (typeof entries)[number]['fields']) => boolean) =>
    entries.filter(({ fields }) => is(fields)).length;
  expect(those(({ quantity }) => quantity === 0)).toBeGreaterThanOrEqual(6);
  expect(those(({ quantity, numWeeks }) => quantity === 0 && !numWeeks)).toBeGreaterThan(0);
  expect(those(({ quantity }) => quantity > 0 && quantity <= 5)).toBeGreaterThanOrEqual(3);
  expect(those(({ name }) => name.length > 75)).toBeGreaterThanOrEqual(3);
});

test('every product has a believable price, tags in lower case, one to five pictures, a long honest text, and nothing that runs', () => {
  for (const { id, fields, pictures } of entries) {
    expect([fields.price >= 45, fields.price <= 12_000], id).toEqual([true, true]);
    expect(fields.tags.filter((tag) => !/^[^\sA-Z]+$/.test(tag))).toEqual([]);
    expect(isUnique(fields.tags)).toBe(true);
    expect(invalidFacts(fields), id).toEqual([]);
    expect([1, 2, 3, 4, 5]).toContain(pictures.length);
    expect(fields.editorContent).not.toMatch(activeHtml);
    const words = lengthOf(fields.editorContent);
    expect([words >= 120, words <= 350], id).toEqual([true, true]);
  }
  for (const { id, fields } of blogs) {
    expect(fields.content).not.toMatch(activeHtml);
    const words = lengthOf(fields.content);
    expect([words >= 200, words <= 500], id).toEqual([true, true]);
  }
});

test('each product has its pictures, no file belongs to none, each is a WebP of 800 px within its bytes, and all have at most 8 MB', async () => {
  const paths = readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' });
  const found = paths.map((path) => join(pictureFolder, path));
  const files = found.filter((it) => statSync(it).isFile());
  expect(files.toSorted()).toEqual(entries.flatMap(({ pictures }) => pictures).toSorted());
  for (const file of files) {
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height], file).toEqual(['webp', 800, 800]);
    expect(statSync(file).size, file).toBeLessThanOrEqual(MAX_THUMBNAIL_BYTES[800]);
  }
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(8_000_000);
});

test('a real project, or one without the emulators, is never filled', async () => {
  const real = seed({ projectId: 'green-fields-shop' });
  await expect(real).rejects.toThrow('does not start with demo-');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  await expect(seed({ projectId: 'demo-haat' })).rejects.toThrow('FIRESTORE_EMULATOR_HOST');
  vi.unstubAllEnvs();
});
