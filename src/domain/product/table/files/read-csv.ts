// Reads a table from text: comma, semicolon, tab or bar between the cells. Cells stay text; nothing is taken for a number
// or a date.
import type { Cell, Sheet } from '../cell.ts';
import { FILE_PROBLEMS } from '../messages.ts';
import { MAX_TABLE_COLUMNS } from '../table-limits.ts';
import { sheetRows } from './sheet-rows.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** The part of a table that shows which delimiter is in use. */
const FIRST_LINES = 20;
const FIRST_CHARACTERS = 100_000;
/** Excel's own first line, which names the delimiter. */
const SEP_LINE = /^"?sep=([,;\t|])"?[ ,;\t|]*(?:\n|$)/i;
const FORMULA = /^=\s*[\p{L}\d("+-]/u;
/** Fewest delimiters in a row by which a line is known as a row of the table. */
const TELLING_DELIMITERS = 2;

/** The one sheet of a text. A row's number is the spreadsheet's: line breaks in quotation marks do not count. */
export async function readCsv(text: string): Promise<{ sheets: Sheet[] } | { problem: string }> {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [sepLine = '', separator] = SEP_LINE.exec(lines) ?? [];
  const table = lines.slice(sepLine.length);
  const delimiter = separator ?? delimiterOf(table);
  const { default: papa } = await import('papaparse');
  const found: { row: number; cells: Cell[]; isHidden: boolean }[] = [];
  let row = sepLine === '' ? 0 : 1;
  const cut: number[] = [];
  let start = 0;
  let most = 0;
  papa.parse<string[]>(table, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      row += 1;
      const text = table.slice(start, meta.cursor);
      start = meta.cursor;
      most = Math.max(most, delimitersIn(text.split('\n', 1)[0] ?? '', delimiter));
      if (errors.some(({ type }) => type === 'Quotes') || holdsRows(text, data, delimiter, most)) {
        cut.push(row);
        parser.abort();
      }
      found.push({ row, cells: data.slice(0, MAX_TABLE_COLUMNS).map(asCell), isHidden: false });
    },
  });
  for (const first of cut) return { problem: FILE_PROBLEMS.cutQuote(first) };
  return { sheets: [{ name: '', rows: sheetRows(found, []), pictures: [], isText: true }] };
}

/** The delimiter that the most lines in a row hold equally often; of two such, the one that they hold more often. */
export function delimiterOf(table: string): string {
  const lines = table
    .slice(0, FIRST_CHARACTERS)
    .replace(/"[^"]*"/g, '')
    .split('\n')
    .filter(Boolean);
  // In a table of several lines, one alone shows nothing.
  let best = { delimiter: ',', lines: Math.min(1, lines.length - 1), count: 99 };
  for (const delimiter of DELIMITERS) {
    let run = { lines: 0, count: 0 };
    for (const line of lines.slice(0, FIRST_LINES)) {
      const count = line.split(delimiter).length - 1;
      run = { lines: count === run.count ? run.lines + 1 : 1, count };
      const isBetter = run.lines > best.lines || (run.lines === best.lines && count > best.count);
      if (count > 0 && isBetter) best = { delimiter, ...run };
    }
  }
  return best.delimiter;
}

/** Whether a quotation mark has swallowed rows: each line of a row's text holds as many delimiters as a whole row. */
function holdsRows(
  text: string,
  cells: readonly string[],
  delimiter: string,
  most: number,
): boolean {
  if (!cells.some((cell) => cell.includes('\n'))) return false;
  const lines = text.split('\n').filter(Boolean);
  // One delimiter may stand in any line; before a number at the end, it is that of a row.
  if (most < TELLING_DELIMITERS && !lines.every((line) => /\d"?$/.test(line))) return false;
  return most > 0 && lines.every((line) => delimitersIn(line, delimiter) === most);
}

/** Without those that a space follows, as in a sentence. */
function delimitersIn(line: string, delimiter: string): number {
  const parts = line.split(delimiter);
  return parts.slice(1).filter((part) => !part.startsWith(' ')).length;
}

/** An apostrophe escapes text that a spreadsheet would run as a formula: see write-spreadsheet.ts. */
function asCell(text: string): Cell {
  if (/^'+[=+\-@\t\r]/.test(text)) return text.slice(1);
  return FORMULA.test(text) ? { formula: text.slice(1) } : text;
}
