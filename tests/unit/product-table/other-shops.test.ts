// Exports of other shops become products of ours; other tables are left alone.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { fromOtherShop } from '#domain/product/table/other-shops.ts';
import type { ProductTable } from '#domain/product/table/product-table.ts';
import { headings as ourHeadings } from '#domain/product/table/stored-product.ts';
import { columnOf, converted, exported, productsOf } from '../../support/other-shop.ts';

const ragi = (pack: Record<string, unknown>) => ({ 'Pack of': 'ragi-flour', ...pack });
const small = {
  Id: 'RAGI-500',
  Name: 'Ragi flour, 500 g',
  Price: 60,
  'Net weight': 500,
  Unit: 'g',
};
const large = {
  Id: 'RAGI-1000',
  Name: 'Ragi flour, 1 kg',
  Price: 110,
  'Net weight': 1,
  Unit: 'kg',
};
const turmeric = { Id: 'TUR-200', Name: 'Lakadong turmeric powder', Price: 120, Stock: 40 };
const inGrams = { 'Net weight': 200, Unit: 'g' };

describe('a sample of each shop', () => {
  const farm = 'https://farm.example/wp-content/uploads';
  const cdn = 'https://cdn.shopify.com/s/files/1';
  test.each<[string, Partial<ProductTable['origin'] & object>, string[], unknown[]]>([
    [
      '30-woocommerce.csv',
      { shop: 'WooCommerce', rows: 5, products: 4, leftOut: ['1 draft'] },
      ['woocommerce:101', 'woocommerce:111', 'woocommerce:112'],
      [
        {
          ...{ ...turmeric, Name: 'Lakadong turmeric powder, 200 g', ...inGrams, MRP: 150 },
          ...{ Category: 'Turmeric', Brand: 'Meghalaya Hills', Tags: 'Spices, Organic, haldi' },
          Pictures: `${farm}/haldi-1.jpg, ${farm}/haldi-2.jpg`,
          Description: '<p>Grown in Meghalaya.</p>\n<ul>\n<li>Sun dried</li>\n</ul>',
        },
        ...[{ ...small, Stock: 12 }, large].map((pack) =>
          ragi({
            ...{ ...pack, Category: 'Millets', Tags: 'ragi', Pictures: `${farm}/ragi.jpg` },
            Description: '<p>Stone ground.</p>',
          }),
        ),
      ],
    ],
    [
      '30-shopify-old.csv',
      { shop: 'Shopify', rows: 4, products: 3, leftOut: [] },
      ['shopify:lakadong-turmeric', 'shopify:ragi-flour/500 g', 'shopify:ragi-flour/1 kg'],
      [
        {
          ...{ ...turmeric, ...inGrams, MRP: 150, Category: 'Spices', Brand: 'Meghalaya Hills' },
          ...{ Tags: 'haldi, organic', Description: '<p>Grown in <b>Meghalaya</b>.</p>' },
          Pictures: `${cdn}/haldi-1.jpg, ${cdn}/haldi-2.jpg`,
        },
        ragi({ ...small, Stock: 12, Category: 'Millets', Brand: 'Kaveri Banks' }),
        ragi({ ...large, Stock: 8, Category: 'Millets', Brand: 'Kaveri Banks' }),
      ],
    ],
    [
      '30-ofn-import.csv',
      { shop: 'Open Food Network', rows: 4, products: 4, leftOut: [] },
      ['TUR-200', 'RAGI-500', 'RAGI-1000', 'EGG-6'].map((sku) => `open-food-network:${sku}`),
      [
        { ...turmeric, ...inGrams, Category: 'Spices', Description: 'Grown in Meghalaya' },
        ragi({ ...small, Stock: 12, Category: 'Millets' }),
        ragi({ ...large, Category: 'Millets' }),
        { Id: 'EGG-6', Name: 'Eggs, 6 pack', Category: 'Eggs', Price: 90, Stock: 10 },
      ].map((product) => ({ ...product, Brand: 'Kaveri Banks' })),
    ],
    [
      '30-medusa.csv',
      { shop: 'Medusa', rows: 2, products: 2, leftOut: [] },
      ['medusa:variant_01', 'medusa:variant_02'],
      [small, large].map((pack) => ragi({ ...pack, Description: 'Stone ground.' })),
    ],
    [
      '30-odoo.csv',
      { shop: 'Odoo', rows: 1, products: 1, leftOut: [] },
      ['odoo:__export__.product_template_12_ab12cd34'],
      [{ ...turmeric, ...inGrams, Category: 'Spices' }],
    ],
    [
      '30-zoho.csv',
      { shop: 'Zoho', rows: 1, products: 1, leftOut: [] },
      ['zoho:4859000000012345'],
      [turmeric],
    ],
  ])('%s', async (file, origin, sources, expected) => {
    const table = await converted(await readFile(`tests/tables/${file}`));
    expect(table.origin).toEqual(origin);
    expect(columnOf(table, 'Source id')).toEqual(sources);
    expect(productsOf(table)).toEqual(expected);
  });
});

