// What the desk's searches match: names in any spelling, and codes in any grouping.
import { expect, test } from 'vitest';
import { matcherOf, searchText } from '#domain/search/match-text.ts';

const PRODUCT = searchText(
  ['Erode Turmeric Powder, 500 g', 'haldi हल्दी மஞ்சள் spice'],
  ['erode-turmeric-powder-500g'],
);
const QUOTATION = searchText(['Géeta Nair', 'गुड़'], ['3F9A02C1', '+919876543210', null]);

test.each([
  ['by name', PRODUCT, ['turmeric', 'powder erode', 'TURM', 'erod tur', '500 g']],
  ['by tag', PRODUCT, ['haldi', 'haldee', 'हल्दी', 'मञ्जल', 'manjal']],
  ['by id', PRODUCT, ['erode-turmeric-powder-500g', 'erode-turmeric', 'erodeturmericpowder500g']],
  [
    'in a quotation',
    QUOTATION,
    ['gita', 'Geeta nair', 'gur', '3f9a 02c1', '098765 43210', '98765'],
  ],
])('a search finds %s', (_how, text, all) => {
  expect(all.filter((typed) => !matcherOf(typed)(text))).toEqual([]);
});

test('a search finds only what has every word', () => {
  const others = ['turmeric honey', 'honey', '501', 'erode-honey', '98765 43211'];
  for (const text of [PRODUCT, QUOTATION]) {
    expect(others.filter((typed) => matcherOf(typed)(text))).toEqual([]);
  }
});
