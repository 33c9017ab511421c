// Exports of other shops become products of ours, a second export finds those of a first, and other tables are left alone.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { compareRows, type ImportShop } from '#domain/product/table/import-shop.ts';
import { fromOtherShop } from '#domain/product/table/other-shops.ts';
import type { ProductTable } from '#domain/product/table/product-table.ts';
import { checkSheets } from '#domain/product/table/read-table.ts';
import { NO_PICTURES } from '#domain/product/table/row-pictures.ts';
import { headings as ourHeadings } from '#domain/product/table/stored-product.ts';
import { linesOf } from '../../support/other-shop.ts';

/** Exports, each below what is said of it: its lines, or its file in tests/tables, and a line for each product. */
async function samplesIn(file: string) {
  const text = await readFile(new URL(file, import.meta.url), 'utf8');
  const blocks = text.trimEnd().split(/^# /m).slice(1);
  return blocks.map((block) => {
    const [title = '', ...lines] = block.trimEnd().split('\n');
    const isProduct = (line: string) => line.startsWith('= ');
    const products = lines.filter(isProduct).map((line) => line.slice(2));
    return [title, lines.filter((line) => !isProduct(line)), products] as const;
  });
}
const samples = [
  ...(await samplesIn('known-shops.txt')),
  ...(await samplesIn('unknown-shops.txt')),
];

function saidOf({ origin }: ProductTable): string {
  const { shop, rows, products, leftOut } = origin ?? { leftOut: [] };
  return `${shop}: ${[`${rows} rows`, `${products} products`, ...leftOut].join(', ')}`;
}

test.each(samples)('an export of %s', async (title, lines, products) => {
  const [, file] = /^file: (.*)/.exec(lines[0] ?? '') ?? [];
  const bytes = file
    ? readFile(`tests/tables/${file}`)
    : new TextEncoder().encode(lines.join('\n'));
  const read = await readSpreadsheet(await bytes);
  const table = 'sheets' in read ? fromOtherShop(read.sheets) : null;
  if (!table || !('sheets' in read)) throw new Error(JSON.stringify(read));
  expect(saidOf(table).replace(/ \(.*/, '')).toBe(title.replace(/ \(.*/, ''));
  expect(linesOf(table)).toEqual(products);
  if (!file) return;
  const { origin, rows } = table;
  const checked = { problems: [], origin, rows: rows.map(({ row }) => ({ row })) };
  expect(checkSheets(read.sheets, {})).toMatchObject(checked);
  if (origin?.shop === 'WooCommerce') expect(rows.map(({ row }) => row)).toEqual([2, 4, 5]);
});

test('an export is found on any sheet, whatever the case of its headings, and its pictures come along', () => {
  const sheet = (name: string, ...cells: string[][]) => ({
    name,
    rows: cells.map((row, at) => ({ row: at + 1, cells: row, isHidden: at === 1 })),
    pictures: [],
  });
  const items = [
    ['ITEM NAME', 'rate', 'Usage  Unit', 'status'],
    ['Haldi', '120', 'pcs', 'Active'],
  ];
  const table = fromOtherShop([sheet('Notes', ['How to use this file']), sheet('Items', ...items)]);
  expect(table).toMatchObject({ origin: { shop: 'Zoho' }, rows: [{ row: 2, isHidden: true }] });
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

test('a second export finds its products, whatever was renamed there, and doubles none', async () => {
  const headings =
    'Handle,Title,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price';
  const stored = new Map<string, Record<string, unknown>>();
  const shop: Pick<ImportShop<number>, 'readProducts' | 'findBySource'> = {
    readProducts: async (ids) =>
      ids.map((id) => {
        const fields = stored.get(id);
        return fields ? { fields, sold: 0, seenAt: 1 } : null;
      }),
    findBySource: async (sources) => {
      const known = [...stored].map(([id, { sourceId }]) => [String(sourceId), id] as const);
      return new Map(known.filter(([source]) => sources.includes(source)));
    },
  };
  const groups = { category: new Map(), brand: new Map() };
  const load = async (...lines: string[]) => {
    const read = await readSpreadsheet(new TextEncoder().encode([headings, ...lines].join('\n')));
    const table = 'sheets' in read ? checkSheets(read.sheets, {}) : read;
    if (!('rows' in table)) throw new Error(JSON.stringify(table));
    const context = { groups, folder: NO_PICTURES, isOtherShop: true };
    const compared = await compareRows(shop, table.rows, context);
    return compared.map(({ row: { id }, outcome }) => {
      if ('fields' in outcome) stored.set(id, { ...stored.get(id), ...outcome.fields });
      return `${id} ${outcome.kind}`;
    });
  };
  expect(
    await load('ragi,Ragi,500 g,R5,shopify,4,60', 'ragi,,1 kg,R10,shopify,2,110', 'til,Til,,,,,9'),
  ).toEqual(['R5 new', 'R10 new', 'til new']);
  // A new SKU, a new word for the option under the old SKU, a new name.
  const renamed = ['ragi,Ragi,500 g,R-5,shopify,4,60', 'ragi,,1kg,R10,shopify,2,110'];
  expect(await load(...renamed, 'til,Til new,,,,,9')).toEqual([
    ...['R5 unchanged', 'R10 changed', 'til changed'],
  ]);
  // One pack less, and another thing that took its SKU.
  expect(await load('ragi,Ragi,500 g,R-5,shopify,4,65', 'oil,Oil,,R10,,,9')).toEqual([
    ...['R5 changed', 'R10 refused'],
  ]);
  expect([...stored.keys()]).toEqual(['R5', 'R10', 'til']);
});
