// How a list is filtered and sorted, and the totals of prices and of a cart.
import { expect, test } from 'vitest';
import { type Filters, NO_FILTERS } from '#domain/product/filters.ts';
import { arrangeList } from '#domain/product/list-order.ts';
import type { Product } from '#domain/product/product.ts';
import { givenProduct } from '../given.ts';

const product = (_: unknown, at: number) =>
  givenProduct({
    id: `p${at}`,
    brand: at % 2 ? 'odd' : 'even',
    category: at % 3 ? 'seeds' : 'oils',
    pricePaise: ((at * 37) % 50) * 100,
    tags: at % 5 ? ['seed'] : ['oil', 'तेल'],
  });
const products = Array.from({ length: 60 }, product);
const ids = (list: readonly Product[]) => list.map(({ id }) => id);

test('sorting by price really sorts, both ways', () => {
  const prices = (order: 'price-low' | 'price-high') =>
    arrangeList(products, NO_FILTERS, order).map(({ pricePaise }) => pricePaise);
  const sorted = products.map(({ pricePaise }) => pricePaise).toSorted((a, b) => a - b);
  expect(prices('price-low')).toEqual(sorted);
  expect(prices('price-high')).toEqual(sorted.toReversed());
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
