// What stands beside and above the filters: how many products each would show, what is chosen, and the way back to the list.
import { expect, test } from 'vitest';
import { type Filters, NO_FILTERS } from '#core/model/catalogue/filters.ts';
import type { Product } from '#core/model/catalogue/product.ts';
import { countFacets } from '#features/catalogue/filters/facets.ts';
import { chosenPrice, showWords } from '#features/catalogue/messages.ts';

const product = (id: string, category: string, brand: string, rupees: number): Product => ({
  id,
  name: id,
  brand,
  category,
  pricePaise: rupees * 100,
  tags: [],
  photoURL: [],
  quantity: 5,
  numWeeks: null,
  documentBytes: null,
});

const CATALOGUE = [
  product('a', 'oils', 'sehore', 100),
  product('b', 'oils', 'kumaon', 300),
  product('c', 'seeds', 'sehore', 200),
];

function numbers(filters: Partial<Filters>) {
  const { categories, brands } = countFacets(CATALOGUE, { ...NO_FILTERS, ...filters });
  return { categories: Object.fromEntries(categories), brands: Object.fromEntries(brands) };
}

test('each category and each brand says how many products it has', () => {
  expect(numbers({})).toEqual({
    categories: { oils: 2, seeds: 1 },
    brands: { sehore: 2, kumaon: 1 },
  });
});

test('a chosen category counts for the brands and the price for both, but no group counts for itself', () => {
  expect(numbers({ categories: ['seeds'] })).toEqual({
    categories: { oils: 2, seeds: 1 },
    brands: { sehore: 1 },
  });
  expect(numbers({ priceRange: { min: 0, max: 200 } })).toEqual({
    categories: { oils: 1, seeds: 1 },
    brands: { sehore: 2 },
  });
});

test('a chosen price is said by the ends that leave something out', () => {
  const any = NO_FILTERS.priceRange;
  expect(chosenPrice(any)).toBeNull();
  expect(chosenPrice({ ...any, min: 50 })).toBe('From ₹50');
  expect(chosenPrice({ ...any, max: 1500 })).toBe('Up to ₹1,500');
  expect(chosenPrice({ min: 50, max: 1500 })).toBe('₹50 – ₹1,500');
});

test('the way back to the list says how many products are there', () => {
  expect(showWords(7)).toBe('Show 7 products');
  expect(showWords(1)).toBe('Show 1 product');
  expect(showWords(null)).toBe('Show products');
});
