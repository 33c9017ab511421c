// The table in a merchant’s file is found by its headings, however they are worded and laid out; what no heading says is asked. Of
// the rows those that are products are taken, and none is lost; or one sentence says how to part the table.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cell, Sheet } from '#domain/product/table/cell.ts';
import { headingKey } from '#domain/product/table/cell.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { columnQuestion, findTable } from '#domain/product/table/find-table.ts';
import type { TableAnswers } from '#domain/product/table/product-table.ts';
import { checkSheets } from '#domain/product/table/read-table.ts';
import { tableOf } from '../../support/table-of.ts';
import { layouts, sheetOf } from './written-sheet.ts';

function found(...written: string[]) {
  const sheets = written.map((it) => sheetOf(it));
  const table = findTable(sheets, {});
  if (!('rows' in table)) throw new Error(JSON.stringify(table));
  return table;
}

function fieldUnder(heading: string): string | null {
  const rows = [['Id', heading], ['ragi']].map((cells, at) => ({
    row: at + 1,
    cells,
    isHidden: false,
  }));
  const found = columnQuestion([{ ...sheetOf(''), rows }], {});
  return 'ask' in found ? (found.ask.columns[1]?.field ?? null) : found.problem;
}

test.each<[string, string]>([
  [
    'name',
    'Product|PRODUCT NAME|Item Name *|Particulars|Description of Goods|नाम|Name / नाम|उत्पाद',
  ],
  [
    'price',
    'Price (₹)|PRICE/RS|Selling  Price|Rate|Rate (Rs.)|Our price|Price (incl. of all taxes)|दर|मूल्य (रु.)',
  ],
  ['mrp', 'M.R.P.|MRP (Rs.)|Regular price|List Price|M R P|MRP ₹'],
  ['quantity', 'In stock|Stock Qty.|Opening stock|On hand|Available|स्टॉक|Qty (Nos)|Quantity'],
  ['netWeight', 'Weight|Net Wt.|Net weight (g)|Weight (kg)|Weight in gms|Pack size|Size|वजन'],
  ['unit', 'UOM|U.O.M.|Units|Measure|इकाई'],
  ['category', 'Categories|Group|Type|Product Category|Dept.|श्रेणी'],
  ['brand', 'Company|Make|Vendor'],
  ['photoURL', 'Image|Photo|Images|Image URL|Picture'],
  ['editorContent', 'Details|About|Long description|विवरण'],
  ['tags', 'Keywords'],
  [
    'name:hi',
    'Name (Hindi)|name hindi|Name (हिन्दी)|Name / हिंदी|Product name (Hindi)|Item Name (हिन्दी)|Hindi name|Name in Hindi|नाम (हिन्दी)',
  ],
  ['name:ta', 'Name (தமிழ்)|Tamil name|Product title (Tamil)|பெயர் (தமிழ்)'],
  ['name:bn', 'Name (বাংলা)|Product (Bengali)'],
  ['editorContent:hi', 'Description (Hindi)|Description (हिन्दी)|Details in Hindi|विवरण (हिन्दी)'],
  ['origin', 'Place of origin'],
  ['country', 'Country'],
  ['ingredients', 'Ingredients|List of Ingredients|Ingredients / सामग्री|घटक'],
  ['allergens', 'Allergens|Allergen info|Allergy information|एलर्जी'],
  ['batch', 'Batch|Batch No.|Lot number|बैच नंबर'],
  ['fssai', 'FSSAI|FSSAI No.|FSSAI Lic. No.|F.S.S.A.I. Number'],
  ['hsn', 'HSN|HSN/SAC|HSN Code|एचएसएन कोड'],
  ['gstRate', 'GST %|GST rate (%)|Tax rate|जीएसटी दर'],
  ['lowStock', 'Reorder level|Min. stock'],
  [
    'null',
    'Price per kg|Rate/Kg|GST|GST amount|Cost|Purchase price|Amount|Barcode|S.No.|Expiry date|Supplier|Stock (kg)|Name (French)|Price excl. GST',
  ],
])('a column of %s may be called %s', (field, headings) => {
  for (const heading of headings.split('|')) {
    expect(String(fieldUnder(heading)), heading).toBe(field);
  }
});

test('the sheet with the headings is taken, a name in a row of data is none, and equal sheets go by their order', () => {
  const summary = 'Export Summary / Each table was converted.';
  const { rows } = found(summary, 'Name|Price / Stock|9 / Type|8', 'Name|Price / Later|9');
  expect(rows.map(({ cells }) => cells[0])).toEqual(['Stock', 'Type']);
});

