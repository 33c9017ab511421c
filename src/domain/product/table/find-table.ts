// Finds the table of products in the sheets of a file: where its headings stand, which column is which, and which rows
// are products.
import { type Cell, cellText, isBlank, type Sheet, type SheetRow } from './cell.ts';
import { amountIn } from './cell-terms.ts';
import { columnOf, type Field, readCell } from './columns.ts';
import { namedBy } from './heading-names.ts';
import { TABLE_PROBLEMS } from './messages.ts';
import { type Columns, type Placed, placeColumns } from './place-columns.ts';
import { productRows } from './product-rows.ts';
import type { ColumnQuestion, ProductTable, TableAnswers } from './product-table.ts';
import { MAX_HEADING_ROW, MAX_TABLE_COLUMNS } from './table-limits.ts';

export type FoundTable = ProductTable & {
  columns: Placed[];
  /** Headings of columns that are left out. */
  unknown: string[];
};

/** Asks which column is which where the headings do not say it; `problem` is about the file as a whole. */
export function findTable(
  sheets: readonly Sheet[],
  answers: TableAnswers,
): FoundTable | { ask: ColumnQuestion } | { problem: string } {
  const start = startOf(sheets);
  if (!start) return { problem: TABLE_PROBLEMS.noHeadings };
  const { sheet, headings, below } = start;
  const found = placeColumns(headings, below, answers);
  if ('problem' in found) return found;
  const missing = missingFields(found);
  const [lacking] = missing;
  if (lacking && headings.filter(Boolean).length < 2) {
    return { problem: TABLE_PROBLEMS.noColumn(columnOf(lacking).heading) };
  }
  if (missing.length > 0 || found.isUnsure) return { ask: questionOf(start, found, missing) };
  const { columns } = found;
  const { rows, hasSections } = productRows(below, { headings, columns });
  const category = columnOf('category');
  if (hasSections) columns.push({ column: category, at: headings.length });
  return {
    headings: hasSections ? [...headings, category.heading] : headings,
    rows,
    pictures: sheet.pictures,
    origin: null,
    columns,
    unknown: found.unknown.filter((heading) => !start.nameless.has(heading)),
  };
}

/** The question about a table's columns, whether or not it has to be asked. */
export function columnQuestion(
  sheets: readonly Sheet[],
  answers: TableAnswers,
): { ask: ColumnQuestion } | { problem: string } {
  const start = startOf(sheets);
  if (!start) return { problem: TABLE_PROBLEMS.noHeadings };
  const found = placeColumns(start.headings, start.below, answers);
  if ('problem' in found) return found;
  return { ask: questionOf(start, found, missingFields(found)) };
}

/** Fields without which nothing can be imported: an id alone finds a product, a new one has a name and a price. */
function missingFields({ columns, unknown }: Columns): Field[] {
  const has = (field: Field) => columns.some(({ column }) => column.field === field);
  const isEnough = has('id') && (columns.length > 1 || unknown.length === 0);
  const needed: Field[] = ['name', 'price'];
  return isEnough ? [] : needed.filter((field) => !has(field));
}

type Start = {
  sheet: Sheet;
  headings: string[];
  /** Headings that are not in the file. */
  nameless: ReadonlySet<string>;
  below: SheetRow[];
};

function questionOf(
  { headings, below }: Start,
  { columns }: Columns,
  missing: readonly Field[],
): ColumnQuestion {
  const fieldAt = new Map(columns.map(({ column, at }) => [at, column.field]));
  return {
    columns: headings.flatMap((heading, at) => {
      if (heading === '') return [];
      return [{ heading, field: fieldAt.get(at) ?? null, samples: samplesAt(below, at) }];
    }),
    missing,
  };
}

function samplesAt(rows: readonly SheetRow[], at: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    if (!isBlank(cells[at])) samples.add(cellText(cells[at]).trim());
    if (samples.size === 3) break;
  }
  return [...samples];
}

/** The sheet and the row of the headings: the most columns of ours, ids, names and prices before others. */
function startOf(sheets: readonly Sheet[]): Start | null {
  let best: { sheet: Sheet; index: number; score: number } | null = null;
  for (const sheet of sheets) {
    const rows = sheet.rows.slice(0, MAX_HEADING_ROW);
    for (const [index, row] of rows.entries()) {
      const score = scoreOf(row, rows.slice(index));
      if (score > (best?.score ?? 0)) best = { sheet, index, score };
    }
  }
  if (!best) return null;
  const { sheet, index } = best;
  const below = sheet.rows.slice(index + 1);
  return { sheet, below, ...headingsOf(sheet.rows[index]?.cells ?? [], below) };
}

const WEIGHTS: Readonly<Partial<Record<Field, number>>> = { id: 3, name: 3, price: 3 };

/** How well the first of these rows names columns; 0 where it cannot be headings. */
function scoreOf({ cells }: SheetRow, rows: readonly SheetRow[]): number {
  const texts = new Set<string>();
  const fields = new Set<Field>();
  let hasAmount = false;
  for (const cell of cells.slice(0, MAX_TABLE_COLUMNS)) {
    if (isBlank(cell) || typeof cell === 'boolean') continue;
    const text = cellText(cell).trim();
    texts.add(text);
    if (typeof cell !== 'string' || isAmount(text)) hasAmount = true;
    const named = text.length < 60 ? namedBy(text) : undefined;
    if (named) fields.add(named.field);
  }
  if (hasAmount && fields.size < 3) return 0;
  // A title above the headings fills fewer cells than the rows below it.
  const isAtLeft = !isBlank(cells[0]) || fields.size === 0;
  const isTitle = texts.size < Math.min(2, widest(rows)) && isAtLeft;
  if (isTitle || (texts.size < 2 && fields.size === 0)) return 0;
  // One word of ours may stand in any row.
  if (fields.size < 2) return 1 + fields.size;
  let score = 3;
  for (const field of fields) score += WEIGHTS[field] ?? 1;
  return score;
}

function isAmount(text: string): boolean {
  return amountIn(text) !== null || 'value' in readCell(columnOf('price'), text);
}

function widest(rows: readonly SheetRow[]): number {
  return Math.max(...rows.map(({ cells }) => cells.filter((cell) => !isBlank(cell)).length));
}

/** A column of texts without a heading gets one from its letter, so that the merchant can say what it is. */
function headingsOf(
  cells: readonly Cell[],
  below: readonly SheetRow[],
): Pick<Start, 'headings' | 'nameless'> {
  const nameless = new Set<string>();
  const headings = cells.slice(0, MAX_TABLE_COLUMNS).map((cell, at) => {
    if (!isBlank(cell)) return cellText(cell).trim();
    if (!below.some((row) => typeof row.cells[at] === 'string')) return '';
    const heading = TABLE_PROBLEMS.nameless(columnLetter(at));
    nameless.add(heading);
    return heading;
  });
  return { headings, nameless };
}

/** As spreadsheets call their columns: A to Z, then AA. */
function columnLetter(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnLetter(Math.floor(at / 26) - 1) + letter;
}
