// Each row of a merchant's table is accepted as it stands, or refused with its row, its column and the correct form.
import { expect, test } from 'vitest';
import type { Cell, CellRow } from '#domain/product/table/cell.ts';
import { checkTable } from '#domain/product/table/check-table.ts';

function checked(...rows: CellRow[]) {
  const result = checkTable(rows);
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

test.each<[string, Cell, unknown]>([
  ['Price', 120.5, 120.5],
  ['Price', ' 120.50 ', 120.5],
  ['Price', 0.1 + 0.2, 0.3],
  ['Price', 0, 0],
  ['Stock', '-3', -3],
  ['Unit', ' KG ', 'kg'],
  ['FSSAI licence', 12424999000101, '12424999000101'],
  ['FSSAI licence', '12424 99900 0101', '12424999000101'],
  ['Name', 7, '7'],
  ['Tags', 'ragi, Millet;; ragi', ['ragi', 'Millet']],
  ['Description', '<p>Fine</p>\r\n', '<p>Fine</p>'],
])('%s %j is believed', (heading, cell, value) => {
  const { rows } = checked(['Id', heading], ['ragi-1kg', cell]);
  expect(Object.values(rows[0]?.values ?? {})[1]).toEqual(value);
});

test.each<[string, Cell, RegExp]>([
  ['Price', '₹ 1,20,000.50/-', /“₹ 1,20,000.50\/-” is not a plain number. Write 120000.50\.$/],
  ['Price', 'Rs. 99', /Write 99\.$/],
  ['Price', '12,5', /is no number/],
  ['Price', '1.200,50', /is no number/],
  ['Price', 'on request', /“on request” is no number. Write digits only/],
  ['Price', '1e5', /is no number/],
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
  ['Unit', 'gram', /“gram” is no unit. Write one of: g, kg, ml, l/],
  ['FSSAI licence', '1242499900010', /14 digits/],
  ['FSSAI licence', '1.24E+13', /rounded.*Text/],
  ['Name', new Date('2026-01-01'), /is a date/],
  ['Name', 'Ragi\u0007', /cannot be shown/],
  ['Name', 'R'.repeat(301), /longer than 300/],
  ['Name', 'half \ud83d', /cannot be read/],
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

test('a table keeps counting rows as the spreadsheet does where some are empty', () => {
  const below: CellRow[] = [[null, ' '], ['ragi', 10], [], ['til', 'x']];
  const { rows, problems } = checked(['Id', 'Price'], ...below);
  expect(rows.map(({ row }) => row)).toEqual([3]);
  expect(problems.map(({ row }) => row)).toEqual([5]);
});

test.each<[string, CellRow[], RegExp]>([
  ['without ids', [['Name'], ['Ragi']], /no column “Id”/],
  ['with a column twice', [['Id', 'Price', 'price (₹)']], /Two columns are called “Price”/],
  ['with headings alone', [['Id', 'Price'], [null]], /no product/],
  ['that is some other text', [['Dear Asha,'], ['the price is 20']], /no column “Id”/],
])('a table %s is refused as a whole', (_what, rows, why) => {
  expect(checkTable(rows)).toEqual({ problem: expect.stringMatching(why) });
});
