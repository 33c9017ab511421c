// Each row of a merchant's table is read as it is meant, or refused with its row, its column and the correct form.
import { expect, test } from 'vitest';
import type { Cell, CellRow, SheetPicture } from '#domain/product/table/cell.ts';
import type { TableAnswers } from '#domain/product/table/product-table.ts';
import { checkSheets } from '#domain/product/table/read-table.ts';
import { tableOf } from '../../support/table-of.ts';
import { sheetOf } from './written-sheet.ts';

const checked = (...rows: CellRow[]) => tableOf(rows);

/** The values of a row with these cells, by heading. */
function valuesOf(cells: Record<string, Cell>) {
  const { rows, problems } = checked(Object.keys(cells), Object.values(cells));
  return rows[0]?.values ?? problems.map(({ column, problem }) => `${column}: ${problem}`);
}

test.each<[string, Cell, unknown]>([
  ['Price', 120.5, 120.5],
  ['Price', ' 120.50 ', 120.5],
  ['Price', 0.1 + 0.2, 0.3],
  ['Price', 0, 0],
  ['Price', '₹ 1,20,000.50/-', 120_000.5],
  ['Price', 'Rs. 99', 99],
  ['Price', 'Rs .120', 120],
  ['Price', '₹.50', 0.5],
  ['Price', 'Rs.120.00 /= only', 120],
  ['Price', '120 INR', 120],
  ['Price', 'रु. १,२००', 1200],
  ['Price', '₹௧௨௦', 120],
  ['Price', '1,234,567', 1_234_567],
  ['Price', '₹\u00a01\u202f200', 1200],
  ['Price', '120.', 120],
  ['Stock', '-3', -3],
  ['Stock', '\u221212', -12],
  ['Stock', '40 pcs', 40],
  ['Stock', '২৫', 25],
  ['Unit', ' KG ', 'kg'],
  ['Unit', 'gms.', 'g'],
  ['Unit', 'Kilos', 'kg'],
  ['Unit', 'Ltrs', 'l'],
  ['Unit', 'millilitre', 'ml'],
  ['Unit', 'कि.ग्रा.', 'kg'],
  ['Unit', 'मिली', 'ml'],
  ['Unit', 'K.G.', 'kg'],
  ['Unit', 'Litre(s)', 'l'],
  ['Vegetarian mark', 'Green dot', 'vegetarian'],
  ['Vegetarian mark', 'Non Veg', 'non-vegetarian'],
  ['FSSAI licence', 12424999000101, '12424999000101'],
  ['FSSAI licence', '12424 99900 0101', '12424999000101'],
  ['HSN', 9042110, '09042110'],
  ['HSN', '0910 30', '091030'],
  ['GST rate', '18 %', 18],
  ['GST kind', 'Exempted', 'exempt'],
  ['Next GST rate from', new Date('2027-04-01'), '2027-04-01'],
  ['Name', 7, '7'],
  ['Name', 'Crème brûlée à la carte – “PÃO” 20°C', 'Crème brûlée à la carte – “PÃO” 20°C'],
  ['Name', 'Why ragi? What is it??', 'Why ragi? What is it??'],
  ['Tags', 'ragi, Millet;; ragi', ['ragi', 'Millet']],
  ['Pictures', 'a.jpg;b.jpg\nc d.jpg', ['a.jpg', 'b.jpg', 'c d.jpg']],
  [
    'Pictures',
    'https://x/a;b,c.jpg?w=1,2, https://x/b.jpg',
    ['https://x/a;b,c.jpg?w=1,2', 'https://x/b.jpg'],
  ],
  [
    'Pictures',
    'https://x/a.jpg,https://x/b.jpg|https://x/c.jpg https://x/d,1.jpg, e.jpg',
    ['https://x/a.jpg', 'https://x/b.jpg', 'https://x/c.jpg', 'https://x/d,1.jpg', 'e.jpg'],
  ],
  ['Ingredients', ' Ragi (60 %),\r\n<b>salt</b> ', 'Ragi (60 %),\n<b>salt</b>'],
  ['Allergens', 'None', 'None'],
  ['Allergens', 'nil', null],
  ['Description', '<p>Fine</p>\r\n', '<p>Fine</p>'],
  ['Description', 'Sweet & < 5% salt', 'Sweet & < 5% salt'],
  [
    'Description',
    'Sweet & < 5%\r\n\r\n salt &amp; more?',
    '<p>Sweet &amp; &lt; 5%</p><p>salt &amp; more?</p>',
  ],
])('%s %j is believed', (heading, cell, value) => {
  const { rows } = checked(['Id', heading], ['ragi-1kg', cell]);
  expect(Object.values(rows[0]?.values ?? {})[1]).toEqual(value);
});

