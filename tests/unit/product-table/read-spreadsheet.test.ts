// Any file that a merchant picks as the table of products is read as it was meant, or one plain sentence says why not.
import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { checkTable } from '#domain/product/table/check-table.ts';
import { readSpreadsheet } from '#domain/product/table/read-spreadsheet.ts';
import { MAX_TABLE_BYTES } from '#domain/product/table/table-limits.ts';
import { unpackedBytes } from '#domain/product/table/unpacked-bytes.ts';
import { writeSpreadsheet } from '#domain/product/table/write-spreadsheet.ts';

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding));

async function rowsOf(bytes: Uint8Array) {
  const read = await readSpreadsheet(bytes);
  if ('problem' in read) throw new Error(read.problem);
  return read.rows;
}

async function problemOf(bytes: Uint8Array): Promise<string> {
  const read = await readSpreadsheet(bytes);
  return 'problem' in read ? read.problem : `read ${read.rows.length} rows`;
}

test('an .xlsx says which of its cells are formulas, dates, errors, true or false, and is read from the sheet that one sees, not from a hidden one', async () => {
  const typed = new Map([
    ['1,0', { value: 'ragi-1kg', type: 'string' }],
    ['1,1', { formula: 'B9*1.1', formulaResult: 110, value: 110, type: 'formula' }],
    ['1,2', { value: new Date('2026-01-02'), style: { numFmt: 'dd/mm/yyyy' } }],
    ['1,3', { value: true, type: 'boolean' }],
  ] as const);
  const rows = [['Id', 'Price', 'Stock', 'Name']];
  const bytes = await writeXlsx({ sheets: [{ name: 'Products', rows, cells: new Map(typed) }] });
  const [, cells = []] = await rowsOf(bytes);
  expect(cells).toEqual(['ragi-1kg', { formula: 'B9*1.1' }, new Date('2026-01-02'), true]);
  const hidden = { name: 'Notes', rows: [['hidden']], hidden: true };
  const others = { name: 'Later', rows: [['other']] };
  const sheets = [hidden, { name: 'Products', rows: [['Id']] }, others];
  expect(await rowsOf(await writeXlsx({ sheets }))).toEqual([['Id']]);
});

test('an .xlsx that unpacks to gigabytes, or hides what it unpacks to, is not unpacked, and one that is cut off is called damaged', async () => {
  const bytes = await writeXlsx({ sheets: [{ name: 'Products', rows: [['Id']] }] });
  for (const length of [4, 100, bytes.length - 10])
    expect(await problemOf(bytes.slice(0, length)), `${length} bytes`).toMatch(/damaged/);
  expect(unpackedBytes(bytes)).toBeGreaterThan(500);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const entry = Buffer.from(bytes).indexOf('PK\x01\x02', 'latin1');
  view.setUint32(entry + 24, 2_000_000_000, true);
  expect(await problemOf(bytes)).toMatch(/unpacks to far more/);
  view.setUint32(entry + 24, 0, true);
  expect(await problemOf(bytes)).toMatch(/damaged/);
});

const devanagari = 'Id,Name\nhaldi,"हल्दी, पिसी"\n';
const withTabs = devanagari.replace(',', '\t').replace('i,"', 'i\t"');

test.each([
  ['in UTF-8', bytesOf(devanagari)],
  ['in UTF-8 with a mark, as Excel writes it', bytesOf(`\ufeff${devanagari}`)],
  ['in UTF-16, as Excel writes “Unicode text”', bytesOf(`\ufeff${withTabs}`, 'utf16le')],
  ['with semicolons', bytesOf('Id;Name\nhaldi;"हल्दी, पिसी"\n')],
  ['with lines as Windows ends them', bytesOf(devanagari.replaceAll('\n', '\r\n'))],
])('a .csv %s is read with its letters', async (_how, bytes) => {
  const [headings, row] = await rowsOf(bytes);
  expect(headings).toEqual(['Id', 'Name']);
  expect(row).toEqual(['haldi', 'हल्दी, पिसी']);
});

const ROW = 'Id,Name,Price\nhaldi,';
test.each([
  ['bytes of another encoding', bytesOf(`${ROW}\xb9\xd9\xe8,10\n`, 'latin1')],
  ['letters that were read as those of the west', bytesOf(`${ROW}à¤¹à¤²à¥,10\n`)],
])('a .csv with Hindi in %s says in which row and column', async (_how, bytes) => {
  const checked = checkTable(await rowsOf(bytes));
  const problem = expect.stringMatching(/cannot be read.*UTF-8/);
  expect(checked).toMatchObject({ rows: [], problems: [{ row: 2, column: 'Name', problem }] });
});

test('a .csv has formulas told apart from texts', async () => {
  const rows = await rowsOf(bytesOf('Id,Price\na,=2*60\nb,"=HYPERLINK(""http://x"")"\nc,=\n'));
  const formulas = [{ formula: '2*60' }, { formula: 'HYPERLINK("http://x")' }];
  expect(rows.map(([, cell]) => cell)).toEqual(['Price', ...formulas, '=']);
});

test.each([
  ['nothing', bytesOf(''), /is empty/],
  ['blanks', bytesOf(' \n \n'), /is empty/],
  ['a PDF', bytesOf('%PDF-1.7\n…'), /no spreadsheet/],
  ['a page that is called .xls', bytesOf('<html><table></table>'), /no spreadsheet/],
  ['a program', bytesOf('MZ\x90\0\x03\0\0\0', 'latin1'), /no spreadsheet/],
  ['a list of a program', bytesOf('[{"Id": "a"}]'), /no spreadsheet/],
  ['an old Excel', bytesOf('\xd0\xcf\x11\xe0\xa1\xb1', 'latin1'), /old Excel.*\.xlsx/],
  ['a file of 31 MB', new Uint8Array(MAX_TABLE_BYTES + 1), /too large/],
])('%s is no table, and one sentence says so', async (_what, bytes, why) => {
  expect(await problemOf(bytes)).toMatch(why);
});

test('whatever bytes come, there is a table or a sentence, and no failure; 100,000 rows are refused with their number, not half read', async () => {
  const start = fc.constantFrom('', 'PK\x03\x04', '\ufeff');
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), start, async (bytes, begin) => {
      const all = new Uint8Array([...Buffer.from(begin, 'latin1'), ...bytes]);
      const read = await readSpreadsheet(all);
      expect('rows' in read || read.problem.length > 10).toBe(true);
    }),
    { numRuns: 150 },
  );
  const lines = Array.from({ length: 100_000 }, (_, row) => `id-${row},Name ${row},10`);
  const rows = await rowsOf(bytesOf(`Id,Name,Price\n${lines.join('\n')}\n`));
  expect(checkTable(rows)).toEqual({ problem: expect.stringMatching(/1,00,000 rows.*10,000/) });
});

test('a text that a spreadsheet would run has an apostrophe before it in a .csv', async () => {
  const cells = ['=cmd|calc', '-5', '@a', -5, 'a=b'];
  const rows = cells.map((cell) => [cell]);
  const bytes = await writeSpreadsheet('csv', ['Id'], rows);
  const lines = new TextDecoder().decode(bytes).split('\r\n').slice(1, 6);
  expect(lines).toEqual(["'=cmd|calc", "'-5", "'@a", '-5', 'a=b']);
});
