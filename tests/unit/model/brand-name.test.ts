// Ids and brands: an id belongs to one document, and a shopper reads a brand's name, never its id.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { brandNameOf } from '#domain/catalogue/categories.ts';
import { DocumentId, mintId } from '#engine/lib/identifiers.ts';

const known = (id: string) => (id === 'kaveri-banks' ? 'Kaveri Banks' : undefined);

test.each([
  ['kaveri-banks', known, 'Kaveri Banks'],
  ['', known, ''],
  // Before the names have loaded.
  ['kaveri-banks', () => undefined, ''],
  // An older catalogue contains the name itself.
  ['Amul', () => undefined, 'Amul'],
])('the brand %j is shown as %3$j', (brand, nameOf, shown) => {
  expect(brandNameOf(brand, nameOf)).toBe(shown);
});

test.each([
  ...[mintId(), 'moringa', 'a.b', '...', '__x', 'नमक', 'a b', 'x'.repeat(128)].map(
    (id) => [id, true] as const,
  ),
  ...['', 'a/b', '.', '..', '__x__', '____', '__a\nb__', 'x'.repeat(129), 7, null].map(
    (id) => [id, false] as const,
  ),
])('a document may have the id %j: %o', (id, isOne) => {
  expect(v.is(DocumentId, id)).toBe(isOne);
});
