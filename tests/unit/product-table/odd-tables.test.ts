// Tables that are laid out in two rows of headings, in several tables or by size of pack are read as they are meant, or
// one sentence says how to part them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cell, Sheet } from '#domain/product/table/cell.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { checkSheets } from '#domain/product/table/read-table.ts';
import { tableOf } from '../../support/table-of.ts';

/** Rows with slashes between them, cells with bars. */
function sheetOf(written: string, name = 'Products'): Sheet {
  const rows = written.split(/(?:^| )\/(?= |$)/).flatMap((line, at) => {
    const cells = line.split('|').map((text) => cellOf(text.trim()));
    return line.trim() === '' ? [] : [{ row: at + 1, cells, isHidden: false }];
  });
  return { name, rows, pictures: [] };
}

const cellOf = (text: string): Cell =>
  text === '' ? null : /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;

/** The products with their values, and what is left out; or what is asked, or the problem. */
function madeOf(...sheets: Sheet[]): string {
  const table = checkSheets(sheets, {});
  if ('problem' in table) return table.problem;
  if ('ask' in table) return `asks for ${table.ask.missing.join(', ') || 'columns'}`;
  const rows = table.rows.map(({ values }) =>
    Object.entries(values)
      .filter(([field, value]) => field !== 'id' && value !== null)
      .map(([, value]) => value)
      .join(' '),
  );
  const problems = table.problems.map(({ row, column }) => `${row} ${column} refused`);
  const unknown = table.unknown.length > 0 ? [`without ${table.unknown.join(', ')}`] : [];
  return [...rows, ...problems, ...unknown].join('; ');
}

test.each<[string, string, string]>([
  [
    'merged cells',
    'Item|Group|Price|Price|Stock / Item|Group|MRP|Selling|Stock / Ragi|Millets|100|90|5',
    'Ragi Millets 100 90 5',
  ],
  [
    'merged cells of a .csv',
    'Item|Group|Price (Rs.)||Stock / ||MRP|Selling| / Ragi|Millets|100|90|5',
    'Ragi Millets 100 90 5',
  ],
  ['words above words', 'Item||Details|| / |MRP|Price|Stock| / Ragi|100|90|5', 'Ragi 100 90 5'],
  [
    'units below them',
    'Item|Rate|Weight|Stock / |(Rs.)|(kg)|(nos) / Ragi|90|1|5',
    'Ragi 90 1 5 kg',
  ],
  ['languages below them', 'Name|Rate|Net wt. / (English)|(Rs)|(g) / Ragi|90|500', 'Ragi 90 500 g'],
  [
    'a product called as a column',
    'Name|Rate|Type / Brand / Ragi|90|x',
    'Ragi 90 x; 2 Price refused',
  ],
  ['their numbers below them', 'S.No|Item|Rate / (1)|(2)|(3) / 1|Ragi|90', 'Ragi 90; without S.No'],
  ['numbers as numbers', 'Id|Name|Price / 1|2|3 / r|Ragi|90', 'Ragi 90'],
  ['the rate of buying', 'Item|Purchase| / Item|Rate|MRP / Ragi|70|100', 'asks for price'],
  [
    'a section first',
    '|Name|Price / Millets|| / |Ragi|9 / Oils|| / |Til|8',
    'Ragi 9 Millets; Til 8 Oils',
  ],
  ['a category first', 'Category|Name|Price / Millets|| / |Ragi|9', 'Ragi 9'],
])('headings with %s are read', (_what, written, products) => {
  expect(madeOf(sheetOf(written))).toBe(products);
});

