// Any file that a merchant picks as the table of products is read as it was meant, or one plain sentence says why not.
import { CFB, utils, type WorkBook, write } from '@e965/xlsx';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cell } from '#domain/product/table/cell.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { writeSpreadsheet } from '#domain/product/table/files/write-spreadsheet.ts';
import { MAX_TABLE_BYTES } from '#domain/product/table/table-limits.ts';
import { xlsxFiles, zipOf } from '../../support/zip-of.ts';

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding));

async function sheetsOf(bytes: Uint8Array) {
  const read = await readSpreadsheet(bytes);
  if ('problem' in read) throw new Error(read.problem);
  return read.sheets;
}

async function problemOf(bytes: Uint8Array): Promise<string> {
  const read = await readSpreadsheet(bytes);
  return 'problem' in read ? read.problem : `read ${read.sheets[0]?.rows.length} rows`;
}

test.each<[string, string, Cell]>([
  ['a formula with a result', '><f>B9*2</f><v>110</v>', 110],
  ['a formula filled down', '><f t="shared" si="0"/><v>7</v>', 7],
  ['a formula without a result', '><f>B9&amp;"g"</f>', { formula: 'B9&"g"' }],
  ['a formula whose result is still to come', '><f>B9</f><v></v>', { formula: 'B9' }],
  ['a text made by a formula', 't="str"><f>A9</f><v>Salt &amp; &#2361;&#x1F33E;</v>', 'Salt & ह🌾'],
  ['an empty result', 't="str"><f>IF(A9,"","")</f><v></v>', ''],
  [
    'a text in parts, without how it is read aloud',
    't="inlineStr"><is><r><t>Ra</t></r><r><t>gi</t></r><rPh><t>x</t></rPh></is>',
    'Ragi',
  ],
  ['true or false', 't="b"><v>1</v>', true],
  ['an error', 't="e"><f>A9</f><v>#REF!</v>', { error: '#REF!' }],
  ['a new kind of error', 't="e"><f>A9</f><v>#SPILL!</v>', { error: '#SPILL!' }],
  ['a date in words', 't="d"><v>2026-01-02T00:00:00</v>', new Date('2026-01-02')],
])('in an .xlsx, %s is read as what it shows', async (_what, content, cell) => {
  const row = `<row r="1"><c r="A1" ${content}</c><c r="B1"><v>1</v></c></row>`;
  expect((await sheetsOf(zipOf(xlsxFiles(row))))[0]?.rows[0]?.cells).toEqual([cell, 1]);
});

test('in an .xlsx whose cells have no places, each follows the one before; a row without height is hidden', async () => {
  const rows =
    '<row><c><v>1</v></c><c><f>A1</f></c></row><row r="3" ht="0" customHeight="1"><c t="d"><v>2026-01-02</v></c><c t="str"><f>A1</f></c></row>';
  const [sheet] = await sheetsOf(zipOf(xlsxFiles(rows)));
  expect(sheet?.rows).toEqual([
    { row: 1, cells: [1, { formula: 'A1' }], isHidden: false },
    { row: 3, cells: [new Date('2026-01-02'), { formula: 'A1' }], isHidden: true },
  ]);
});

const BOTH = ['xlsx', 'biff8'] as const;
test.each<[string, Cell]>([
  ['[$₹-4009]#,##0.00', 46024],
  ['[$USD] #,##0.00', 46024],
  ['[$INR]\\ #,##0.00;[Red]-[$INR]\\ #,##0.00', 46024],
  ['0 "days"', 46024],
  ['0.00%', 46024],
  ['USD 0', 46024],
  ['0 kg', 46024],
  ['0000000', '0046024'],
  ['dd/mm/yyyy', new Date('2026-01-02')],
  ['[$-409]d\\-mmm\\-yy;@', new Date('2026-01-02')],
  ['yyyy-mm-dd hh:mm:ss.000', new Date('2026-01-02')],
])('a number in the format %s is what one sees', async (z, expected) => {
  for (const bookType of BOTH) {
    const book = utils.book_new({ '!ref': 'A1', A1: { t: 'n', v: 46024, z } }, 'Products');
    const [sheet] = await sheetsOf(write(book, { type: 'buffer', bookType }));
    expect(sheet?.rows[0]?.cells, bookType).toEqual([expected]);
  }
});

