// Writes rows into a copy of somebody's empty form: the same kind of file, the same sheets, headings and rows above.
// Colours and drop-down lists are lost: SheetJS does not keep them.
import type { BookType } from '@e965/xlsx';
import type { Cell } from '../cell.ts';
import { delimiterOf } from './read-csv.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import {
  type ColumnLook,
  formatCells,
  literalInXlsx,
  type Plain,
  plainValue,
  textInCsv,
} from './write-spreadsheet.ts';

/** A sheet of a form, and the row, from 1, in which its data begins; what stands from there on is replaced. */
export type FormPlace = { sheet: string; first: number };
/** `ending`: of the file's name. */
export type FilledForm = { bytes: Uint8Array; ending: string };

/** The kinds of file that are written as they are read, by their names in SheetJS; any other becomes an .xlsx. */
const ENDINGS: Readonly<Record<string, string>> = { xlsx: 'xlsx', ods: 'ods', biff8: 'xls' };
/** The first byte of an .xls. */
const OLD_EXCEL = 0xd0;

/** @throws {Error} where the form cannot be read */
export async function fillSpreadsheet(
  form: Uint8Array,
  { sheet: name, first }: FormPlace,
  rows: readonly (readonly Cell[])[],
  looks: readonly ColumnLook[],
): Promise<FilledForm> {
  const read = await readSpreadsheet(form);
  if ('problem' in read) throw new Error(read.problem);
  const isText = read.sheets[0]?.isText === true;
  const data = rows.map((row) => row.map(plainValue));
  if (isText) {
    const head = rowsAbove(read.sheets[0]?.rows ?? [], first);
    return { bytes: await csvLike(form, [...head, ...data], looks), ending: 'csv' };
  }
  const { read: open, utils, write } = await import('@e965/xlsx');
  const book = open(form, { type: 'array', dense: true, cellNF: true, cellStyles: true });
  const sheet = book.Sheets[name];
  if (!sheet) throw new Error(`the form has no sheet ${name}`);
  const kind = form[0] === OLD_EXCEL ? 'biff8' : (book.bookType ?? '');
  const bookType = (ENDINGS[kind] ? kind : 'xlsx') as BookType;
  const { s, e } = utils.decode_range(sheet['!ref'] ?? 'A1');
  // The library writes no sheet with a row that is missing.
  const above = sheet['!data'] ?? [];
  sheet['!data'] = Array.from({ length: first - 1 }, (_, at) => above[at] ?? []);
  sheet['!ref'] = utils.encode_range({ s, e: { r: Math.max(s.r, first - 2), c: e.c } });
  sheet['!merges'] = (sheet['!merges'] ?? []).filter((area) => area.e.r < first - 1);
  delete sheet['!autofilter'];
  const isXlsx = bookType === 'xlsx';
  const cells = isXlsx ? data.map((row) => row.map(literalInXlsx)) : data;
  utils.sheet_add_aoa(sheet, cells, { origin: { r: first - 1, c: 0 }, UTC: true });
  formatCells(sheet, looks, first - 1);
  const bytes = new Uint8Array(write(book, { type: 'array', bookType, compression: true }));
  return { bytes, ending: ENDINGS[bookType] ?? 'xlsx' };
}

/** The rows above the data, with the empty ones between them. */
function rowsAbove(found: readonly { row: number; cells: readonly Cell[] }[], first: number) {
  const cellsOf = new Map(found.map(({ row, cells }) => [row, cells]));
  return Array.from({ length: first - 1 }, (_, at) => (cellsOf.get(at + 1) ?? []).map(plainValue));
}

/** With the form's own delimiter, and its byte order mark only where the form has one: some programs stumble over it. */
async function csvLike(
  form: Uint8Array,
  rows: readonly (readonly Plain[])[],
  looks: readonly ColumnLook[],
): Promise<Uint8Array> {
  const { default: papa } = await import('papaparse');
  const written = new TextDecoder('utf-8', { ignoreBOM: true }).decode(form);
  const delimiter = delimiterOf(written.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'));
  const cells = rows.map((row) => row.map((value, at) => textInCsv(value, looks[at])));
  const mark = written.startsWith('\ufeff') ? '\ufeff' : '';
  return new TextEncoder().encode(`${mark}${papa.unparse(cells, { delimiter })}\r\n`);
}
