// What a shopper reads of a product's brand.
import { expect, test } from 'vitest';
import { brandNameOf } from '#core/model/catalogue/catalogue.ts';

const names = new Map([['kaveri-banks', 'Kaveri Banks']]);
const known = (id: string) => names.get(id);
const nothingYet = () => undefined;

test('a brand is shown by its name, and its id never, also before the names have come', () => {
  expect(brandNameOf('kaveri-banks', known)).toBe('Kaveri Banks');
  for (const id of ['kaveri-banks', 'kaveri', 'green_leaf-2', 'Xk3jd02mfLqpZ81vNwRt']) {
    expect(brandNameOf(id, nothingYet), id).toBe('');
  }
  expect(brandNameOf('', known)).toBe('');
});

test('an older catalogue writes the name itself, which is shown', () => {
  for (const name of ['Kaveri Banks', 'Amul', 'कावेरी']) {
    expect(brandNameOf(name, nothingYet), name).toBe(name);
  }
});