test('only sheets that one sees and that hold something are read, in their order', async () => {
  const sheetOf = (text: string) => utils.aoa_to_sheet([[text]]);
  const book: WorkBook = utils.book_new(sheetOf('hidden'), 'Notes');
  for (const name of ['Products', 'Empty', 'Later', 'Very']) {
    utils.book_append_sheet(book, name === 'Empty' ? {} : sheetOf(name), name);
  }
  book.Workbook = { Sheets: [{ Hidden: 1 }, {}, {}, {}, { Hidden: 2 }] };
  for (const bookType of [...BOTH, 'xlml'] as const) {
    const sheets = await sheetsOf(write(book, { type: 'buffer', bookType }));
    expect([bookType, ...sheets.map(({ name }) => name)]).toEqual([bookType, 'Products', 'Later']);
  }
  book.Workbook = { Sheets: book.SheetNames.map(() => ({ Hidden: 1 })) };
  expect(await problemOf(write(book, { type: 'buffer' }))).toMatch(/No sheet that one sees/);
});

test('a value far below the table costs nothing, and cells beyond 200 columns stay out', async () => {
  const cells = '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>';
  const far = '<row r="1048576"><c r="B1048576"><v>3</v></c></row>';
  const [sheet] = await sheetsOf(zipOf(xlsxFiles(cells + far)));
  const rows = sheet?.rows.map(({ row, cells }) => [row, ...cells]);
  expect(rows).toEqual([
    [1, 1],
    [1_048_576, null, 3],
  ]);
});

test('an .xlsx that unpacks to gigabytes, or to more than it says, is not unpacked, and one that is cut off is called damaged', async () => {
  const bytes = zipOf(xlsxFiles(`<row r="1"><c r="A1"><v>${'1'.repeat(5000)}</v></c></row>`));
  for (const length of [4, 100, bytes.length - 10])
    expect(await problemOf(bytes.slice(0, length)), `${length} bytes`).toMatch(/damaged/);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const sheet = Buffer.from(bytes).lastIndexOf('PK\x01\x02', undefined, 'latin1');
  for (const [size, why] of [
    [2_000_000_000, /unpacks to far more/],
    [0, /damaged/],
    [100, /damaged/],
    [100_000, /damaged/],
  ] as const) {
    view.setUint32(sheet + 24, size, true);
    expect(await problemOf(bytes), `${size} bytes`).toMatch(why);
  }
});

test('an .xlsx in a ZIP for very large files is read like any other, and its sizes are not believed either', async () => {
  const files = xlsxFiles('<row r="1"><c r="A1"><v>5</v></c></row>');
  const bytes = zipOf(files, true);
  expect((await sheetsOf(bytes))[0]?.rows[0]?.cells).toEqual([5]);
  const sheet = Buffer.from(bytes).lastIndexOf('xl/worksheets/sheet1.xml');
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  view.setBigUint64(sheet + 'xl/worksheets/sheet1.xml'.length + 4, 9_000_000_000n, true);
  expect(await problemOf(bytes)).toMatch(/unpacks to far more/);
});

/** A container as old Office files have it. */
function containerOf(files: Record<string, Uint8Array>): Uint8Array {
  const container = CFB.utils.cfb_new();
  for (const [path, content] of Object.entries(files)) CFB.utils.cfb_add(container, path, content);
  return CFB.write(container, { type: 'buffer' });
}

