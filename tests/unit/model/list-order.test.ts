// How a list is filtered and sorted, and what prices and a cart come to.
import { expect, test } from 'vitest';
import { type Filters, NO_FILTERS } from '#core/model/catalogue/filters.ts';
import { arrangeList } from '#core/model/catalogue/list-order.ts';
import type { Product } from '#core/model/catalogue/product.ts';
import { givenProduct } from '../given.ts';

const product = (at: number, change: Partial<Product> = {}) =>
  givenProduct({
    id: `p${at}`,
    brand: at % 2 ? 'odd' : 'even',
    category: at % 3 ? 'seeds' : 'oils',
    pricePaise: ((at * 37) % 50) * 100,
    tags: at % 5 ? ['seed'] : ['oil', 'तेल'],
    ...change,
  });
const products = Array.from({ length: 60 }, (_, at) => product(at));
const ids = (list: readonly Product[]) => list.map(({ id }) => id);

test('sorting by price really sorts, both ways, and equal prices keep their order', () => {
  const prices = (order: 'price-low' | 'price-high') =>
    arrangeList(products, NO_FILTERS, order).map(({ pricePaise }) => pricePaise);
  const sorted = products.map(({ pricePaise }) => pricePaise).toSorted((a, b) => a - b);
  expect(prices('price-low')).toEqual(sorted);
  expect(prices('price-high')).toEqual(sorted.toReversed());
  const same = [product(1), product(2, { pricePaise: 3700 })];
  expect(ids(arrangeList(same, NO_FILTERS, 'price-high'))).toEqual(['p1', 'p2']);
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
    ({ category, brand, pricePaise, tags }) =>
      category === 'oils' &&
      brand === 'even' &&
      pricePaise >= 500 &&
      pricePaise <= 4000 &&
      tags.includes('oil'),
  );
  expect(expected.length).toBeGreaterThan(0);
  expect(ids(arrangeList(products, filters, 'recommended'))).toEqual(ids(expected));
});