test('what no heading says is asked, with the fields found and what stands below; an answer settles it, and comes before what a heading says', () => {
  const maal = [sheetOf('Maal|Bhav|Kism| / Ragi|Rs. 90|Millets|1 / Til|80||2')];
  const columns = [
    { heading: 'Maal', field: null, samples: ['Ragi', 'Til'] },
    { heading: 'Bhav', field: null, samples: ['Rs. 90', '80'] },
    { heading: 'Kism', field: null, samples: ['Millets'] },
  ];
  const checked = (sheets: Sheet[], answers: TableAnswers['columns']) =>
    checkSheets(sheets, { ...(answers && { columns: answers }) });
  expect(findTable(maal, {})).toEqual({ ask: { columns, missing: ['name', 'price'] } });
  const some = { ask: { columns: [{ field: 'name' }, {}, {}], missing: ['price'] } };
  expect(checked(maal, { maal: 'name' })).toMatchObject(some);
  expect(checked(maal, { maal: 'name', bhav: 'price', kism: null })).toMatchObject({
    rows: [
      { id: 'ragi', values: { price: 90 } },
      { id: 'til', values: { price: 80 } },
    ],
    unknown: ['Kism'],
  });
  const both = checked([sheetOf('Name|MRP|Price / Ragi|90|x')], { mrp: 'price', price: null });
  const values = { id: 'ragi', name: 'Ragi', price: 90 };
  expect(both).toHaveProperty('rows', [{ row: 2, id: 'ragi', values }]);
});

const QTY = [{}, {}, { heading: 'Qty', field: null }, { field: 'unit' }];
const NAMELESS = [{ heading: 'Column A', field: null, samples: ['Ragi'] }, { field: 'price' }];
test.each<[string, string, object]>([
  ['names and an MRP', 'Item|MRP / Ragi|90', { missing: ['price'] }],
  ['ids and words of nobody', 'SKU|Maal / R1|Ragi', { missing: ['name', 'price'] }],
  ['names without a heading', '|Price / Ragi|90', { columns: NAMELESS }],
  ['a Qty beside units', 'Item|Rate|Qty|UOM / Ragi|90|40|kg', { missing: [], columns: QTY }],
  ['a Qty of fractions', 'Item|Rate|Qty / Ragi|90|0.5', { missing: [] }],
])('a table of %s is asked about', (_what, written, ask) => {
  expect(findTable([sheetOf(written)], {})).toMatchObject({ ask });
});

test.each([
  ['without prices', 'Name / Ragi', /No column is called “Price”/],
  ['with a column twice', 'Id|Price|price (₹) / ragi|1|2', /Two columns are called “Price”/],
  ['with headings alone', 'Id|Price', /no product below/],
  ['of products without headings', "Ragi|Millets|Rs. 90 / Til|Oils|'80", /no headings/],
  ['that is some other text', 'Dear Asha, / the price is 20', /no headings/],
  ['of nothing', '', /no headings/],
])('a table %s is refused as a whole', (_what, written, why) => {
  expect(checkSheets([sheetOf(written)], {})).toEqual({ problem: expect.stringMatching(why) });
});

test.each(layouts('columns'))('of its columns it takes %s', (_what, written, places) => {
  const { columns } = found(written);
  expect(columns.map(({ column, at }) => `${column.field} ${at}`).join(', ')).toBe(places);
});

test.each(layouts('rows of products, without'))('left out are %s', (_what, written, products) => {
  expect(
    found(written)
      .rows.map(({ row }) => row)
      .join(', '),
  ).toBe(products);
});

const SECTIONS = layouts('categories by the names of sections');
test.each(SECTIONS)('names of sections, %s, are the categories below', (_what, written, named) => {
  const { headings, columns, rows } = found(written);
  const category = columns.find(({ column }) => column.field === 'category')?.at ?? -1;
  const name = headings.findIndex((heading) => headingKey(heading) === 'name');
  const categories = rows.map(({ cells }) => {
    const own = String(cells[category] ?? '–').replace(/^\(.*/, 'as it is');
    return `${cells[name]}: ${own}`;
  });
  expect(categories.join(', ')).toBe(named);
});

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

test.each(layouts('headings with'))('headings with %s are read', (_what, written, products) => {
  expect(madeOf(sheetOf(written))).toBe(products);
});

const TABLES = layouts('a table with');
test.each(TABLES)('a table with %s is read, or says what to do', (_what, written, made) => {
  if (made.startsWith('~')) expect(madeOf(sheetOf(written))).toMatch(new RegExp(made.slice(1)));
  else expect(madeOf(sheetOf(written))).toBe(made);
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
  [
    'letters that HTML writes',
    'Name,Price,Tags\nSalt &amp; oil\u200b,9,A &amp; B; C\n',
    'Salt & oil 9 A & B,C',
  ],
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
