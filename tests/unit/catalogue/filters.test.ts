// How a list is filtered and sorted; its filters in its address, in the fields of the price, and in the words beside them.
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Filters, NO_FILTERS } from '#domain/product/filters.ts';
import { arrangeList } from '#domain/product/list-order.ts';
import { countFacets } from '#shop/catalogue/filters/facets.ts';
import * as list from '#shop/catalogue/filters/list-search.ts';
import { draftOf, rangeOf } from '#shop/catalogue/filters/price-draft.ts';
import { chosenPrice } from '#shop/catalogue/messages.ts';
import { givenProduct } from '../given.ts';

const requestIn = (query: string) =>
  list.requestFromSearch(v.parse(list.ListSearch, list.parseSearch(query)));
const filtersOf = (query: string) => requestIn(query).filters;

test('the list understands the specification’s URL; malformed parameters fall back to their defaults, whatever they are', () => {
  const query = '?search=Haldi+powder&categories=turmeric,seeds&priceRange={"min":50,"max":900}';
  const priceRange = { min: 50, max: 900 };
  const chosen = { categories: ['turmeric', 'seeds'], brands: [], priceRange };
  expect(filtersOf(query)).toEqual({ ...chosen, search: 'Haldi powder' });
  for (const bad of ['{', '[]', '"x"', '{"min":9,"max":1}', '{"min":-4}', 'null', '{"max":"1"}'])
    expect(filtersOf(`?priceRange=${encodeURIComponent(bad)}`)).toEqual(NO_FILTERS);
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      expect(filtersOf(`?${query}`).priceRange.min).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 30 },
  );
});

test('filters and order survive being put into the URL and read again', () => {
  const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
  const some = fc.uniqueArray(id, { maxLength: 8 });
  const filters = fc.record({
    search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    categories: some,
    brands: some,
    priceRange: fc.record({ min: fc.nat(5_000), max: fc.integer({ min: 5_000, max: 99_999 }) }),
  });
  const asked = fc.record({ filters, order: fc.constantFrom(...list.sortOrders) });
  fc.assert(
    fc.property(asked, (request) => {
      const search = list.searchFromRequest(request.filters, request.order);
      expect(requestIn(list.stringifySearch(search))).toEqual(request);
    }),
  );
});

test('the price that is typed is the range, and back; limits that cross, and invalid amounts, make none; it is said by the ends that leave something out', () => {
  for (const max of ['', '99.5']) {
    const [draft, range] = [
      { min: '50', max },
      { min: 50, max: Number(max) || 1_000_000 },
    ];
    expect([rangeOf(draft), draftOf(range)]).toEqual([range, draft]);
  }
  for (const [min, max] of ['500 100', '-1 ', '1e999 '].map((it) => it.split(' ')))
    expect(rangeOf({ min: `${min}`, max: `${max}` })).toBeNull();
  const any = NO_FILTERS.priceRange;
  expect(chosenPrice(any)).toBeNull();
  expect(chosenPrice({ ...any, min: 50 })).toBe('From ₹50');
  expect(chosenPrice({ ...any, max: 1500 })).toBe('Up to ₹1,500');
  expect(chosenPrice({ min: 50, max: 1500 })).toBe('₹50 – ₹1,500');
});

const CATALOGUE = ['oils sehore 100', 'oils kumaon 300', 'seeds sehore 200'].map((id) => {
  const [category = '', brand = '', rupees] = id.split(' ');
  return givenProduct({ id, category, brand, pricePaise: 100 * Number(rupees) });
});

test.each<[string, Partial<Filters>, object, object]>([
  ['nothing is chosen', {}, { oils: 2, seeds: 1 }, { sehore: 2, kumaon: 1 }],
  ['a price', { priceRange: { min: 0, max: 200 } }, { oils: 1, seeds: 1 }, { sehore: 2 }],
])('a filter counts by the other groups alone: %s', (_what, chosen, inCategories, ofBrands) => {
  const { categories, brands } = countFacets(CATALOGUE, { ...NO_FILTERS, ...chosen });
  expect(Object.fromEntries(categories)).toEqual(inCategories);
  expect(Object.fromEntries(brands)).toEqual(ofBrands);
});

const product = (_: unknown, at: number) =>
  givenProduct({
    id: `p${at}`,
    brand: at % 2 ? 'odd' : 'even',
    category: at % 3 ? 'seeds' : 'oils',
    pricePaise: ((at * 37) % 50) * 100,
    tags: at % 5 ? ['seed'] : ['oil', 'तेल'],
  });
const products = Array.from({ length: 60 }, product);

test('sorting by price really sorts, both ways, and a product is shown exactly when category, brand, price and words all answer', () => {
  const prices = (order: 'price-low' | 'price-high') =>
    arrangeList(products, NO_FILTERS, order).map(({ pricePaise }) => pricePaise);
  const sorted = products.map(({ pricePaise }) => pricePaise).toSorted((a, b) => a - b);
  expect(prices('price-low')).toEqual(sorted);
  expect(prices('price-high')).toEqual(sorted.toReversed());
  const chosen = { categories: ['oils', 'honey'], brands: ['even'] };
  const filters = { ...chosen, search: 'OIL खाना', priceRange: { min: 5, max: 40 } };
  const expected = products
    .filter(({ category, brand }) => category === 'oils' && brand === 'even')
    .filter(({ pricePaise: paise, tags }) => paise >= 500 && paise <= 4000 && tags.includes('oil'));
  expect(expected.length).toBeGreaterThan(0);
  expect(arrangeList(products, filters, 'recommended')).toEqual(expected);
});