const HEAD = 'Name|Category|Price|Stock / Ragi|Millets|90|5';
test.each<[string, string, string | RegExp]>([
  [
    'prices by size of pack',
    'Item|250g|500 gm / Ragi|30|50',
    /for each size of pack: 250g, 500 gm/,
  ],
  [
    'rates by size of pack',
    'Item|Rate (½ kg)|Rate (500 g)|Rate 1kg / Ragi|1|2|3',
    /500 g\), Rate 1kg/,
  ],
  ['rates of packs below', 'Item|Rate||Qty / |500 g|1 kg| / Ragi|50|90|5', /each size of pack/],
  ['two tables side by side', 'Item|Rate||Item|Rate / Ragi|90||Til|80', /side by side/],
  [
    'a second table of products',
    `${HEAD} / / Name|Price|Stock / Til|80|4`,
    /^In row 4 another table/,
  ],
  [
    'the same headings in other words',
    `${HEAD} / Item|Group|Rate|Stock / Til|Oils|80|4`,
    'Ragi Millets 90 5; Til Oils 80 4',
  ],
  [
    'areas of delivery below',
    `${HEAD} / / Area|Pin|Charge / Pune|411001|50`,
    'Ragi Millets 90 5; without the other table in row 4 and below',
  ],
  [
    'a price to be asked for',
    `${HEAD} / / Til|Oils|on request / Chia|Oils|80`,
    'Ragi Millets 90 5; Chia Oils 80; 4 Price refused',
  ],
  ['a dash for nothing', 'Name|MRP|Price|Stock|Unit|Tags / Ragi|-|90|nil|N/A|–', 'Ragi 90'],
  [
    'nil for a rate, and a dash for none',
    'Name|Price|GST rate|Next GST rate|Next GST rate from / Ragi|90|Nil|nil-rated|1/4/2027 / Til|80|-|n/a|-',
    'Ragi 90 0 0 2027-04-01; Til 80',
  ],
  [
    'pieces in dozens',
    'Name|Price|Stock / Ragi|90|2 dozen / Chia|90|3 Doz. / Til|80|40 Nos.',
    'Til 80 40; 2 Stock refused; 3 Stock refused',
  ],
  ['a reference to an empty cell', 'Name|Category|Origin|Price / Ragi|0|0|90', 'Ragi 90'],
  [
    'letters that HTML writes',
    'Name|Price|Tags / Salt &amp; oil\u200b|9|A &amp; B; C',
    'Salt & oil 9 A & B,C',
  ],
])('a table with %s is read, or says what to do', (_what, written, made) => {
  if (typeof made === 'string') expect(madeOf(sheetOf(written))).toBe(made);
  else expect(madeOf(sheetOf(written))).toMatch(made);
});

test('further sheets of products are named among what is left out', () => {
  const sheets = ['Millets', 'Oils', 'Notes'].map((name) =>
    sheetOf(name === 'Notes' ? 'Name|Phone / Asha|98765' : 'Name|Price / Ragi|90', name),
  );
  expect(madeOf(...sheets)).toBe('Ragi 90; without all of the sheet “Oils”');
});

test.each<[string, string, string]>([
  ['two lines in one of two columns', 'Name,Price\n"Ragi,\nfine",90\n', 'Ragi,\nfine 90'],
  ['a comma in a number', 'Name,Price,Stock\nRagi,1,250,5\nTil,80,4\n', 'Til 80 4; 2 null refused'],
  ['commas at its ends', 'Name,Price,,\nRagi,90,,\n', 'Ragi 90'],
  [
    'errors for results',
    'Name,Category,Price\n#REF!,x,1\nRagi,#N/A,2\nTil,x,###\n',
    '2 Name refused; 3 Category refused; 4 Price refused',
  ],
  ['errors below the table', 'Name,Price\nRagi,90\n#N/A,#N/A\n', 'Ragi 90'],
])('a .csv with %s writes nothing wrong', async (_what, text, made) => {
  const read = await readSpreadsheet(new TextEncoder().encode(text));
  expect('sheets' in read ? madeOf(...read.sheets) : read.problem).toBe(made);
});

const word = fc.oneof(
  fc.constantFrom('Total', 'Note: x', 'Rate', 'Price', 'Area', 'A', '1', '(2)', '#', '-', '500 g'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 }),
);
const price = fc.oneof(
  fc.integer({ min: 1, max: 999 }),
  fc.constantFrom('₹ 90', '90/-', 'ask', 'NA'),
);
const product = fc.record({ name: word, group: fc.option(word), price, gap: fc.nat({ max: 3 }) });

test('no row with an id and a price is lost, whatever stands in it and around it', () => {
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 6 }), (products) => {
      let row = 1;
      const rows = products.map(({ name, group, price: cost, gap }, at) => {
        row += gap + 1;
        return { row, cells: [`p-${at}`, name, group, cost], isHidden: false };
      });
      const head = { row: 1, cells: ['Id', 'Name', 'Category', 'Price'], isHidden: false };
      const table = checkSheets([{ name: '', rows: [head, ...rows], pictures: [] }], {});
      if (!('rows' in table)) throw new Error(JSON.stringify(table));
      const told = new Set([...table.rows, ...table.problems].map((it) => it.row));
      expect(rows.filter((it) => !told.has(it.row))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('10,000 rows of 30 columns are all taken', () => {
  const filler = Array.from({ length: 24 }, (_, at) => `Own ${at}`);
  const rows = Array.from({ length: 10_000 }, (_, at): Cell[] => [
    ...[`id-${at}`, `हल्दी ${at}`, '₹ 1,200.50', '500 g', 'Spices', 'a, b'],
    ...filler,
  ]);
  const head = ['Code', 'Item', 'Rate', 'Pack', 'Group', 'Keywords', ...filler];
  expect(tableOf([head, ...rows]).rows.length).toBe(10_000);
});
