// Reads the cells of a spreadsheet file: .xlsx, and .csv in every encoding that Excel writes. Any other file gets a
// plain sentence.
import type { Cell, CellRow } from './cell.ts';
import { FILE_PROBLEMS } from './messages.ts';
import { MAX_TABLE_BYTES, MAX_UNPACKED_BYTES } from './table-limits.ts';
import { unpackedBytes } from './unpacked-bytes.ts';

export type Spreadsheet = { rows: CellRow[] } | { problem: string };

const begins = (bytes: Uint8Array, ...mark: number[]) => mark.every((it, at) => bytes[at] === it);
/** First bytes of files that are no table: PDF, RTF, pictures, HTML or XML, JSON. */
const NO_TABLE = /^(%PDF-|\{\\rtf|GIF8|\x89PNG|\xff\xd8\xff|\s*<|\s*[[{])/;
const FORMULA = /^=\s*[\p{L}\d("+-]/u;

/** The rows of the first sheet. */
export async function readSpreadsheet(bytes: Uint8Array): Promise<Spreadsheet> {
  if (bytes.length === 0) return { problem: FILE_PROBLEMS.empty };
  if (bytes.length > MAX_TABLE_BYTES) return { problem: FILE_PROBLEMS.tooLarge };
  if (begins(bytes, 0x50, 0x4b, 3, 4)) return readXlsxFile(bytes);
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: FILE_PROBLEMS.oldExcel };
  return readCsvFile(bytes);
}

async function readXlsxFile(bytes: Uint8Array): Promise<Spreadsheet> {
  const unpacked = unpackedBytes(bytes);
  if (unpacked === null) return { problem: FILE_PROBLEMS.damaged };
  if (unpacked > MAX_UNPACKED_BYTES) return { problem: FILE_PROBLEMS.unpacksTooLarge };
  const { readXlsx } = await import('hucre/xlsx');
  try {
    let isFirst = true;
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => {
        const isWanted = isFirst && !hidden && !veryHidden;
        if (isWanted) isFirst = false;
        return isWanted;
      },
    });
    const [sheet] = sheets;
    if (!sheet) return { problem: FILE_PROBLEMS.noSpreadsheet };
    const rows: Cell[][] = sheet.rows;
    for (const [place, { formula, type, value }] of sheet.cells ?? []) {
      const [row = 0, column = 0] = place.split(',').map(Number);
      const cells = rows[row];
      if (cells && type === 'formula') cells[column] = { formula: formula ?? '' };
      else if (cells && type === 'error') cells[column] = { error: String(value) };
    }
    return { rows };
  } catch {
    return { problem: FILE_PROBLEMS.damaged };
  }
}

async function readCsvFile(bytes: Uint8Array): Promise<Spreadsheet> {
  const start = String.fromCharCode(...bytes.subarray(0, 32));
  const text = decoded(bytes);
  if (text === null || NO_TABLE.test(start.replace(/^ï»¿/, ''))) {
    return { problem: FILE_PROBLEMS.noSpreadsheet };
  }
  if (text.trim() === '') return { problem: FILE_PROBLEMS.empty };
  const { detectDelimiter, parseCsv } = await import('hucre/csv');
  // Where numbers contain commas, semicolons may separate the cells.
  const [firstLine = ''] = text.split(/\r?\n|\r/, 1);
  try {
    const rows = parseCsv(text, { delimiter: detectDelimiter(firstLine), skipBom: true });
    return { rows: rows.map((cells) => cells.map(asCell)) };
  } catch {
    return { problem: FILE_PROBLEMS.cutQuote };
  }
}

/** The text of a file; null for a binary file. Undecodable bytes become U+FFFD, which the cell's check reports. */
function decoded(bytes: Uint8Array): string | null {
  if (begins(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  return bytes.includes(0) ? null : new TextDecoder('utf-8').decode(bytes);
}

/** An apostrophe escapes text that a spreadsheet would run as a formula: see write-spreadsheet.ts. */
function asCell(text: unknown): Cell {
  if (typeof text !== 'string') return null;
  if (/^'+[=+\-@\t\r]/.test(text)) return text.slice(1);
  return FORMULA.test(text) ? { formula: text.slice(1) } : text;
}
