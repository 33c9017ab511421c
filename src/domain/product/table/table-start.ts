// Finds where the table of products begins: the sheet and the row of the headings, which may stand in two rows.
import {
  type Cell,
  type CellRow,
  cellText,
  headingKey,
  isBlank,
  type Sheet,
  type SheetRow,
} from './cell.ts';
import { columnOf, type Field, readCell } from './columns.ts';
import { namedBy } from './heading-names.ts';
import { TABLE_PROBLEMS } from './messages.ts';
import { MAX_HEADING_ROW, MAX_TABLE_COLUMNS } from './table-limits.ts';

export type Start = {
  sheet: Sheet;
  headings: string[];
  /** Headings that are not in the file. */
  nameless: ReadonlySet<string>;
  below: SheetRow[];
  /** Names of further sheets that have the headings of products. */
  otherSheets: string[];
};

type Best = { sheet: Sheet; index: number; score: number };

/** The sheet and the row of the headings: the most columns of ours, ids, names and prices before others. */
export function startOf(sheets: readonly Sheet[]): Start | null {
  let best: Best | null = null;
  const withProducts: Sheet[] = [];
  for (const sheet of sheets) {
    const rows = sheet.rows.slice(0, MAX_HEADING_ROW);
    let isOfProducts = false;
    for (const [index, row] of rows.entries()) {
      const score = scoreOf(row, rows.slice(index));
      if (score > (best?.score ?? 0)) best = { sheet, index, score };
      if (score > 0 && nameProducts(row.cells)) isOfProducts = true;
    }
    if (isOfProducts) withProducts.push(sheet);
  }
  if (!best) return null;
  const { sheet } = best;
  const { cells, next } = headingCells(best);
  // Headings in two rows may come again, as on each page of a printed list.
  const heads = sheet.rows.slice(next - 2, next).map((row) => row.cells.map(textOf).join('|'));
  const isAgain = (row: SheetRow) => heads.includes(row.cells.map(textOf).join('|'));
  const rest = sheet.rows.slice(next);
  const below = cells === sheet.rows[best.index]?.cells ? rest : rest.filter((it) => !isAgain(it));
  const otherSheets = withProducts.filter((it) => it !== sheet).map(({ name }) => name);
  return { sheet, below, ...headingsOf(cells, below), otherSheets };
}

const WEIGHTS: Readonly<Partial<Record<Field, number>>> = { id: 3, name: 3, price: 3 };

/** How well the first of these rows names columns; 0 where it cannot be headings. */
function scoreOf({ cells }: SheetRow, rows: readonly SheetRow[]): number {
  const texts = new Set<string>();
  const hasAmount = cells.slice(0, MAX_TABLE_COLUMNS).some(isAmount);
  const fields = fieldsIn(cells);
  for (const cell of cells.slice(0, MAX_TABLE_COLUMNS)) {
    if (!isBlank(cell) && typeof cell !== 'boolean') texts.add(textOf(cell));
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

const textOf = (cell: Cell | undefined) => cellText(cell).trim();

/** What no heading is: a number, a date, a price. */
function isAmount(cell: Cell): boolean {
  if (isBlank(cell) || typeof cell === 'boolean') return false;
  return typeof cell !== 'string' || 'value' in readCell(columnOf('price'), cell);
}

/** Told at a glance. */
const PRICE = /^\s*(?:₹|Rs\.?)?\s*\d[\d,.]*\s*(?:\/-)?$/i;

function fieldsIn(cells: CellRow): Set<Field> {
  const fields = new Set<Field>();
  for (const cell of cells.slice(0, MAX_TABLE_COLUMNS)) {
    const text = typeof cell === 'boolean' ? '' : textOf(cell);
    const named = text.length < 60 ? namedBy(text) : undefined;
    if (named) fields.add(named.field);
  }
  return fields;
}

/** Whether these are headings of products: texts, among them one for the price and one for the name or the id. */
export function nameProducts(cells: CellRow): boolean {
  if (cells.some((cell) => typeof cell === 'string' && PRICE.test(cell))) return false;
  const fields = fieldsIn(cells);
  return fields.has('price') && (fields.has('name') || fields.has('id')) && !cells.some(isAmount);
}

function widest(rows: readonly SheetRow[]): number {
  return Math.max(...rows.map(({ cells }) => cells.filter((cell) => !isBlank(cell)).length));
}

/** The headings, of one row or of two, and the index of the row after them. */
function headingCells({ sheet: { rows }, index }: Best): { cells: CellRow; next: number } {
  const [above, row, below] = [rows[index - 1], rows[index], rows[index + 1]];
  if (!row) return { cells: [], next: index };
  const isNext = (one: SheetRow, other: SheetRow) => other.row === one.row + 1;
  if (below && isNext(row, below)) {
    const both = inTwoRows(row.cells, below.cells, row.cells);
    if (both) return { cells: both, next: index + 2 };
  }
  const both = above && isNext(above, row) ? inTwoRows(above.cells, row.cells, row.cells) : null;
  return { cells: both ?? row.cells, next: index + 1 };
}

/**
 * The headings of two rows, as “MRP” and “Selling” under a merged “Price”, or “(kg)” under “Weight”; null where the
 * rows do not belong together.
 * @param alone the row of the two that has the better headings
 */
function inTwoRows(upper: CellRow, lower: CellRow, alone: CellRow): string[] | null {
  if ([...upper, ...lower].some((cell) => isAmount(cell) || typeof cell === 'boolean')) return null;
  if (new Set(upper.map(textOf).filter(Boolean)).size < 2) return null;
  let left = '';
  let isMergedDown = false;
  let isNamed = false;
  let [parts, beside, lost] = [0, 0, 0];
  const width = Math.min(Math.max(upper.length, lower.length), MAX_TABLE_COLUMNS);
  const both = Array.from({ length: width }, (_, at) => {
    const [above, under] = [textOf(upper[at]), textOf(lower[at])];
    left = above || left;
    if (under === '') return above;
    if (headingKey(above) === headingKey(under)) {
      isMergedDown = true;
      return above;
    }
    parts += 1;
    if (above === '' || above === textOf(upper[at - 1])) beside += 1;
    if (/^(name|id)$/.test(namedBy(above)?.field ?? '')) isNamed = true;
    const heading = joined(above || left, under);
    if (namedBy(heading)?.field !== namedBy(above)?.field || !namedBy(above)) lost += 1;
    return heading;
  });
  const isOfUpper = alone === upper;
  if (fieldsIn(both).size > fieldsIn(alone).size) return both;
  if (isMergedDown) return isOfUpper && isNamed ? null : both;
  const isSplit = beside > 0 && parts > 1 && !isNamed;
  return isOfUpper && (isSplit || lost === 0) ? both : null;
}

/** “Selling” under “Price” is the selling price. “Rate” under a word that says nothing to us may be any. */
function joined(above: string, under: string): string {
  const ways = [`${above} ${under}`, `${under} ${above}`];
  const known = ways.find((way) => namedBy(way));
  const field = namedBy(under)?.field;
  if (known) return known;
  return field && (field !== 'price' || namedBy(above)) ? under : `${above} ${under}`;
}

/** A column of texts without a heading gets one from its letter, so that the merchant can say what it is. */
function headingsOf(
  cells: CellRow,
  below: readonly SheetRow[],
): Pick<Start, 'headings' | 'nameless'> {
  const nameless = new Set<string>();
  const headings = cells.slice(0, MAX_TABLE_COLUMNS).map((cell, at) => {
    if (!isBlank(cell)) return textOf(cell);
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
