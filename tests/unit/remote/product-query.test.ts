import { expect, test } from 'vitest';
import { NO_FILTERS } from '#core/model/catalogue/filters.ts';
import { comparableTimestamp, decodeFields, encodeFields } from '#core/remote/firestore-values.ts';
import { productQuery } from '#core/remote/product-query.ts';

test('an empty device asks the specification’s own query: brand, category, price, tags, limit 50', () => {
  const query = JSON.stringify(
    productQuery({
      search: 'Haldi Powder',
      categories: ['turmeric'],
      brands: ['green-leaf'],
      priceRange: { min: 10, max: 500 },
    }),
  );
  expect(query).toContain('"limit":50');
  for (const [field, op] of [
    ['price', 'GREATER_THAN_OR_EQUAL'],
    ['price', 'LESS_THAN_OR_EQUAL'],
    ['brand', 'IN'],
    ['category', 'IN'],
    ['tags', 'ARRAY_CONTAINS_ANY'],
  ]) {
    expect(query).toContain(`{"field":{"fieldPath":"${field}"},"op":"${op}"`);
  }
  expect(query).toContain('{"stringValue":"haldi"},{"stringValue":"powder"}');
});

test('without filters only the price is asked for, from 0 to 1,000,000', () => {
  const query = JSON.stringify(productQuery(NO_FILTERS));
  expect(query).toContain('{"integerValue":"0"}');
  expect(query).toContain('{"integerValue":"1000000"}');
  expect(query).not.toContain('brand');
});

test('the lists of a query never ask for more combinations than Firestore allows', () => {
  const many = Array.from({ length: 40 }, (_, at) => `x${at}`);
  const query = JSON.stringify(
    productQuery({ ...NO_FILTERS, categories: many.slice(0, 10), search: many.join(' ') }),
  );
  expect(query.match(/"stringValue"/g)?.length).toBe(10 + 3);
});

test('values survive the way to Firestore and back', () => {
  const fields = { a: null, b: true, c: 5, d: 1.5, e: 'ह', f: [1, 'x', { g: null }], h: { i: [] } };
  expect(decodeFields(encodeFields(fields))).toEqual(fields);
});

test('timestamps of different length compare in order of time', () => {
  const times = ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000001Z', '2026-01-01T00:00:00.1Z'];
  const comparable = times.map(comparableTimestamp);
  expect([...comparable].sort()).toEqual(comparable);
});
