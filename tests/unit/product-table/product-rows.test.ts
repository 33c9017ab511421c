// Of the rows below the headings, those that are products are taken, and none of them is lost.
import { expect, test } from 'vitest';
import type { Cell } from '#domain/product/table/cell.ts';
import { headingKey } from '#domain/product/table/cell.ts';
import { findTable } from '#domain/product/table/find-table.ts';

/** Rows with slashes between them, cells with bars: `ragi|Ragi|90`. */
function found(written: string) {
  const rows = written.split(/ ?\/ ?/).flatMap((line, at) => {
    const cells = line.split('|').map((text) => cellOf(text.trim()));
    return line.trim() === '' ? [] : [{ row: at + 1, cells, isHidden: false }];
  });
  const table = findTable([{ name: 'Products', rows, pictures: [] }], {});
  if (!('rows' in table)) throw new Error(JSON.stringify(table));
  return table;
}

function cellOf(text: string): Cell {
  if (text === '') return null;
  if (text === 'FALSE') return false;
  if (text.startsWith('#N')) return { error: text };
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** The rows of the products, by their number in the file. */
const productsIn = (written: string) => found(written).rows.map(({ row }) => row);

const HEAD = 'Id|Name|Price|Stock|Unit / a|Ragi|9';
test.each<[string, string, number[]]>([
  ['titles above', 'Price list / / Asha Farm|November / Id|Name|Price / a|Ragi|9', [5]],
  ['a merged title', 'Products|Products|Products / Id|Name|Price / a|Ragi|9', [3]],
  ['totals', `${HEAD} / |Total||59 / Grand Total||18 / ||18|59 / |कुल / Total stock||||5`, [2]],
  [
    'totals in other words',
    'Name|Price|Stock / Ragi|9|5 / Grand Total (2 items):|18|5 / कुल योग:|18 / Average|9 / No. of products||1 / Total 2 items',
    [2],
  ],
  [
    'what a bill adds',
    'Name|Price / Ragi|9 / Delivery charges|50 / GST 5%|8.5 / Discount|10 / Packing & handling charge|5',
    [2],
  ],
  [
    'last lines',
    'Name|Price|Stock / Ragi|9|5 / / Prices valid till 30 Nov / Contact 98765 43210 / Call: Asha / www.asha.in / Sd/- / For Asha Farm / Prepared by:|Ravi',
    [2],
  ],
  [
    'titles of pages',
    'Name|Price|Stock / Ragi|9|5 / / Asha Farm / Page 2 / Name|Price|Stock / Til|8|4 / Jowar / Name|Price|Stock / Rice|7|1',
    [2, 7, 8, 10],
  ],
  [
    'totals of sections',
    'Name|Price|Stock / OILS|OILS|OILS / Til|9|5 / Total oils|9|5 / NUTS|NUTS|NUTS / Cashew|8|5 / Nuts total|8|4',
    [3, 6],
  ],
  [
    'totals of categories',
    'Name|Category|Price / Til|Oils|9 / Total Oils||9 / Total wheat||8',
    [2, 4],
  ],
  ['last lines under ids', 'Id|Name|Price / a|Ragi|9 / / Prices valid till 30 Nov', [2]],
  [
    'no last product without a price',
    'Name|Price / Ragi|9 / / Jowar / Order mix|8 / Til',
    [2, 4, 5, 6],
  ],
  ['a label beside a sum of prices', 'S.No.|Item|Rate / 1|Ragi|9 / |Total|9 / Sum||9', [2]],
  [
    'no product called Total',
    `${HEAD} / tw|Total wheat|90 / t|Total|90 / |Total wheat|8`,
    [2, 3, 4, 5],
  ],
  ['headings once more', `${HEAD} / Id|NAME|Price|Stock|Unit / b|Til|9`, [2, 4]],
  ['remarks', 'Name|Price / Ragi|9 / / Note: prices may change / * E&OE', [2]],
  ['formulas, tick boxes and units', `${HEAD} / ||0|0|g / |FALSE||0 / -||| / #NULL|#NULL`, [2]],
  ['numbers filled down', 'Id|Name|Price / 1|Ragi|9 / 2|| / 3||0', [2]],
  ['serial numbers', 'S.No.|Name|Price / 1|Ragi|9 / 2|| / 3||0', [2]],
  ['no name without a price', `${HEAD} / |Til / b|Chia|9`, [2, 3, 4]],
  ['no price without a name', `${HEAD} / ||9||g`, [2, 3]],
  ['no id alone', `${HEAD} / ragi-1kg`, [2, 3]],
  [
    'no further pack without a name',
    'Name|Pack|Price / Ragi|500 g|9 / |1 kg|17 / Til|1 kg|8 / |2 kg|15',
    [2, 3, 4, 5],
  ],
  [
    'no pack in numbers between others',
    'Name|Weight|Price / Ragi|1|9 / |2|17 / Til|1|8 / |4|34',
    [2, 3, 4],
  ],
  ['no id with a formula whose result is missing', `${HEAD} / b|#NULL|#NULL`, [2, 3]],
])('left out are %s', (_what, written, products) => {
  expect(productsIn(written)).toEqual(products);
});

/** Each product's name and category. */
function categoriesIn(written: string): string {
  const { headings, columns, rows } = found(written);
  const category = columns.find(({ column }) => column.field === 'category')?.at ?? -1;
  const name = headings.findIndex((heading) => headingKey(heading) === 'name');
  return rows
    .map(
      ({ cells }) =>
        `${cells[name]}: ${String(cells[category] ?? '–').replace(/^\(.*/, 'as it is')}`,
    )
    .join(', ');
}

test.each<[string, string, string]>([
  [
    'in capitals',
    'Name|Price / Ragi|9 / SPICES | / Haldi|8 / OILS: | / Til|7',
    'Ragi: as it is, Haldi: SPICES, Til: OILS',
  ],
  [
    'in merged cells',
    'Name|Price / Millets|Millets / Ragi|9 / Oils|Oils / Til|8',
    'Ragi: Millets, Til: Oils',
  ],
  [
    'at the top and after an empty row',
    'Name|Price|Stock / Millets / Ragi|9|1 / / Oils / Til|8|2',
    'Ragi: Millets, Til: Oils',
  ],
  [
    'at the top and in between',
    'Name|Price|Stock / Millets / Ragi|9|1 / Oils / Til|8|2',
    'Ragi: Millets, Til: Oils',
  ],
  [
    'after empty rows, beside a product without a price',
    'Name|Price|Stock / Millets / Ragi|9|1 / Jowar / Bajra|9|1 / / Oils / Til|8|2',
    'Ragi: Millets, Jowar: Millets, Bajra: as it is, Til: Oils',
  ],
  [
    'beside their letters',
    'S.No.|Name|Price / A|MILLETS / 1|Ragi|9 / II.|OILS / 1|Til|8',
    'Ragi: MILLETS, Til: OILS',
  ],
  ['but not of one alone', 'Name|Price|Stock / Jowar / Ragi|9|1', 'Jowar: –, Ragi: –'],
  [
    'in a column before the names',
    '|Name|Price / Millets / |Ragi|9 / Oils / |Til|8',
    'Ragi: Millets, Til: Oils',
  ],
  ['in no list of capitals', 'Name|Price / RAGI|9 / JOWAR | / TIL|8', 'RAGI: –, JOWAR: –, TIL: –'],
  [
    'that may be a product',
    'Name|Price / MILLETS | / Ragi|9 / Jowar | / Til|8',
    'Ragi: MILLETS, Jowar: MILLETS, Til: as it is',
  ],
  [
    'in a table with categories',
    'Name|Price|Category / MILLETS | / Ragi|9|Grain / Til|8',
    'Ragi: Grain, Til: –',
  ],
])('names of sections, %s, are the categories of the products below', (_what, written, named) => {
  expect(categoriesIn(written)).toBe(named);
});