test.each<[string, Cell, RegExp]>([
  ['Price', '12,5', /is no number/],
  ['Price', '12,50', /is no number/],
  ['Price', '1.200,50', /is no number/],
  ['Price', '120 150', /is no number/],
  ['Price', '₹ 120.50 – 150', /“₹ 120.50 – 150” is no number/],
  ['Price', '₹120 per kg', /is the price of an amount. Write what one pack costs/],
  ['Price', '120/500 g', /is the price of an amount/],
  ['Price', 'on request', /“on request” is no number. Write digits only/],
  ['Price', '1e5', /is no number/],
  ['Price', '? 120.00', /cannot be read.*CSV UTF-8/],
  ['Price', 'â‚¹ 120', /cannot be read.*CSV UTF-8/],
  ['Price', Number.POSITIVE_INFINITY, /is no number/],
  ['Price', -1, /-1 is out of range/],
  ['Price', 99_999_999, /out of range: it is 0 to 1,00,00,000/],
  ['Price', 12.345, /more than two digits/],
  ['Price', new Date('2026-03-12'), /is a date \(2026-03-12\).*Number or Text/],
  ['Price', { formula: 'B2*1.1' }, /is a formula. Write its result/],
  ['Price', { error: '#REF!' }, /shows the error #REF!/],
  ['Price', true, /is true or false/],
  ['Price', '   ', /is empty, but every product needs it/],
  ['Stock', 2.5, /2.5 is not a whole number/],
  ['Stock', '₹ 40', /is no number/],
  ['Unit', 'pcs', /“pcs” counts packs.*Write one of: g, kg, ml, l/],
  ['Unit', 'cup', /“cup” cannot be read here. Write one of: g, kg, ml, l/],
  ['Vegetarian mark', 'maybe', /Write one of: vegetarian, non-vegetarian/],
  ['FSSAI licence', '1242499900010', /14 digits/],
  ['FSSAI licence', '1.24E+13', /rounded.*Text/],
  ['HSN', '901', /“901” is no HSN code.*Text/],
  ['GST rate', 0.05, /less than 1 percent. Write 5/],
  ['Next GST rate from', '4/2027', /is no day. Write it as 01\/04\/2027/],
  ['Name', new Date('2026-01-01'), /is a date/],
  ['Name', 'Ragi\u0007', /cannot be shown/],
  ['Name', 'R'.repeat(301), /longer than 300/],
  ['Name', 'half \ud83d', /cannot be read/],
  ['Name', 'Turmeric powder (?????)', /letters were lost.*\.xlsx/],
  ['Name', '??? 200 g', /letters were lost/],
  ['Category', 'Cr?me', /letters were lost/],
  ['Category', '?', /letters were lost/],
  ['Description', '?? ?? ??', /letters were lost/],
  ['Tags', 'ragi, ???', /letters were lost/],
  ['Name', 'Ragi ? 500 g', /letters were lost/],
  ['Name', 'à¤¹à¤²à¥à¤¦à¥€', /cannot be read/],
  ['Name', 'à®®à®žà¯à®šà®³à¯', /cannot be read/],
  ['Name', 'à°ªà°¸à±à°ªà±', /cannot be read/],
  ['Origin', 'Ashaâ€™s farm', /cannot be read/],
  ['Origin', 'CafÃ©', /cannot be read/],
  ['Description', 'Grown by ????? in Hassan', /letters were lost/],
  ['Description', { formula: 'HYPERLINK("http://evil")' }, /is a formula/],
])('%s %j is refused in its row and column, in plain words', (heading, cell, why) => {
  const { problems } = checked(['Id', heading], ['ragi-1kg', cell]);
  expect(problems).toEqual([{ row: 2, column: heading, problem: expect.stringMatching(why) }]);
});

test('an id that could not stand in an address is refused; a table may have its columns in any order, and others of the merchant’s own, which are named', () => {
  for (const id of ['a/b', '..', '__x__', 'ragi 1 kg', 'ragi?x', 'r'.repeat(129), '<b>'])
    expect(checked(['Id'], [id]).problems, id).toMatchObject([{ row: 2, column: 'Id' }]);
  const { rows, unknown } = checked(['Supplier', 'PRICE', ' id '], ['Asha', 10, 'ragi']);
  expect(rows).toEqual([{ row: 2, id: 'ragi', values: { id: 'ragi', price: 10 } }]);
  expect(unknown).toEqual(['Supplier']);
});

test.each<[Cell, string | RegExp]>([
  ["'TUR-200", 'TUR-200'],
  ['RAGI 500/A', 'RAGI-500-A'],
  [' (1001) ', '1001'],
  [1001, '1001'],
  [null, 'ragi-flour'],
  ['??-1', /Id: holds question marks where letters were lost/],
  ['–', 'ragi-flour'],
  ['1.24E+13', /Id: is a number that the spreadsheet has rounded/],
  ['1242499900010123456789'.repeat(6), /Id: .*cannot be an id/],
])('the SKU %j is the id %s', (sku, id) => {
  const read = valuesOf({ SKU: sku, Name: 'Ragi flour', Price: 60 });
  if (typeof id === 'string') expect(read).toMatchObject({ id });
  else expect(read).toEqual([expect.stringMatching(id)]);
});

test.each<[Record<string, Cell>, string]>([
  [{ Name: 'Ragi flour', 'Net weight': 500, Unit: 'gm' }, 'ragi-flour-500-g'],
  [{ Name: 'Ragi flour 500 g', 'Net weight': 500, Unit: 'g' }, 'ragi-flour-500-g'],
  [{ Name: 'Ragi (500gm)', Pack: '500 g' }, 'ragi-500gm'],
  [{ Name: 'हल्दी पाउडर' }, 'हल्दी-पाउडर'],
])('a row without an id is known by its name and pack: %j is %s', (cells, id) => {
  expect(valuesOf({ ...cells, Price: 60 })).toMatchObject({ id });
});

test('two rows of one name and pack, or of a name without letters, are refused in their names', () => {
  const rows = ['Ragi', 'Til', 'ragi', '***', null].map((name) => [name, 60, 'Millets']);
  const { problems } = checked(['Name', 'Price', 'Category'], ...rows);
  expect(problems.map(({ row, column, problem }) => `${row} ${column} ${problem}`)).toEqual([
    expect.stringMatching(/^2 Name makes the id “ragi”, as row 4 does/),
    expect.stringMatching(/^4 Name makes the id “ragi”, as row 2 does/),
    expect.stringMatching(/^5 Name .*no letters or digits/),
    expect.stringMatching(/^6 Name is empty/),
  ]);
});

test.each([
  ['Net weight / 500 Gms', 'netWeight 500, unit g'],
  ['Net weight|Unit / ५०० ग्राम|', 'netWeight 500, unit g'],
  ['Net weight|Unit / 1,000g|Gram', 'netWeight 1000, unit g'],
  ['Unit / 1.5 L', 'unit l, netWeight 1.5'],
  ['Weight (kg) / 0.2', 'netWeight 0.2, unit kg'],
  ["Net Wt. in gms|UOM / '200|pcs", 'netWeight 200, unit g'],
  ['Weight (kg)|Unit / 200|g', 'netWeight 200, unit g'],
  ['Weight (kg)|Price / |9', 'netWeight null, price 9, unit null'],
  ['Net weight / 200', 'netWeight 200'],
  ['Unit / g', 'unit g'],
  ['Net weight|Unit / 500 g|kg', /^Unit: says “kg”.*in g/],
  ['Net weight / 6 pcs', /^Unit: “pcs” counts packs/],
  ['Net weight / pouch', /^Net weight: “pouch” is no number/],
])('what is in a pack is read from one cell, two, or the heading: %s: %s', (written, pack) => {
  const { rows } = sheetOf(`Id|${written.replace(' / ', ' / ragi|')}`);
  const read = tableOf(rows.map(({ cells }) => cells));
  const values = Object.entries(read.rows[0]?.values ?? {}).slice(1);
  const problems = read.problems.map(({ column, problem }) => `${column}: ${problem}`);
  const told = [...values.map(([field, value]) => `${field} ${value}`), ...problems].join(', ');
  if (typeof pack === 'string') expect(told).toBe(pack);
  else expect(told).toMatch(pack);
});

test('an id that stands twice is refused in both rows, each naming the other, also where one of them has another fault', () => {
  const cells = ['ragi/10', 'chia/20', 'ragi/free', ' chia/20', 'til/30'].map((it) =>
    it.split('/'),
  );
  const { rows, problems, refused } = checked(['Id', 'Price'], ...cells);
  expect(rows.map(({ id }) => id)).toEqual(['til']);
  expect(refused).toBe(4);
  const ofIds = problems.filter(({ column }) => column === 'Id');
  const said = ofIds.map(
    ({ row, problem }) => `${row}: ${/“(.*)” stands in row (\d)/.exec(problem)?.slice(1)}`,
  );
  expect(said).toEqual(['2: ragi,4', '3: chia,5', '4: ragi,2', '5: chia,3']);
});

test('pictures in a row are those of its product, from left to right, unless its cell names others; hidden rows are products only if the merchant says so', () => {
  const bytes = new Uint8Array();
  const picture = (row: number, column: number): SheetPicture => {
    return { row, column, name: `${'ABC'[column]}${row}.png`, bytes };
  };
  const cells: CellRow[] = [
    ['Id', 'Pictures'],
    ['ragi', null],
    ['til', 'til.jpg'],
    ['chia', null],
  ];
  const rows = cells.map((it, at) => ({ row: at + 1, cells: it, isHidden: at === 3 }));
  const pictures = [picture(2, 2), picture(2, 1), picture(3, 1)];
  const read = (answers: TableAnswers) => {
    const table = checkSheets([{ name: 'Products', rows, pictures }], answers);
    if (!('rows' in table)) throw new Error(JSON.stringify(table));
    const shown = table.rows.map(({ id, values }) => `${id}: ${values.photoURL ?? '–'}`);
    return [shown, table.hidden, table.pictures.length];
  };
  const seen = ['ragi: B2.png,C2.png', 'til: til.jpg'];
  expect(read({})).toEqual([seen, 1, 3]);
  expect(read({ hiddenRows: 'leave' })).toEqual([seen, 0, 3]);
  expect(read({ hiddenRows: 'take' })).toEqual([[...seen, 'chia: –'], 0, 3]);
});
