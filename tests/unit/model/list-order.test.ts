import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Filters, NO_FILTERS } from '#core/model/catalogue/filters.ts';
import { arrangeList } from '#core/model/catalogue/list-order.ts';
import type { Product } from '#core/model/catalogue/product.ts';

function product(at: number, change: Partial<Product> = {}): Product {
  return {
    id: `p${at}`,
    name: `Product ${at}`,
    brand: at % 2 ? 'odd' : 'even',
    category: at % 3 ? 'seeds' : 'oils',
    pricePaise: ((at * 37) % 50) * 100,
    tags: at % 5 ? ['seed'] : ['oil', 'तेल'],
    photoURL: [],
    quantity: 1,
    numWeeks: null,
    documentBytes: null,
    ...change,
  };
}
const products = Array.from({ length: 60 }, (_, at) => product(at));
const ids = (list: readonly Product[]) => list.map(({ id }) => id);

test('sorting by price really sorts, both ways, and equal prices keep their order', () => {
  const low = arrangeList(products, NO_FILTERS, 'price-low');
  const high = arrangeList(products, NO_FILTERS, 'price-high');
  for (let at = 1; at < low.length; at++) {
    expect(low[at]?.pricePaise).toBeGreaterThanOrEqual(low[at - 1]?.pricePaise ?? 0);
    expect(high[at]?.pricePaise).toBeLessThanOrEqual(high[at - 1]?.pricePaise ?? 0);
  }
  const same = arrangeList(
    [product(1), product(2, { pricePaise: 3700 })],
    NO_FILTERS,
    'price-high',
  );
  expect(ids(same)).toEqual(['p1', 'p2']);
  expect(arrangeList(products, NO_FILTERS, 'recommended')).toBe(products);
});

test('“Newest” shows what came last first, and what nobody dated last of all', () => {
  const dated = [
    product(1),
    product(2, { createdAt: 1_000 }),
    product(3, { createdAt: 3_000, quantity: 0 }),
    product(4, { createdAt: 2_000, popularity: 9 }),
    product(5, { createdAt: 2_000 }),
  ];
  expect(ids(arrangeList(dated, NO_FILTERS, 'newest'))).toEqual(['p3', 'p4', 'p5', 'p2', 'p1']);
});

test('a product is shown exactly when category, brand, price and words all answer', () => {
  const filters: Filters = {
    search: 'OIL खाना',
    categories: ['oils', 'honey'],
    brands: ['even'],
    priceRange: { min: 5, max: 40 },
  };
  const expected = products.filter(
    (it) =>
      it.category === 'oils' &&
      it.brand === 'even' &&
      it.pricePaise >= 500 &&
      it.pricePaise <= 4000 &&
      it.tags.includes('oil'),
  );
  expect(expected.length).toBeGreaterThan(0);
  expect(ids(arrangeList(products, filters, 'recommended'))).toEqual(ids(expected));
});

test('no filter ever invents, doubles or reorders a product', () => {
  const some = fc.subarray(['seeds', 'oils', 'none']);
  fc.assert(
    fc.property(
      some,
      fc.subarray(['odd', 'even']),
      fc.nat(60),
      fc.nat(60),
      (categories, brands, a, b) => {
        const priceRange = { min: Math.min(a, b), max: Math.max(a, b) };
        const found = arrangeList(
          products,
          { search: '', categories, brands, priceRange },
          'recommended',
        );
        expect(ids(found)).toEqual(ids(products.filter((it) => found.includes(it))));
      },
    ),
  );
});
