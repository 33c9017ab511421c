// The same small table, written by several programs in several kinds of file, is read the same.
import { utils, type WorkBook, write } from '@e965/xlsx';
import { Workbook } from 'exceljs';
import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import type { Cell } from '#domain/product/table/cell.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
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

/** Written by hand as LibreOffice does: what SheetJS does not write into an .ods. */
function byLibreOffice(): Uint8Array {
  const text = (it: string | number | undefined, span = '') =>
    `<table:table-cell${span} office:value-type="string"><text:p>${it}</text:p></table:table-cell>`;
  const rupees = (it: string | number | undefined) =>
    `<table:table-cell office:value-type="currency" office:currency="INR" office:value="${it}"><text:p>₹ ${it}</text:p></table:table-cell>`;
  const [headings = [], first = [], second = [], last = []] = TABLE;
  const rows = [
    headings.map((it) => text(it)).join(''),
    text(first[0]) +
      text('हल्दी<text:s/>पाउडर') +
      text(first[2], ' table:number-rows-spanned="2"') +
      rupees(first[3]),
    `${text(second[0])}${text(second[1])}<table:covered-table-cell/>${rupees(second[3])}`,
    last
      .slice(0, 3)
      .map((it) => text(it))
      .join('') + rupees(last[3]).replace('cell ', `cell table:formula="of:=${FORMULA}" `),
  ];
  const hidden =
    '<table:table table:name="Notes" table:style-name="ta2"><table:table-row><table:table-cell office:value-type="float" office:value="1"/></table:table-row></table:table>';
  return zipOf({
    'content.xml': `<office:document-content><office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${hidden}<table:table table:name="Products" table:style-name="ta1">${rows
      .map(
        (row, at) =>
          `<table:table-row${at === 3 ? ' table:visibility="filter"' : ''}>${row}</table:table-row>`,
      )
      .join(
        '',
      )}<table:table-row table:number-rows-repeated="1048572"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
  });
}

describe('the same table, with rupees, a merged category and a hidden row, is read the same', () => {
  const notHidden = /write-excel-file|\.ods of|\.xls of|\.csv/;
  test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['an .xlsx of exceljs', byExceljs],
    ['an .xlsx of xlsx-populate', byXlsxPopulate],
    ['an .xlsx of write-excel-file', byWriteExcelFile],
    ['an .xlsx of SheetJS', () => bySheetjs('xlsx')],
    ['an .xls of SheetJS', () => bySheetjs('biff8')],
    ['an XML of SheetJS', () => bySheetjs('xlml')],
    ['an .ods of SheetJS', () => bySheetjs('ods')],
    ['an .ods as LibreOffice writes it', byLibreOffice],
    ['a .csv of SheetJS', () => bySheetjs('csv')],
  ])('from %s', async (kind, written) => {
    const read = await readSpreadsheet(await written());
    if ('problem' in read) throw new Error(read.problem);
    const cells = TABLE.map((row) => (kind.includes('.csv') ? row.map(String) : row));
    expect(read.sheets.length).toBe(1);
    expect(read.sheets[0]?.rows).toEqual(
      cells.map((row, at) => ({
        row: at + 1,
        cells: row,
        isHidden: at === 3 && !notHidden.test(kind),
      })),
    );
  });
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

test('an .ods gives its pictures and what its cells show: no comment, no formula that has a result, repeated cells each', async () => {
  const cell = (attributes: string, content = '') =>
    `<table:table-cell ${attributes}>${content}</table:table-cell>`;
  const text = 'office:value-type="string"';
  const row = [
    cell(
      text,
      '<office:annotation><text:p>A comment</text:p></office:annotation><text:p>Two <text:span>words</text:span>,</text:p><text:p>a&amp;b</text:p>',
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
  const bytes = zipOf({
    'content.xml': `<office:spreadsheet><table:table table:name="P"><table:table-row table:number-rows-repeated="3"/><table:table-row table:number-rows-repeated="2">${row}</table:table-row></table:table></office:spreadsheet>`,
    'Pictures/1.png': PNG,
  });
  const read = await readSpreadsheet(bytes);
  const cells = [
    'Two words,\na&b',
    'x',
    'x',
    new Date('2026-01-02'),
    0.05,
    true,
    { error: '#DIV/0!' },
    '',
    { formula: 'A1*2' },
  ];
  expect(read).toMatchObject({
    sheets: [
      {
        rows: [
          { row: 4, cells },
          { row: 5, cells },
        ],
      },
    ],
  });
  expect(await picturesOf(bytes)).toEqual([[4, 9, 'J4.png', PNG.length]]);
});
