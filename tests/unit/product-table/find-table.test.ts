// The table in a merchant’s file is found by its headings, however they are worded; what no heading says is asked.
import { expect, test } from 'vitest';
import type { CellRow, Sheet } from '#domain/product/table/cell.ts';
import { columnQuestion, findTable } from '#domain/product/table/find-table.ts';
import type { TableAnswers } from '#domain/product/table/product-table.ts';
import { tableOf } from '../../support/table-of.ts';

const sheetOf = (...cells: CellRow[]): Sheet => ({
  name: 'Products',
  rows: cells.flatMap((row, at) =>
    row.length > 0 ? [{ row: at + 1, cells: row, isHidden: false }] : [],
  ),
  pictures: [],
});

function foundIn(sheets: Sheet[], answers: TableAnswers = {}) {
  const found = findTable(sheets, answers);
  if (!('rows' in found)) throw new Error(JSON.stringify(found));
  return found;
}

/** The fields found, with their places. */
const placesIn = (headings: string[], ...below: CellRow[]) => {
  const { columns } = foundIn([sheetOf(headings, ...below)]);
  return columns.map(({ column, at }) => `${column.field} ${at}`).join(', ');
};

function fieldUnder(heading: string): string | null {
  const found = columnQuestion([sheetOf(['Id', heading], ['ragi', null])], {});
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

test.each<[string, string[], CellRow[], string]>([
  ['our own heading before another', ['Rate', 'Name', 'Price'], [['a', 'b', 1]], 'name 1, price 2'],
  [
    'the surer of two',
    ['Item', 'Title', 'Product code', 'Rate', 'Selling price'],
    [],
    'name 0, id 2, price 4',
  ],
  [
    'a second column of merged cells as the same',
    ['Name', 'Name', 'Price'],
    [['Ragi', 'Ragi', 9]],
    'name 0, price 2',
  ],
  [
    'whole numbers under Qty as stock',
    ['Name', 'Price', 'Qty'],
    [
      ['Ragi', 90, '12'],
      ['Til', 9, '3 pcs'],
    ],
    'name 0, price 1, quantity 2',
  ],
  [
    'Qty beside a weight as stock',
    ['Name', 'Price', 'Weight', 'Unit', 'Qty'],
    [['Ragi', 90, 1, 'kg', 12]],
    'name 0, price 1, netWeight 2, unit 3, quantity 4',
  ],
  [
    'Qty beside a stock and a unit as the pack',
    ['Name', 'Price', 'Qty', 'UOM', 'Stock'],
    [['Ragi', 90, 500, 'g', 12]],
    'name 0, price 1, netWeight 2, unit 3, quantity 4',
  ],
  [
    'Qty beside grams as the pack',
    ['नाम', 'मूल्य', 'मात्रा', 'इकाई'],
    [['हल्दी', '₹ १२०', '५००', 'ग्राम']],
    'name 0, price 1, netWeight 2, unit 3',
  ],
  [
    'Qty with units as the pack',
    ['Name', 'Price', 'Qty'],
    [['Ragi', 90, '500 g']],
    'name 0, price 1, netWeight 2',
  ],
  [
    'Qty beside pieces as stock',
    ['Name', 'Price', 'Qty', 'UOM'],
    [['Ragi', 90, 12, 'pcs']],
    'name 0, price 1, quantity 2',
  ],
  ['no words as a stock', ['Name', 'Price', 'In stock'], [['Ragi', 90, 'yes']], 'name 0, price 1'],
  [
    'no words as an amount',
    ['Name', 'Price', 'Packing'],
    [['Ragi', 90, 'pouch']],
    'name 0, price 1',
  ],
])('it takes %s', (_what, headings, below, places) => {
  expect(placesIn(headings, ...below)).toBe(places);
});

test('the sheet with the headings is taken, a name in a row of data is none, and equal sheets go by their order', () => {
  const summary = sheetOf(['Export Summary'], ['Each table was converted.']);
  const data = sheetOf(['Name', 'Price'], ['Stock', 9], ['Type', 8]);
  const other = sheetOf(['Name', 'Price'], ['Later', 9]);
  const { rows } = foundIn([summary, data, other]);
  expect(rows.map(({ cells }) => cells[0])).toEqual(['Stock', 'Type']);
});

test('what no heading says is asked, with the fields found and what stands below; an answer settles it, and comes before what a heading says', () => {
  const maal: CellRow[] = [
    ['Maal', 'Bhav', 'Kism', ''],
    ['Ragi', 'Rs. 90', 'Millets', 1],
    ['Til', 80, null, 2],
  ];
  const columns = [
    { heading: 'Maal', field: null, samples: ['Ragi', 'Til'] },
    { heading: 'Bhav', field: null, samples: ['Rs. 90', '80'] },
    { heading: 'Kism', field: null, samples: ['Millets'] },
  ];
  const sheets = [sheetOf(...maal)];
  expect(findTable(sheets, {})).toEqual({ ask: { columns, missing: ['name', 'price'] } });
  const some = findTable(sheets, { columns: { maal: 'name' } });
  expect(some).toMatchObject({ ask: { columns: [{ field: 'name' }, {}, {}], missing: ['price'] } });
  const all = { maal: 'name', bhav: 'price', kism: null } as const;
  const { rows, unknown } = tableOf(maal, { columns: all });
  expect(rows.map(({ id, values }) => `${id} ${values.price}`)).toEqual(['ragi 90', 'til 80']);
  expect(unknown).toEqual(['Kism']);
  const mrp: CellRow[] = [
    ['Name', 'MRP', 'Price'],
    ['Ragi', 90, 'x'],
  ];
  const answered = tableOf(mrp, { columns: { mrp: 'price', price: null } });
  expect(answered.rows[0]?.values).toEqual({ id: 'ragi', name: 'Ragi', price: 90 });
});

test.each<[string, CellRow[], unknown]>([
  [
    'names and an MRP',
    [
      ['Item', 'MRP'],
      ['Ragi', 90],
    ],
    { missing: ['price'] },
  ],
  [
    'ids and words of nobody',
    [
      ['SKU', 'Maal'],
      ['R1', 'Ragi'],
    ],
    { missing: ['name', 'price'] },
  ],
  [
    'names without a heading',
    [
      ['', 'Price'],
      ['Ragi', 90],
    ],
    { columns: [{ heading: 'Column A', field: null, samples: ['Ragi'] }, { field: 'price' }] },
  ],
  [
    'a Qty beside units',
    [
      ['Item', 'Rate', 'Qty', 'UOM'],
      ['Ragi', 90, 40, 'kg'],
    ],
    { missing: [], columns: [{}, {}, { heading: 'Qty', field: null }, { field: 'unit' }] },
  ],
  [
    'a Qty of fractions',
    [
      ['Item', 'Rate', 'Qty'],
      ['Ragi', 90, 0.5],
    ],
    { missing: [] },
  ],
])('a table of %s is asked about', (_what, cells, question) => {
  expect(findTable([sheetOf(...cells)], {})).toMatchObject({ ask: question as object });
});

test.each<[string, CellRow[], RegExp]>([
  ['without prices', [['Name'], ['Ragi']], /No column is called “Price”/],
  [
    'with a column twice',
    [
      ['Id', 'Price', 'price (₹)'],
      ['ragi', 1, 2],
    ],
    /Two columns are called “Price”/,
  ],
  ['with headings alone', [['Id', 'Price']], /no product below/],
  [
    'of products without headings',
    [
      ['Ragi', 'Millets', 'Rs. 90'],
      ['Til', 'Oils', '80'],
    ],
    /no headings/,
  ],
  ['that is some other text', [['Dear Asha,'], ['the price is 20']], /no headings/],
  ['of nothing', [], /no headings/],
])('a table %s is refused as a whole', (_what, cells, why) => {
  expect(() => tableOf(cells)).toThrow(why);
});
