// Files of real programs, as merchants have them: each gives its products, or says in plain words why not.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import type { TableAnswers } from '#domain/product/table/product-table.ts';
import { checkSheets } from '#domain/product/table/read-table.ts';

/** Each product in one line: name, category, price, MRP, stock, net weight, unit and pictures; then what else is told. */
async function read(file: string, answers: TableAnswers = {}) {
  const found = await readSpreadsheet(await readFile(`tests/tables/${file}`));
  const table = 'problem' in found ? found : checkSheets(found.sheets, answers);
  if (!('rows' in table)) return table;
  const products = table.rows.map(({ id, values: it }) =>
    [id, it.name, it.category, it.price, it.mrp, it.quantity, it.netWeight, it.unit, it.photoURL]
      .map((value) => String(value ?? '–'))
      .join(' | '),
  );
  return { products, problems: table.problems, hidden: table.hidden };
}

const farm = (number: number, [turmeric, honey] = [120.5, 1250.5], groups = 'Millets,Honey') => {
  const [second, third] = groups.split(',');
  const id = `zzimp-${String(number).padStart(2, '0')}`;
  return [
    `${id}-a | Turmeric powder हल्दी | Zzimp Spices | ${turmeric} | 150 | 40 | 200 | g | –`,
    `${id}-b | Ragi flour | Zzimp ${second} | 90 | 100 | 12 | 1 | kg | –`,
    `${id}-c | Forest honey | Zzimp ${third} | ${honey} | 1400 | 7 | 500 | g | –`,
  ];
};
const UNITS = ['g', 'g', 'g', 'kg', 'kg', 'l', 'l', 'ml'].map(
  (unit, at) => `zzimp-19-${at} | Ragi flour | Zzimp Millets | 90 | 100 | 12 | 500 | ${unit} | –`,
);
const lost = { row: 2, column: 'Name', problem: expect.stringMatching(/\.xlsx|CSV UTF-8/) };
const pieces = { row: 10, column: 'Unit', problem: expect.stringMatching(/counts packs/) };

test.each<[string, string[], object[]?]>([
  ['01-filled-down-formula.xlsx', farm(1, [135, 1260])],
  ['04-merged-category.xlsx', farm(4, undefined, 'Spices,Spices')],
  ['06-question-marks.csv', farm(6).slice(1), [lost]],
  ['08-formula-below-the-table.xlsx', farm(8)],
  ['09-tick-boxes-below-the-table.xlsx', farm(9)],
  ['10-title-and-total.xlsx', farm(10)],
  ['12-summary-sheet-first.xlsx', farm(12)],
  ['13-rupee-format.csv', farm(13)],
  ['14-libreoffice.ods', farm(13)],
  ['15-old-excel.xls', farm(15)],
  ['16-sep-line.csv', farm(16)],
  ['19-indian-units.csv', UNITS, [pieces]],
  ['21-pictures-in-the-sheet.xlsx', farm(21).with(0, `${farm(21)[0]?.slice(0, -1)}I2.png`)],
])('%s gives its products, and refuses nothing but what is unreadable', async (...row) => {
  const [file, products, problems = []] = row;
  expect(await read(file)).toEqual({ products, problems, hidden: 0 });
});

test.each([
  ['none', {}, [0, 2], 1],
  ['to take it', { hiddenRows: 'take' }, [0, 1, 2], 0],
  ['to leave it', { hiddenRows: 'leave' }, [0, 2], 0],
] as const)('of 17-filtered-rows.xlsx the hidden row comes by the answer: %s', async (...row) => {
  const [, answers, shown, hidden] = row;
  const products = shown.map((at) => farm(17)[at]);
  expect(await read('17-filtered-rows.xlsx', answers)).toEqual({ products, problems: [], hidden });
});

test.each([
  ['03-open-quote.csv', /quotation marks.*row 2|row 2.*quotation marks/i],
  ['15-binary.xlsb', /\.xlsb/],
])('%s is refused as a whole, by what it is', async (file, why) => {
  expect(await read(file)).toEqual({ problem: expect.stringMatching(why) });
});