const oneSheet = xlsxFiles('<row r="1"><c r="A1"><v>5</v></c></row>');
const oldExcel = write(utils.book_new(utils.aoa_to_sheet([['Id']])), {
  type: 'buffer',
  bookType: 'biff8',
});
const encrypted = { EncryptionInfo: new Uint8Array(60), EncryptedPackage: new Uint8Array(5000) };
const lockedOds = { 'META-INF/manifest.xml': '<manifest:encryption-data/>', 'content.xml': 'x' };
const word = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' };

test.each([
  ['nothing', bytesOf(''), /is empty/],
  ['blanks', bytesOf(' \n \n'), /is empty/],
  ['only delimiters', bytesOf(',,\n,,\n'), /No sheet/],
  ['a PDF', bytesOf('%PDF-1.7\n…'), /no spreadsheet/],
  ['a page without a table', bytesOf('<html><p>Id</p></html>'), /no spreadsheet/],
  ['a program', bytesOf('MZ\x90\0\x03\0\0\0', 'latin1'), /no spreadsheet/],
  ['a list of a program', bytesOf('[{"Id": "a"}]'), /no spreadsheet/],
  ['a shortcut to Google Sheets', bytesOf('{"url": "https://docs.google.com"}'), /no spreadsheet/],
  ['a Word document', zipOf(word), /no spreadsheet/],
  ['an old Word document', containerOf({ WordDocument: new Uint8Array(5000) }), /no spreadsheet/],
  ['a text document', zipOf({ 'content.xml': '<office:text/>' }), /no spreadsheet/],
  ['an old Excel that is cut off', oldExcel.subarray(0, 1800), /damaged/],
  [
    'an .xlsx whose sheet is missing',
    zipOf({ ...oneSheet, 'xl/worksheets/sheet1.xml': '' }),
    /damaged/,
  ],
  ['an .xlsx with a password', containerOf(encrypted), /password/],
  ['an .ods with a password', zipOf(lockedOds), /password/],
  ['a binary workbook', zipOf({ 'xl/workbook.bin': 'x' }), /\.xlsb.*\.xlsx/],
  ['Apple Numbers', zipOf({ 'Index/Document.iwa': 'x' }), /Apple Numbers/],
  ['a file of 31 MB', new Uint8Array(MAX_TABLE_BYTES + 1), /too large/],
])('%s is no table, and one sentence says so', async (_what, bytes, why) => {
  expect(await problemOf(bytes)).toMatch(why);
});

const PAGE =
  '<html><table><tr><td>Id</td><th>Name</th></tr><tr><td>007</td><td>हल्दी &#2361; &amp; नमक</td></tr></table></html>';
test.each([
  ['in UTF-8', bytesOf(PAGE)],
  ['in UTF-16', bytesOf(`\ufeff${PAGE}`, 'utf16le')],
])('a page that a program calls .xls is read %s, its numbers as text', async (_how, bytes) => {
  const [sheet] = await sheetsOf(bytes);
  const cells = ['Id Name', '007 हल्दी ह & नमक'];
  expect(sheet?.rows.map((row) => row.cells.join(' '))).toEqual(cells);
});

test('whatever bytes come, there is a table or a sentence, and no failure', async () => {
  const isTold = async (bytes: Uint8Array) => {
    const read = await readSpreadsheet(bytes);
    return 'problem' in read ? read.problem.length > 10 : read.sheets.length > 0;
  };
  const ole = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
  const start = fc.constantFrom('', 'PK\x03\x04', '\ufeff', '<table>', ole);
  const anything = fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), start, (bytes, begin) =>
    isTold(new Uint8Array([...Buffer.from(begin, 'latin1'), ...bytes])),
  );
  await fc.assert(anything, { numRuns: 150 });
  const xlsx = await writeSpreadsheet('xlsx', ['Id', 'Name'], [['a', 'हल्दी']]);
  const damaged = fc.asyncProperty(fc.nat(xlsx.length - 1), fc.nat(255), (at, byte) =>
    isTold(xlsx.with(at, byte)),
  );
  await fc.assert(damaged, { numRuns: 150 });
});