test('a product keeps the row of the export that it comes from', async () => {
  const table = await converted(await readFile('tests/tables/30-woocommerce.csv'));
  expect(table.rows.map(({ row }) => row)).toEqual([2, 4, 5]);
});

test('two producers with packs of the same name keep them apart', async () => {
  const table = await exported(
    'producer,sku,name,display_name,category,units,unit_type,variant_unit_name,price,on_hand,on_demand',
    ...['A', 'B'].flatMap((farm) =>
      ['500', '1000'].map((g) => `${farm},,Ragi,,Millets,${g},g,,60,1,`),
    ),
    'C,,Milk,,Dairy,1,L,,50,1,',
    'C,,Spinach,,Greens,2,,bunches,20,1,',
  );
  expect(columnOf(table, 'Pack of')).toEqual(['ragi', 'ragi', 'ragi-2', 'ragi-2', null, null]);
  expect(columnOf(table, 'Name').slice(-2)).toEqual(['Milk', 'Spinach, 2 bunches']);
  expect(columnOf(table, 'Unit').slice(-2)).toEqual(['l', null]);
  expect(columnOf(table, 'Source id').slice(1, 3)).toEqual([
    ...['open-food-network:A, Ragi/1000 g', 'open-food-network:B, Ragi/500 g'],
  ]);
  expect(columnOf(table, 'Id').slice(1, 3)).toEqual(['ragi-1000-g', 'ragi-500-g-b']);
});

test('an export is found on any sheet, whatever the case of its headings, and its pictures come along', () => {
  const sheet = (name: string, ...cells: string[][]) => ({
    name,
    rows: cells.map((row, at) => ({ row: at + 1, cells: row, isHidden: at === 1 })),
    pictures: [],
  });
  const table = fromOtherShop([
    sheet('Notes', ['How to use this file']),
    sheet(
      'Items',
      ['ITEM NAME', 'rate', 'Usage  Unit', 'status'],
      ['Haldi', '120', 'pcs', 'Active'],
    ),
  ]);
  expect(table?.origin?.shop).toBe('Zoho');
  expect(table?.rows.map(({ row, isHidden }) => ({ row, isHidden }))).toEqual([
    { row: 2, isHidden: true },
  ]);
});

test.each([
  ['our own export', ourHeadings()],
  ['a price list', ['S. No.', 'Item', 'Rate', 'Unit', 'Stock']],
  ['a list with more columns', ['Item Name', 'Category', 'Price', 'MRP', 'Qty', 'Status', 'Type']],
  ['a list of items', ['Item ID', 'Item Name', 'Price', 'Quantity']],
  ['a list with names and titles', ['Title', 'Name', 'SKU', 'Price', 'Description', 'Image']],
  ['the orders of Shopify', ['Name', 'Email', 'Financial Status', 'Lineitem name', 'Total']],
  ['no headings', []],
])('%s is no export of another shop', (_, headings) => {
  const rows = [headings, headings].map((cells, at) => ({ row: at + 1, cells, isHidden: false }));
  expect(fromOtherShop([{ name: 'Sheet1', rows, pictures: [] }])).toBeNull();
});
