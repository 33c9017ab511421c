// Writes a table as a spreadsheet file that reads back unchanged.
import type { WorkSheet } from '@e965/xlsx';
import type { Cell } from '../cell.ts';

export type SpreadsheetKind = 'xlsx' | 'csv';

/**
 * How a column looks. `money`: rupees with two decimals; `time`: dates, whose UTC parts are the day and time that they
 * show. `width` in characters.
 */
export type ColumnLook = { as?: 'money' | 'time'; width?: number };

/** Formats of a spreadsheet. Source: ECMA-376, 18.8.31. */
const FORMATS = { money: '0.00', time: 'dd-mmm-yyyy hh:mm' } as const;

/** Column widths, in characters. */
const WIDTHS: Readonly<Record<string, number>> = { Id: 34, Name: 44, Description: 60, Tags: 30 };
const USUAL_WIDTH = 16;

export async function writeSpreadsheet(
  kind: SpreadsheetKind,
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
  looks: readonly ColumnLook[] = [],
  name = 'Products',
): Promise<Uint8Array> {
  if (kind === 'csv') {
    const plain = [[...headings], ...rows.map((row) => row.map(plainValue))];
    const { default: papa } = await import('papaparse');
    // Without a byte order mark, Excel decodes the file as Latin text.
    const text = papa.unparse(plain.map((row) => row.map((it, at) => textInCsv(it, looks[at]))));
    return new TextEncoder().encode(`\ufeff${text}\r\n`);
  }
  return writeWorkbook([{ name, headings, rows, looks }]);
}

/** A sheet to write; `looks` of its columns, where they are not the usual ones. */
export type WrittenSheet = {
  name: string;
  headings: readonly string[];
  rows: readonly (readonly Cell[])[];
  looks?: readonly ColumnLook[];
};

/** An .xlsx of these sheets, at least one, each with a heading row that stays in view. */
export async function writeWorkbook(sheets: readonly WrittenSheet[]): Promise<Uint8Array> {
  const { CFB, utils, write } = await import('@e965/xlsx');
  const book = utils.book_new();
  for (const { name, headings, rows, looks = [] } of sheets) {
    const plain = [[...headings], ...rows.map((row) => row.map(plainValue))];
    const sheet = utils.aoa_to_sheet(
      plain.map((row) => row.map(literalInXlsx)),
      { dense: true, UTC: true },
    );
    formatCells(sheet, looks, 1);
    sheet['!cols'] = headings.map((heading, at) => ({
      wch: looks[at]?.width ?? WIDTHS[heading] ?? USUAL_WIDTH,
    }));
    utils.book_append_sheet(book, sheet, name);
  }
  // The library has no setting for a heading row that stays in view.
  const zip = CFB.read(write(book, { type: 'buffer', bookSST: true }), { type: 'buffer' });
  for (const at of sheets.keys()) {
    const part = CFB.find(zip, `/xl/worksheets/sheet${at + 1}.xml`);
    const xml = new TextDecoder().decode(part.content).replace(VIEW, FROZEN_VIEW);
    part.content = new TextEncoder().encode(xml);
  }
  return new Uint8Array(CFB.write(zip, { fileType: 'zip', type: 'buffer', compression: true }));
}

const VIEW = '<sheetView workbookViewId="0"/>';
const FROZEN_VIEW =
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';

export type Plain = string | number | boolean | Date | null;

export function plainValue(cell: Cell): Plain {
  if (cell === null || typeof cell !== 'object' || cell instanceof Date) return cell;
  return 'formula' in cell ? `=${cell.formula}` : cell.error;
}

/** Escapes text that begins like a formula: a spreadsheet would run it, whoever wrote it. */
export function textInCsv(value: Plain, { as }: ColumnLook = {}): Plain {
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ');
  if (typeof value === 'number' && as === 'money') return value.toFixed(2);
  return typeof value === 'string' && /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

/** Gives the numbers from this row on (from 0) the formats of their columns. */
export function formatCells(sheet: WorkSheet, looks: readonly ColumnLook[], first: number): void {
  for (const row of sheet['!data']?.slice(first) ?? []) {
    for (const [at, { as }] of looks.entries()) {
      const cell = row?.[at];
      if (as && cell?.t === 'n') cell.z = FORMATS[as];
    }
  }
}

/** Escapes text that looks like an .xlsx character code (_x0041_). Source: ECMA-376, 22.9.2.19. */
export function literalInXlsx(value: Plain): Plain {
  if (typeof value !== 'string') return value;
  return value.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}
