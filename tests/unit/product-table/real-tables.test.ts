// Files of real programs, as merchants have them: each gives its products, or says in plain words why not.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import type { CheckedTable, TableAnswers } from '#domain/product/table/product-table.ts';
import { checkSheets } from '#domain/product/table/read-table.ts';

async function read(file: string, answers: TableAnswers = {}) {
  const found = await readSpreadsheet(await readFile(`tests/tables/${file}`));
  return 'problem' in found ? found : checkSheets(found.sheets, answers);
}

async function tableIn(file: string, answers?: TableAnswers): Promise<CheckedTable> {
  const table = await read(file, answers);
  if (!('rows' in table)) throw new Error(JSON.stringify(table));
  return table;
}

/** A product in one line: name, category, price, MRP, stock, net weight and unit. */
const lines = ({ rows }: CheckedTable) =>
  rows.map(({ id, values: it }) =>
    [id, it.name, it.category, it.price, it.mrp, it.quantity, it.netWeight, it.unit]
      .map((value) => value ?? '–')
      .join(' | '),
  );

const farm = (
  start: string,
  { name = 'Turmeric powder हल्दी', price = [120.5, 90, 1250.5], spices = 'Zzimp Spices' } = {},
) => [
  `${start}-a | ${name} | ${spices} | ${price[0]} | 150 | 40 | 200 | g`,
  `${start}-b | Ragi flour | Zzimp Millets | ${price[1]} | 100 | 12 | 1 | kg`,
  `${start}-c | Forest honey | Zzimp Honey | ${price[2]} | 1400 | 7 | 500 | g`,
];

describe('a farm’s own table', () => {
  test.each<[string, string[]]>([
    ['01-filled-down-formula.xlsx', farm('zzimp-01', { price: [135, 90, 1260] })],
    ['08-formula-below-the-table.xlsx', farm('zzimp-08')],
    ['09-tick-boxes-below-the-table.xlsx', farm('zzimp-09')],
    ['10-title-and-total.xlsx', farm('zzimp-10')],
    ['12-summary-sheet-first.xlsx', farm('zzimp-12')],
    ['13-rupee-format.csv', farm('zzimp-13')],
    ['14-libreoffice.ods', farm('zzimp-13')],
    ['15-old-excel.xls', farm('zzimp-15')],
    ['16-sep-line.csv', farm('zzimp-16')],
    ['21-pictures-in-the-sheet.xlsx', farm('zzimp-21')],
  ])('%s gives its three products, and refuses nothing', async (file, products) => {
    const table = await tableIn(file);
    expect(lines(table)).toEqual(products);
    expect([table.problems, table.hidden]).toEqual([[], 0]);
  });

  test('04-merged-category.xlsx gives the merged category to each of its rows', async () => {
    const { rows } = await tableIn('04-merged-category.xlsx');
    expect(rows.map(({ values }) => values.category)).toEqual(Array(3).fill('Zzimp Spices'));
  });

  test('17-filtered-rows.xlsx leaves the hidden row out until that is answered', async () => {
    const asked = await tableIn('17-filtered-rows.xlsx');
    expect([lines(asked).length, asked.hidden]).toEqual([2, 1]);
    const taken = await tableIn('17-filtered-rows.xlsx', { hiddenRows: 'take' });
    expect([lines(taken), taken.hidden]).toEqual([farm('zzimp-17'), 0]);
    const left = await tableIn('17-filtered-rows.xlsx', { hiddenRows: 'leave' });
    expect([lines(left).length, left.hidden]).toEqual([2, 0]);
  });

  test('19-indian-units.csv gives units as they are written in India, and refuses pieces', async () => {
    const table = await tableIn('19-indian-units.csv');
    const units = table.rows.map(({ values }) => `${values.netWeight} ${values.unit}`);
    expect(units).toEqual([
      ...['500 g', '500 g', '500 g', '500 kg', '500 kg', '500 l', '500 l', '500 ml'],
    ]);
    expect(table.problems).toMatchObject([{ row: 10, column: 'Unit' }]);
  });

  test('21-pictures-in-the-sheet.xlsx gives the picture to the product beside it', async () => {
    const { rows, pictures } = await tableIn('21-pictures-in-the-sheet.xlsx');
    expect(pictures.map(({ name }) => name)).toEqual(['I2.png']);
    expect(rows.map(({ values }) => values.photoURL ?? null)).toEqual([['I2.png'], null, null]);
  });

  test.each<[string, RegExp]>([
    ['03-open-quote.csv', /quotation marks.*row 2|row 2.*quotation marks/i],
    ['15-binary.xlsb', /\.xlsb/],
  ])('%s is refused as a whole, by what it is', async (file, why) => {
    expect(await read(file)).toEqual({ problem: expect.stringMatching(why) });
  });

  test('06-question-marks.csv is refused in the row that lost its letters, and says how to save it', async () => {
    const table = await tableIn('06-question-marks.csv');
    const problem = expect.stringMatching(/\.xlsx|CSV UTF-8/);
    expect(table.problems).toEqual([{ row: 2, column: 'Name', problem }]);
    expect(lines(table).length).toBe(2);
  });
});

