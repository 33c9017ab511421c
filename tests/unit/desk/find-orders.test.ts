// What the desk's searches match: names in any spelling, and codes in any grouping.
import { expect, test } from 'vitest';
import { searchTextOf } from '#domain/order/desk/order-queues.ts';
import { matcherOf, searchText } from '#domain/search/match-text.ts';
import { ADDRESS, givenOrder, ORDER_ID } from '../given.ts';

const HALDI = { productId: 'halad', quantity: 1, photoUrl: '', brand: '', pricePaise: 1 };
const ORDER = searchTextOf(
  givenOrder({
    ...{ trackingNumber: 'EM 123 456 789 IN', transactionId: 'UTR-4412/88', address: ADDRESS },
    lines: [{ ...HALDI, name: 'हल्दी पाउडर' }],
  }),
);
const NAMES = ['Erode Turmeric Powder, 500 g', 'haldi हल्दी மஞ்சள் spice'];
const PRODUCT = searchText(NAMES, ['erode-turmeric-powder-500g']);
const QUOTATION = searchText(['Géeta Nair', 'गुड़'], ['3F9A02C1', '+919876543210', null]);

test.each([
  ['an order by its number', ORDER, 'A1B2C-D3E4F, a1b2cd3e, #A1B2C-D3E4F, a1b2c d3e4f, d3e4f'],
  ['an order by its id', ORDER, ORDER_ID],
  ['an order by its receiver', ORDER, 'asha, RAO asha, आशा राव, Aasha, raav'],
  ['an order by its town', ORDER, 'jaipur, जयपुर, jaypur, 302001, 302 001'],
  ['an order by its phone', ORDER, '98765 43210, 43210, 098765 43210, +91 98765-43210'],
  ['an order by its phone with a prefix', ORDER, '+919876543210, 91-9876543210, 0091 98765 43210'],
  ['an order by a copied phone', ORDER, '098765\u201143210, \u202a९८७६५\t४३२१०\u202c'],
  ['an order by phone and name', ORDER, 'asha 098765 43210, +91 98765 43210 rao'],
  ['an order by what was bought', ORDER, 'haldi, हल्दी'],
  ['an order by its parcel', ORDER, 'EM123456789IN, em 123 456'],
  ['an order by its transaction', ORDER, 'utr-4412/88, UTR 4412 88, utr441288'],
  ['a product by name', PRODUCT, 'turmeric, powder erode, TURM, erod tur, 500 g'],
  ['a product by tag', PRODUCT, 'haldi, haldee, हल्दी, मञ्जल, manjal'],
  ['a product by id', PRODUCT, 'erode-turmeric-powder-500g, erode-tur, erodeturmericpowder500g'],
  ['a quotation', QUOTATION, 'gita, Geeta nair, gur, 3f9a 02c1, 098765 43210, 98765'],
])('a search finds %s, however it is typed', (_what, text, all) => {
  expect(all.split(', ').filter((typed) => !matcherOf(typed)(text))).toEqual([]);
});

test.each([
  [ORDER, 'ravi, asha ravi, 99999 99999, 302002, #A1B2C-D3E4A, gud, utr-4413'],
  [PRODUCT, 'turmeric honey, honey, 501, erode-honey, 98765 43211'],
  [QUOTATION, 'turmeric honey, honey, 501, erode-honey, 98765 43211'],
])('in %o it finds only what has every word, and all for no word', (text, others) => {
  expect(others.split(', ').filter((typed) => matcherOf(typed)(text))).toEqual([]);
  for (const typed of ['', '  ', '#']) expect(matcherOf(typed)(text), typed).toBe(true);
});
