// The whole catalogue for another shop: as that shop imports it, and back again without a loss.
import { describe, expect, test } from 'vitest';
import { writeSpreadsheet } from '#domain/product/table/files/write-spreadsheet.ts';
import {
  type ExportedProduct,
  type OtherShop,
  shopTable,
} from '#domain/product/table/for-other-shops.ts';
import type { Groups } from '#domain/product/table/stored-product.ts';
import { converted, productsOf } from '../../support/other-shop.ts';

const GROUPS: Groups = {
  category: new Map([
    ['millets', 'Millets, whole'],
    ['honey', 'Honey'],
  ]),
  brand: new Map([['kaveri', 'Kaveri Banks']]),
};
const at = (id: string, picture: string) =>
  `https://shop.in/o/products%2F${id}%2F${picture}?alt=media`;

const product = (id: string, fields: Record<string, unknown>, sold = 0): ExportedProduct => ({
  id,
  product: { fields: { price: 100, quantity: 5, ...fields }, sold },
});

const ragi = { category: 'millets', brand: 'kaveri', tags: ['ragi'], packOf: 'ragi-flour' };
const SMALL = product('ragi-500g', {
  ...{ ...ragi, name: 'Ragi flour, 500 g', netWeight: 500, unit: 'g', photoURL: [1, 's'] },
  ...{ price: 60, mrp: 75, editorContent: '<p>Fine,\n"stone" ground \\n</p>' },
});
const LARGE = product('ragi-1kg', {
  ...{ ...ragi, name: 'Ragi flour, 1 kg', netWeight: 1, unit: 'kg', photoURL: ['b', 's'] },
  ...{ price: 110.5, quantity: 3, editorContent: '<p>Fine,\n"stone" ground \\n</p>' },
});
const HONEY = product(
  'honey',
  {
    ...{
      name: 'Forest honey',
      category: 'honey',
      tags: ['raw', 'wild'],
      photoURL: ['c', 'a', 'd'],
    },
    ...{ netWeight: 400, unit: 'ml', quantity: 9 },
  },
  9,
);
const HIDDEN = product('tea', { name: 'Tea', hidden: true });

async function trip(shop: OtherShop, ...products: ExportedProduct[]) {
  const { headings, rows } = shopTable(shop, products, GROUPS, at);
  return converted(await writeSpreadsheet('csv', headings, rows));
}

/** The rows of a table by heading, with what these headings hold. */
function under(shop: OtherShop, products: ExportedProduct[], ...wanted: string[]) {
  const { headings, rows } = shopTable(shop, products, GROUPS, at);
  return rows.map((row) => wanted.map((heading) => row[headings.indexOf(heading)]));
}

describe.each<OtherShop>(['woocommerce', 'shopify'])('to %s and back', (shop) => {
  test('everything that shoppers see comes back, and hidden products stay drafts', async () => {
    const table = await trip(shop, SMALL, HONEY, LARGE, HIDDEN);
    const back = Object.fromEntries(productsOf(table).map((each) => [each.Id, each]));
    const flour = { Category: 'Millets, whole', Brand: 'Kaveri Banks', Tags: 'ragi' };
    const text = '<p>Fine,\n"stone" ground \\n</p>';
    expect(back).toEqual({
      'ragi-500g': {
        ...{ ...flour, Id: 'ragi-500g', Name: 'Ragi flour, 500 g', Price: 60, MRP: 75, Stock: 5 },
        ...{ 'Net weight': 500, Unit: 'g', 'Pack of': 'ragi-flour', Description: text },
        Pictures: `${at('ragi-500g', '1')}, ${at('ragi-500g', 's')}`,
      },
      'ragi-1kg': {
        ...{ ...flour, Id: 'ragi-1kg', Name: 'Ragi flour, 1 kg', Price: 110.5, Stock: 3 },
        ...{ 'Net weight': 1, Unit: 'kg', 'Pack of': 'ragi-flour', Description: text },
        Pictures: `${at('ragi-1kg', 'b')}, ${at('ragi-1kg', 's')}`,
      },
      honey: {
        ...{ Id: 'honey', Name: 'Forest honey', Category: 'Honey', Tags: 'raw, wild' },
        ...{ Price: 100, Stock: 0, 'Net weight': 400, Unit: 'ml' },
        Pictures: ['c', 'a', 'd'].map((picture) => at('honey', picture)).join(', '),
      },
    });
    expect(table.origin?.leftOut).toEqual(['1 draft']);
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'an amount that its name does not tell',
      { netWeight: 480, unit: 'g' },
      { 'Net weight': 480, Unit: 'g' },
    ],
    ['half a kilogram', { netWeight: 0.5, unit: 'kg' }, { 'Net weight': 0.5, Unit: 'kg' }],
    ['1500 grams', { netWeight: 1500, unit: 'g' }, { 'Net weight': 1500, Unit: 'g' }],
    ['pieces that are owed', { quantity: -4 }, { Stock: 0 }],
    ['an MRP that is the price', { mrp: 100 }, { Price: 100 }],
    ['a category without a name', { category: 'gone' }, { Category: 'gone' }],
    ['nothing but a name and a price', { quantity: 1 }, { Stock: 1 }],
  ])('%s', async (_, fields, expected) => {
    const table = await trip(shop, product('x', { name: 'Honey 500 g', ...fields }));
    const bare = { Id: 'x', Name: 'Honey 500 g', Price: 100, Stock: 5 };
    const amount = 'netWeight' in fields ? {} : { 'Net weight': 500, Unit: 'g' };
    expect(productsOf(table)).toEqual([{ ...bare, ...amount, ...expected }]);
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>, string | undefined]>([
    ['whose names begin alike', { name: 'Tea, green' }, { name: 'Tea, black' }, 'tea'],
    ['whose names have nothing in common', { name: 'Tea' }, { name: 'Chai, 1 kg' }, undefined],
    [
      'one of which is what the other begins with',
      { name: 'Tea' },
      { name: 'Tea, 1 kg' },
      undefined,
    ],
    [
      'of two categories',
      { name: 'Tea, green', category: 'honey' },
      { name: 'Tea, black' },
      undefined,
    ],
  ])('packs %s', async (_, one, other, packOf) => {
    const both = [
      product('a', { ...one, packOf: 'tea' }),
      product('b', { ...other, packOf: 'tea' }),
    ];
    const back = productsOf(await trip(shop, ...both));
    expect(back.map(({ Id, Name }) => [Id, Name])).toEqual([
      ['a', one.name],
      ['b', other.name],
    ]);
    expect(back.map((each) => each['Pack of'])).toEqual([packOf, packOf]);
  });
});