describe('an export of another shop', () => {
  test.each<[string, string, string[]]>([
    [
      '30-woocommerce.csv',
      'WooCommerce: 5 rows, 4 products, 1 draft',
      [
        'TUR-200 | Lakadong turmeric powder, 200 g | Turmeric | 120 | 150 | 40 | 200 | g',
        'RAGI-500 | Ragi flour, 500 g | Millets | 60 | – | 12 | 500 | g',
        'RAGI-1000 | Ragi flour, 1 kg | Millets | 110 | – | – | 1 | kg',
      ],
    ],
    [
      '30-shopify-old.csv',
      'Shopify: 4 rows, 3 products',
      [
        'TUR-200 | Lakadong turmeric powder | Spices | 120 | 150 | 40 | 200 | g',
        'RAGI-500 | Ragi flour, 500 g | Millets | 60 | – | 12 | 500 | g',
        'RAGI-1000 | Ragi flour, 1 kg | Millets | 110 | – | 8 | 1 | kg',
      ],
    ],
    [
      '30-ofn-import.csv',
      'Open Food Network: 4 rows, 4 products',
      [
        'TUR-200 | Lakadong turmeric powder | Spices | 120 | – | 40 | 200 | g',
        'RAGI-500 | Ragi flour, 500 g | Millets | 60 | – | 12 | 500 | g',
        'RAGI-1000 | Ragi flour, 1 kg | Millets | 110 | – | – | 1 | kg',
        'EGG-6 | Eggs, 6 pack | Eggs | 90 | – | 10 | – | –',
      ],
    ],
    [
      '30-medusa.csv',
      'Medusa: 2 rows, 2 products',
      [
        'RAGI-500 | Ragi flour, 500 g | – | 60 | – | – | 500 | g',
        'RAGI-1000 | Ragi flour, 1 kg | – | 110 | – | – | 1 | kg',
      ],
    ],
    [
      '30-odoo.csv',
      'Odoo: 1 rows, 1 products',
      ['TUR-200 | Lakadong turmeric powder | Spices | 120 | – | 40 | 200 | g'],
    ],
    [
      '30-zoho.csv',
      'Zoho: 1 rows, 1 products',
      ['TUR-200 | Lakadong turmeric powder | – | 120 | – | 40 | – | –'],
    ],
  ])('%s is called by its name and gives its products', async (file, said, products) => {
    const table = await tableIn(file);
    const { shop, rows, products: made, leftOut } = table.origin ?? { leftOut: [] };
    expect([`${shop}: ${rows} rows, ${made} products`, ...leftOut].join(', ')).toBe(said);
    expect(lines(table)).toEqual(products);
    expect(table.problems).toEqual([]);
  });
});
