import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NO_FILTERS } from '#core/model/catalogue/filters.ts';
import {
  ListSearch,
  parseSearch,
  requestFromSearch,
  searchFromRequest,
  sortOrders,
  stringifySearch,
} from '../../../src/features/catalogue/filters/list-search.ts';

function filtersOf(query: string) {
  return requestFromSearch(v.parse(ListSearch, parseSearch(query))).filters;
}

test('the list understands the specification’s URL', () => {
  const query = '?search=Haldi+powder&categories=turmeric,seeds&priceRange={"min":50,"max":900}';
  expect(filtersOf(query)).toEqual({
    search: 'Haldi powder',
    categories: ['turmeric', 'seeds'],
    brands: [],
    priceRange: { min: 50, max: 900 },
  });
});

test('malformed parameters fall back to their defaults, whatever they are', () => {
  for (const bad of ['{', '[]', '"x"', '{"min":9,"max":1}', '{"min":-4}', 'null', '{"max":"1"}']) {
    expect(filtersOf(`?priceRange=${encodeURIComponent(bad)}`)).toEqual(NO_FILTERS);
  }
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      expect(filtersOf(`?${query}`).priceRange.min).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a list’s URL survives being written and read again', () => {
  const text = fc.string({ minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.record({ search: text, categories: text }), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual(search);
    }),
  );
  expect(stringifySearch({ categories: 'a,b' })).toBe('?categories=a,b');
  expect(stringifySearch({ search: undefined })).toBe('');
});

test('filters and order survive being put into the URL and read again', () => {
  const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
  const some = fc.uniqueArray(id, { maxLength: 8 });
  const asked = fc.record({
    filters: fc.record({
      search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
      categories: some,
      brands: some,
      priceRange: fc.record({ min: fc.nat(5_000), max: fc.integer({ min: 5_000, max: 99_999 }) }),
    }),
    order: fc.constantFrom(...sortOrders),
  });
  fc.assert(
    fc.property(asked, ({ filters, order }) => {
      const query = stringifySearch(searchFromRequest(filters, order));
      expect(requestFromSearch(v.parse(ListSearch, parseSearch(query)))).toEqual({
        filters,
        order,
      });
    }),
  );
});