test('WooCommerce gets a variable product with its variations, prices before the sale, and kilograms', () => {
  const wanted = ['Type', 'SKU', 'Name', 'Parent', 'Attribute 1 value(s)'];
  const sold = ['Published', 'Regular price', 'Sale price', 'In stock?', 'Stock', 'Weight (kg)'];
  expect(under('woocommerce', [SMALL, LARGE, HONEY, HIDDEN], ...wanted, ...sold)).toEqual([
    ['variable', 'ragi-flour', 'Ragi flour', null, '500 g, 1 kg', 1, null, null, 1, null, null],
    ['variation', 'ragi-500g', 'Ragi flour, 500 g', 'ragi-flour', '500 g', 1, 75, 60, 1, 5, 0.5],
    ['variation', 'ragi-1kg', 'Ragi flour, 1 kg', 'ragi-flour', '1 kg', 1, 110.5, null, 1, 3, 1],
    ['simple', 'honey', 'Forest honey', null, null, 1, 100, null, 0, 0, null],
    ['simple', 'tea', 'Tea', null, null, -1, 100, null, 1, 5, null],
  ]);
});

test('Shopify gets one row for each pack, and further rows for further pictures', () => {
  const wanted = ['URL handle', 'Title', 'Option1 name', 'Option1 value', 'Price'];
  const shown = ['Compare-at price', 'Product image URL', 'Image position', 'Status'];
  const [one, two] = ['1', 's'].map((picture) => at('ragi-500g', picture));
  expect(under('shopify', [SMALL, LARGE, HIDDEN], ...wanted, ...shown)).toEqual([
    ['ragi-flour', 'Ragi flour', 'Pack', '500 g', 60, 75, one, 1, 'active'],
    ['ragi-flour', null, null, '1 kg', 110.5, null, two, 2, null],
    ['ragi-flour', null, null, null, null, null, at('ragi-1kg', 'b'), 3, null],
    ['ragi-flour', null, null, null, null, null, at('ragi-1kg', 's'), 4, null],
    ['tea', 'Tea', 'Title', 'Default Title', 100, null, null, null, 'draft'],
  ]);
});

test('a thing is not called like a product, and drafts do not mix with what is sold', () => {
  const hidden = product('ragi-2kg', { ...ragi, name: 'Ragi flour, 2 kg', hidden: true });
  const named = product('ragi-flour', { name: 'Another' });
  const all = [SMALL, LARGE, hidden, named];
  expect(under('woocommerce', all, 'Type', 'SKU', 'Published').map(String)).toEqual([
    ...['variable,ragi-flour-packs,1', 'variation,ragi-500g,1', 'variation,ragi-1kg,1'],
    ...['simple,ragi-2kg,-1', 'simple,ragi-flour,1'],
  ]);
});
