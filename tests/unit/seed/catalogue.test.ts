// The demo catalogue keeps its promises: enough of everything, believable, consistent, free of script.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BlogFields, BrandFields, CategoryFields } from '#core/model/catalogue/catalogue.ts';
import { ProductFields, refusedFacts } from '#core/model/catalogue/product-fields.ts';
import { blogs } from '../../../backend/seed/blogs.ts';
import { brands } from '../../../backend/seed/brands.ts';
import { categories, demoProducts } from '../../../backend/seed/catalogue.ts';
import { entryOf } from '../../../backend/seed/catalogue-entry.ts';
import { wordsOf } from '../../../backend/seed/product-page.ts';

const entries = demoProducts.map(entryOf);
const textLength = (html: string) => wordsOf(html.replaceAll(/<[^>]+>/g, ' ')).length;
const activeHtml = /<\s*(script|style|iframe|object|link|meta|form)|\son\w+\s*=|javascript:/i;

describe('the demo catalogue', () => {
  test('has at least 48 products, 8 categories, 5 brands and 8 blogs', () => {
    expect(entries.length).toBeGreaterThanOrEqual(48);
    expect(categories).toHaveLength(8);
    expect(Object.keys(brands)).toHaveLength(5);
    expect(blogs).toHaveLength(8);
  });

  test('gives each document an id of its own', () => {
    for (const list of [entries, categories, blogs]) {
      const ids = list.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    for (const { id } of [...entries, ...blogs]) expect(id).toMatch(/^[a-z0-9-]{20,}$/);
  });

  test('is what the shop can read', () => {
    for (const { fields } of entries) expect(() => v.parse(ProductFields, fields)).not.toThrow();
    for (const { fields } of blogs) expect(v.parse(BlogFields, fields)).toEqual(fields);
    for (const category of categories) expect(v.is(CategoryFields, category)).toBe(true);
    for (const brand of Object.values(brands)) expect(v.is(BrandFields, brand)).toBe(true);
  });

  test('fills in what stands on a pack so that nothing of it is refused, with packs, printed prices and places of their own', () => {
    for (const { id, fields } of entries) {
      expect(refusedFacts(fields), id).toEqual([]);
      expect(fields.origin && fields.shelfLife && fields.fssai, id).toBeTruthy();
    }
    const filled = (name: string) => entries.filter(({ fields }) => name in fields).length;
    expect(filled('netWeight')).toBe(entries.length - 1);
    expect(filled('mrp')).toBeGreaterThan(15);
    expect(entries.some(({ fields }) => fields.mrp === fields.price)).toBe(true);
    const packs = entries.flatMap(({ fields }) => fields.packOf ?? []).toSorted();
    expect(packs).toEqual([
      ...['beetroot-powder', 'beetroot-powder'],
      ...['moringa-leaf-powder', 'moringa-leaf-powder'],
    ]);
  });

  test('points to categories and brands that exist, each of which is used', () => {
    const used = { categories: new Set<string>(), brands: new Set<string>() };
    for (const { fields } of entries) {
      used.categories.add(fields.category);
      used.brands.add(fields.brand);
    }
    expect([...used.categories].sort()).toEqual(categories.map(({ id }) => id).sort());
    expect([...used.brands].sort()).toEqual(Object.keys(brands).sort());
  });

  test('asks prices from ₹45 to ₹12,000', () => {
    for (const { fields } of entries) {
      expect(fields.price).toBeGreaterThanOrEqual(45);
      expect(fields.price).toBeLessThanOrEqual(12_000);
    }
  });

  test('has things out of stock (with and without weeks), few left, and very long names', () => {
    const gone = entries.filter(({ fields }) => fields.quantity === 0);
    expect(gone.length).toBeGreaterThanOrEqual(6);
    expect(gone.some(({ fields }) => fields.numWeeks === undefined)).toBe(true);
    for (const { fields } of entries)
      if (fields.numWeeks !== undefined) {
        expect(fields.quantity).toBe(0);
        expect(fields.numWeeks).toBeGreaterThanOrEqual(1);
        expect(fields.numWeeks).toBeLessThanOrEqual(6);
      }
    const few = entries.filter(({ fields }) => fields.quantity > 0 && fields.quantity <= 5);
    expect(few.length).toBeGreaterThanOrEqual(3);
    expect(entries.filter(({ fields }) => fields.name.length > 75).length).toBeGreaterThanOrEqual(
      3,
    );
  });

  test('recommends a dozen products before all others, each at a place of its own', () => {
    const places = entries.flatMap(({ fields }) => fields.popularity ?? []);
    expect(places).toHaveLength(12);
    expect(new Set(places).size).toBe(12);
  });

  test('has tags in lower case, each once, in English and Hindi', () => {
    for (const { fields } of entries) {
      expect(fields.tags).toEqual([...new Set(fields.tags)]);
      for (const tag of fields.tags) expect(tag).toMatch(/^[^\sA-Z]+$/);
    }
    for (const tag of ['turmeric', 'haldi', 'हल्दी'])
      expect(entries.some(({ fields }) => fields.tags.includes(tag))).toBe(true);
  });

  test('has honest long texts with lists and a table, and nothing in them that runs', () => {
    for (const { id, fields } of entries) {
      expect(fields.editorContent).not.toMatch(activeHtml);
      for (const part of ['<h2>', '<ul>', '<ol>', '<table>', '<strong>'])
        expect(fields.editorContent).toContain(part);
      expect(textLength(fields.editorContent), id).toBeGreaterThanOrEqual(120);
      expect(textLength(fields.editorContent), id).toBeLessThanOrEqual(350);
    }
    for (const { id, fields } of blogs) {
      expect(fields.content).not.toMatch(activeHtml);
      expect(fields.content).toMatch(/<[ou]l>/);
      expect(textLength(fields.content), id).toBeGreaterThanOrEqual(200);
      expect(textLength(fields.content), id).toBeLessThanOrEqual(500);
    }
  });

  test('has one to five pictures of each product, numbered from 0', () => {
    for (const { fields, pictures } of entries) {
      expect(fields.photoURL).toEqual(pictures.map((_, index) => index));
      expect(pictures.length).toBeGreaterThanOrEqual(1);
      expect(pictures.length).toBeLessThanOrEqual(5);
    }
  });

  test('has well-formed PDF documents for about eight products, with their true size', () => {
    const documents = entries.filter(({ document }) => document);
    expect(documents.length).toBeGreaterThanOrEqual(8);
    for (const { document, fields } of documents) {
      const text = document?.toString('latin1') ?? '';
      expect(fields.documentBytes).toBe(text.length);
      const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
      expect(text.slice(table, table + 5)).toBe('xref\n');
      for (const [, offset, number] of [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(
        (match, index) => [match[0], Number(match[1]), index + 1] as const,
      ))
        expect(text.slice(offset).startsWith(`${number} 0 obj\n`)).toBe(true);
    }
  });
});
