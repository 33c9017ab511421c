// Reads the sheets of workbooks by SheetJS: .xlsx and .xlsm, .xls, and the tables of HTML or XML that programs save as .xls.
import type { CellObject, ParsingOptions, WorkBook, WorkSheet } from '@e965/xlsx';
import type { Cell, Sheet } from '../cell.ts';
import { MAX_TABLE_COLUMNS } from '../table-limits.ts';
import { sharedTexts, standIns, textFor } from './shared-texts.ts';
import { type PlacedPicture, placedPictures } from './sheet-pictures.ts';
import { type FoundRow, sheetRows } from './sheet-rows.ts';
import {
  partText,
  relatedTo,
  type UnusualCell,
  unusualCells,
  type XlsxParts,
} from './xlsx-parts.ts';
import { withLetters } from './xml-tags.ts';

declare module '@e965/xlsx' {
  /** Reads the unpacked files of an .xlsx; not among the types of the library. */
  export function parse_zip(
    zip: { files: Record<string, { name: string; type: 2; content: Uint8Array }> },
    options: ParsingOptions,
  ): WorkBook & { Directory: { workbooks: string[] } };
}

/** Formulas stay out, so that their results are plain values; styles tell which rows are hidden. */
const OPTIONS: ParsingOptions = {
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellNF: true,
  cellText: false,
  cellStyles: true,
};
/** The first byte of an .xls before Excel 5, which had no container. */
const OLDEST = 9;
/** Source: ECMA-376, part 1, 18.17.3; [MS-XLS] 2.5.10. */
const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};
const AMPERSAND = 0x26;
const NUMBER_SIGN = 0x23;
const DAY_MS = 86_400_000;
/** Days from 30 December 1899 to 1 January 1970, and to 1 January 1904, with which some workbooks begin. */
const DAYS_TO_1970 = 25_569;
const DAYS_TO_1904 = 1_462;
/** Days before a 29 February 1900 that Excel counts though it never was. */
const DAYS_BEFORE_LEAP = 60;

export type WorkbookSheet = Omit<Sheet, 'pictures'> & { pictures: PlacedPicture[] };

/**
 * The visible sheets of an .xlsx.
 * @throws {Error} where a sheet cannot be read
 */
