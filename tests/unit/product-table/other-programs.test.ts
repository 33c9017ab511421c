// The same small table, written by several programs in several kinds of file, is read the same.
import { utils, type WorkBook, write } from '@e965/xlsx';
import { Workbook } from 'exceljs';
import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import type { Cell } from '#domain/product/table/cell.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { photoProblem } from '#domain/product/table/photo.ts';
import { checkSheets } from '#domain/product/table/read-table.ts';
import { xlsxFiles, zipOf } from '../../support/zip-of.ts';

const RUPEES = '[$₹-4009]#,##0.00';
const TABLE = [
  ['Id', 'Name', 'Category', 'Price'],
  ['007', 'हल्दी पाउडर', 'Spices', 120.5],
  ['ragi', 'Ragi flour', 'Spices', 1250],
  ['madhu', 'Honey', 'Honey', 1260],
];
const FORMULA = '1400*0.9';

/** The table with its category merged over two rows, a formula, and its last row hidden. */
async function byExceljs(): Promise<Uint8Array> {
  const book = new Workbook();
  const sheet = book.addWorksheet('Products');
  sheet.addRows(TABLE);
  sheet.mergeCells('C2:C3');
  sheet.getColumn(4).numFmt = RUPEES;
  sheet.getCell('D4').value = { formula: FORMULA, result: 1260, date1904: false };
  sheet.getRow(4).hidden = true;
  book.addWorksheet('Notes', { state: 'hidden' }).addRow(['Id']);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

async function byXlsxPopulate(): Promise<Uint8Array> {
  // @ts-expect-error: it has no types
  const { default: populate } = await import('xlsx-populate');
  const book = await populate.fromBlankAsync();
  const sheet = book.sheet(0).name('Products');
  sheet.cell('A1').value(TABLE);
  sheet.cell('C3').value(undefined);
  sheet.range('C2:C3').merged(true);
  sheet.range('D2:D4').style('numberFormat', RUPEES);
  sheet.row(4).hidden(true);
  book.addSheet('Notes').cell('A1').value('Id').sheet().hidden(true);
  return new Uint8Array(await book.outputAsync());
}

async function byWriteExcelFile(): Promise<Uint8Array> {
  const rows = TABLE.map((row, at) =>
    row.map((value, column) => {
      if (at === 0) return { value };
      if (column === 2 && at < 3) return at === 1 ? { value, rowSpan: 2 } : null;
      return typeof value === 'number' ? { value, format: RUPEES } : { value };
    }),
  );
  return new Uint8Array(await writeExcelFile(rows, { sheet: 'Products' }).toBuffer());
}

function bySheetjs(bookType: 'xlsx' | 'biff8' | 'xlml' | 'ods' | 'csv'): Uint8Array {
  const sheet = utils.aoa_to_sheet(TABLE);
  sheet['!merges'] = [utils.decode_range('C2:C3')];
  if (bookType !== 'csv') for (const cell of ['D2', 'D3', 'D4']) sheet[cell].z = RUPEES;
  sheet.D4.f = FORMULA;
  sheet['!rows'] = [{}, {}, {}, { hidden: true }];
  const book: WorkBook = utils.book_new(sheet, 'Products');
  return new Uint8Array(write(book, { type: 'buffer', bookType }));
}

/** These write no hidden rows. */
const NOT_HIDDEN = /write-excel-file|\.ods of|\.xls of|\.csv/;
test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
  ['an .xlsx of exceljs', byExceljs],
  ['an .xlsx of xlsx-populate', byXlsxPopulate],
  ['an .xlsx of write-excel-file', byWriteExcelFile],
  ['an .xlsx of SheetJS', () => bySheetjs('xlsx')],
  ['an .xls of SheetJS', () => bySheetjs('biff8')],
  ['an XML of SheetJS', () => bySheetjs('xlml')],
  ['an .ods of SheetJS', () => bySheetjs('ods')],
  ['a .csv of SheetJS', () => bySheetjs('csv')],
])('%s, with rupees, a merged category and a hidden row, is read as any', async (kind, written) => {
  const read = await readSpreadsheet(await written());
  if ('problem' in read) throw new Error(read.problem);
  const rows = TABLE.map((row, at) => ({
    row: at + 1,
    cells: kind.includes('.csv') ? row.map(String) : row,
    isHidden: at === 3 && !NOT_HIDDEN.test(kind),
  }));
  expect(read.sheets.map((sheet) => sheet.rows)).toEqual([rows]);
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function picturesOf(bytes: Uint8Array): Promise<(string | number)[][]> {
  const read = await readSpreadsheet(bytes);
  if ('problem' in read) throw new Error(read.problem);
  return (read.sheets[0]?.pictures ?? []).map((it) => [
    it.row,
    it.column,
    it.name,
    it.bytes.length,
  ]);
}

test('pictures over the cells of an .xlsx belong to the cell where they begin, or to the row below that most of it covers', async () => {
  const book = new Workbook();
  const sheet = book.addWorksheet('Products');
  sheet.addRows([['Id'], ['a'], ['b'], ['c']]);
  const image = book.addImage({ base64: PNG.toString('base64'), extension: 'png' });
  const at = (col: number, row: number) => ({
    nativeCol: col,
    nativeRow: row,
    nativeRowOff: 0,
    nativeColOff: 0,
  });
  sheet.addImage(image, { tl: at(8, 1), br: at(9, 3) } as never);
  sheet.addImage(image, { tl: { ...at(27, 2), nativeRowOff: 150_000 }, br: at(28, 4) } as never);
  sheet.addImage(image, { tl: at(8, 1), ext: { width: 9, height: 9 } } as never);
  expect(await picturesOf(new Uint8Array(await book.xlsx.writeBuffer()))).toEqual([
    [2, 8, 'I2.png', PNG.length],
    [2, 8, 'I2-2.png', PNG.length],
    [4, 27, 'AB4.png', PNG.length],
  ]);
});

test('a picture placed in a cell of an .xlsx is a picture, and the cell is no error', async () => {
  const files = {
    'xl/metadata.xml':
      '<metadata><futureMetadata name="XLRICHVALUE"><bk><extLst><ext><xlrd:rvb i="1"/></ext></extLst></bk></futureMetadata><valueMetadata count="1"><bk><rc t="1" v="0"/></bk></valueMetadata></metadata>',
    'xl/richData/rdrichvalue.xml':
      '<rvData><rv s="0"><v>0</v><v>5</v></rv><rv s="0"><v>1</v><v>5</v></rv></rvData>',
    'xl/richData/richValueRel.xml':
      '<richValueRels><rel r:id="rId1"/><rel r:id="rId2"/></richValueRels>',
    'xl/richData/_rels/richValueRel.xml.rels':
      '<Relationships><Relationship Id="rId2" Type="x/image" Target="../media/image2.png"/><Relationship Id="rId1" Type="x/image" Target="../media/none.emf"/></Relationships>',
    'xl/media/image2.png': PNG,
    'xl/media/none.emf': 'x',
  };
  const row = '<row r="2"><c r="A2"><v>5</v></c><c r="B2" t="e" vm="1"><v>#VALUE!</v></c></row>';
  const bytes = zipOf(xlsxFiles(row, files));
  expect(await picturesOf(bytes)).toEqual([[2, 1, 'B2.png', PNG.length]]);
  const read = await readSpreadsheet(bytes);
  expect(read).toMatchObject({ sheets: [{ rows: [{ cells: [5, null] satisfies Cell[] }] }] });
});

const related = (...files: [kind: string, path: string][]) =>
  `<Relationships>${files.map(([kind, path], at) => `<Relationship Id="rId${at + 1}" Type="x/${kind}" Target="${path}"/>`).join('')}</Relationships>`;

const text = (it: string) => `<c t="inlineStr"><is><t>${it}</t></is></c>`;

const floating = (row: number, picture: number) =>
  `<xdr:oneCellAnchor><xdr:from><xdr:col>2</xdr:col><xdr:row>${row}</xdr:row></xdr:from><xdr:pic><a:blip r:embed="rId${picture}"/></xdr:pic></xdr:oneCellAnchor>`;

test('a picture of WPS Office in its cell is taken, and one that no browser shows is named', async () => {
  const rows = [
    text('Name') + text('Price') + text('Photo'),
    `${text('Ragi')}<c><v>90</v></c><c t="str"><f>_xlfn.DISPIMG("ID_4F",1)</f><v>=DISPIMG("ID_4F",1)</v></c>`,
    `${text('Til')}<c><v>80</v></c>`,
  ];
  const files = xlsxFiles(rows.map((row) => `<row>${row}</row>`).join(''), {
    'xl/cellimages.xml':
      '<etc:cellImages><etc:cellImage><xdr:pic><xdr:cNvPr id="2" name="ID_4F"/><a:blip r:embed="rId1"/></xdr:pic></etc:cellImage></etc:cellImages>',
    'xl/_rels/cellimages.xml.rels': related(['image', 'media/1.png']),
    'xl/worksheets/_rels/sheet1.xml.rels': related(['drawing', '../drawings/1.xml']),
    'xl/drawings/1.xml': `<xdr:wsDr>${floating(2, 1)}</xdr:wsDr>`,
    'xl/drawings/_rels/1.xml.rels': related(['image', '../media/2.emf']),
    'xl/media/1.png': PNG,
    'xl/media/2.emf': 'some drawing',
  });
  const read = await readSpreadsheet(zipOf(files));
  const table = 'sheets' in read ? checkSheets(read.sheets, {}) : read;
  if (!('rows' in table)) throw new Error(JSON.stringify(table));
  expect(table.rows.map(({ values }) => values.photoURL)).toEqual([['C2.png'], ['C3.emf']]);
  expect(table.pictures.map(({ bytes }) => photoProblem(bytes))).toEqual([
    null,
    expect.stringMatching(/is no picture; JPEG/),
  ]);
});

const CELLS = [
  ...['Two words,\na&b', 'x', 'x', new Date('2026-01-02'), 0.05, true, { error: '#DIV/0!' }],
  ...['', { formula: 'A1*2' }],
];

test('an .ods gives its pictures and what its cells show: no comment, no formula that has a result, repeated and merged cells each; a hidden sheet stays out, and a hidden row is marked', async () => {
  const cell = (attributes: string, content = '') =>
    `<table:table-cell ${attributes}>${content}</table:table-cell>`;
  const text = 'office:value-type="string"';
  const row = [
    cell(
      text,
      '<office:annotation><text:p>A comment</text:p></office:annotation><text:p>Two<text:s/><text:span>words</text:span>,</text:p><text:p>a&amp;b</text:p>',
    ),
    cell(`${text} table:number-columns-repeated="2"`, '<text:p>x</text:p>'),
    cell('office:value-type="date" office:date-value="2026-01-02"', '<text:p>2.1.26</text:p>'),
    cell('office:value-type="percentage" office:value="0.05"', '<text:p>5 %</text:p>'),
    cell('office:value-type="boolean" office:boolean-value="true"', '<text:p>TRUE</text:p>'),
    cell(`table:formula="of:=1/0" ${text} calcext:value-type="error"`, '<text:p>#DIV/0!</text:p>'),
    cell(`table:formula="of:=IF([.A1]&gt;1;&quot;&quot;)" ${text} office:string-value=""`),
    cell('table:formula="of:=[.A1]*2"'),
    cell(
      '',
      '<draw:frame><draw:image xlink:href="Pictures/1.png"><text:p/></draw:image></draw:frame>',
    ),
  ].join('');
  const rupees = 'office:value-type="currency" office:currency="INR" office:value="1260"';
  const price = cell(`table:formula="of:=1400*0.9" ${rupees}`, '<text:p>₹ 1,260.00</text:p>');
  const merged = cell(`${text} table:number-rows-spanned="2"`, '<text:p>Spices</text:p>') + price;
  const style = (name: string, isShown: boolean) =>
    `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${isShown}"/></style:style>`;
  const bytes = zipOf({
    'content.xml': `<office:automatic-styles>${style('ta1', true)}${style('ta2', false)}</office:automatic-styles><office:spreadsheet><table:table table:name="Notes" table:style-name="ta2"><table:table-row>${price}</table:table-row></table:table><table:table table:name="P" table:style-name="ta1"><table:table-row table:number-rows-repeated="3"/><table:table-row table:number-rows-repeated="2">${row}</table:table-row><table:table-row>${merged}</table:table-row><table:table-row table:visibility="filter"><table:covered-table-cell/>${price}</table:table-row><table:table-row table:number-rows-repeated="1048569"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table></office:spreadsheet>`,
    'Pictures/1.png': PNG,
  });
  const read = await readSpreadsheet(bytes);
  const rows = [CELLS, CELLS, ['Spices', 1260], ['Spices', 1260]].map((cells, at) => {
    return { row: at + 4, cells, isHidden: at === 3 };
  });
  expect('sheets' in read && read.sheets.map((sheet) => sheet.rows)).toEqual([rows]);
  expect(await picturesOf(bytes)).toEqual([[4, 9, 'J4.png', PNG.length]]);
});