export async function readXlsx(parts: XlsxParts): Promise<WorkbookSheet[]> {
  const { parse_zip } = await import('@e965/xlsx');
  const shared = [...parts.keys()].find((name) => /(^|\/)sharedStrings\.xml$/i.test(name));
  const texts = shared === undefined ? [] : sharedTexts(partText(parts, shared));
  const files = Object.fromEntries(
    Array.from(parts, ([name, bytes]) => {
      const content = name === shared ? standIns(texts) : lettered(bytes);
      return [name, { name, type: 2 as const, content }];
    }),
  );
  const book = parse_zip({ files }, { ...OPTIONS });
  const related = relatedTo(parts, book.Directory.workbooks[0]?.replace(/^\//, '') ?? '');
  const extrasOf = (id: string, sheet: WorkSheet) => {
    const path = related.get(id)?.path ?? '';
    const unusual = unusualCells(partText(parts, path));
    const heights = sheet['!rows']?.map((row) => row?.hpt) ?? [];
    return { unusual, pictures: placedPictures(parts, path, unusual, heights), texts };
  };
  return visibleSheets(book, extrasOf);
}

/**
 * The visible sheets of an .xls; a password protects the `locked`, and `other` files of Microsoft look alike.
 * @throws {Error} where it cannot be read
 */
export async function readXls(bytes: Uint8Array): Promise<WorkbookSheet[] | 'locked' | 'other'> {
  const { CFB, read } = await import('@e965/xlsx');
  if (bytes[0] !== OLDEST) {
    const container = CFB.read(bytes, { type: 'buffer' });
    if (CFB.find(container, 'EncryptedPackage')) return 'locked';
    if (!CFB.find(container, 'Workbook') && !CFB.find(container, 'Book')) return 'other';
  }
  try {
    return visibleSheets(read(bytes, { ...OPTIONS, type: 'array' }));
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) return 'locked';
    throw error;
  }
}

/** The visible sheets of an HTML page or a SpreadsheetML document. Cells of a page stay text. */
export async function readMarkup(text: string): Promise<WorkbookSheet[]> {
  const { read } = await import('@e965/xlsx');
  return visibleSheets(read(withLetters(text), { ...OPTIONS, type: 'string', raw: true }));
}

function lettered(xml: Uint8Array): Uint8Array {
  if (!hasNumberedLetters(xml)) return xml;
  return new TextEncoder().encode(withLetters(new TextDecoder().decode(xml)));
}

/** Whether `&#` stands in it, without decoding: sheets may have many megabytes. */
function hasNumberedLetters(xml: Uint8Array): boolean {
  let at = -1;
  do at = xml.indexOf(AMPERSAND, at + 1);
  while (at >= 0 && xml[at + 1] !== NUMBER_SIGN);
  return at >= 0;
}

/** `texts`: for which stand-ins stand in the cells. */
type Extras = {
  unusual: readonly UnusualCell[];
  pictures: PlacedPicture[];
  texts: readonly string[];
};
const NO_EXTRAS: Extras = { unusual: [], pictures: [], texts: [] };

function visibleSheets(
  book: WorkBook,
  extrasOf: (id: string, sheet: WorkSheet) => Extras = () => NO_EXTRAS,
): WorkbookSheet[] {
  const from1904 = book.Workbook?.WBProps?.date1904 === true;
  return book.SheetNames.flatMap((name, at) => {
    const about: { Hidden?: number; id?: string } | undefined = book.Workbook?.Sheets?.[at];
    if (about?.Hidden) return [];
    const sheet = book.Sheets[name];
    if (!sheet) throw new Error(`${name} cannot be read`);
    if (sheet['!type'] && sheet['!type'] !== 'sheet') return [];
    const extras = extrasOf(about?.id ?? '', sheet);
    const found = foundRows(sheet, extras, from1904);
    const rows = sheetRows(found, sheet['!merges'] ?? []);
    return [{ name, rows, pictures: extras.pictures }];
  });
}

function foundRows(sheet: WorkSheet, { unusual, texts }: Extras, from1904: boolean): FoundRow[] {
  const found = new Map<number, FoundRow>();
  const put = (row: number, column: number, value: Cell) => {
    if (column >= MAX_TABLE_COLUMNS) return;
    const about = sheet['!rows']?.[row];
    const isHidden = about?.hidden === true || about?.hpt === 0;
    const there = found.get(row) ?? { row: row + 1, cells: [], isHidden };
    there.cells[column] = value;
    found.set(row, there);
  };
  sheet['!data']?.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      put(row, column, textFor(cellValue(cell, from1904), texts));
    });
  });
  for (const { row, column, value } of unusual) put(row, column, value);
  return [...found.values()].toSorted((one, other) => one.row - other.row);
}

function cellValue(cell: CellObject | undefined, from1904: boolean): Cell {
  if (cell?.t === 'e') return { error: ERRORS[Number(cell.v)] ?? '#ERROR!' };
  if (!cell || cell.t === 'z' || cell.v === undefined) return null;
  if (typeof cell.v !== 'number') return cell.v;
  const format = String(cell.z ?? '');
  // A code such as 00042: its format adds the zeros.
  if (/^0{2,}$/.test(format) && cell.v > 0 && Number.isSafeInteger(cell.v)) {
    return String(cell.v).padStart(format.length, '0');
  }
  if (!isDateFormat(format)) return cell.v;
  const days = cell.v + (from1904 ? DAYS_TO_1904 : 0);
  const leap = !from1904 && days < DAYS_BEFORE_LEAP ? 1 : 0;
  return new Date(Math.round((days + leap - DAYS_TO_1970) * DAY_MS));
}

/** Whether numbers of this format are days or times. The letters of a currency or a unit make no date: `[$USD] 0`. */
function isDateFormat(format: string): boolean {
  const [first = ''] = format.replace(/"[^"]*"|\\.|[_*]./g, '').split(';', 1);
  if (/\[(h+|m+|s+)\]/i.test(first)) return true;
  const plain = first.replace(/\[[^\]]*\]/g, '').replace(/(s)[.,]0+/gi, '$1');
  return /[dmyhs]/i.test(plain) && !/[0#?@]/.test(plain) && !/^(general|standard)$/i.test(plain);
}
