// Finds the table of products in the sheets of a file: where its headings stand, which column is which, and which rows
// are products.
import { cellText, isBlank, type Sheet, type SheetRow } from './cell.ts';
import { columnOf, type Field } from './columns.ts';
import { isPackHeading } from './heading-names.ts';
import { TABLE_PROBLEMS } from './messages.ts';
import { type Columns, type Placed, placeColumns } from './place-columns.ts';
import { productRows } from './product-rows.ts';
import type { ColumnQuestion, ProductTable, TableAnswers } from './product-table.ts';
import { otherTable } from './second-table.ts';
import { nameProducts, type Start, startOf } from './table-start.ts';

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
  if (tablesIn(headings) > 1) return { problem: TABLE_PROBLEMS.besideEachOther };
  const found = placeColumns(headings, below, answers);
  if ('problem' in found) return found;
  const other = otherTable(below, { headings, columns: found.columns });
  const problem = severalTables(headings, found, other);
  if (problem) return { problem };
  const missing = missingFields(found);
  const [lacking] = missing;
  if (lacking && headings.filter(Boolean).length < 2) {
    return { problem: TABLE_PROBLEMS.noColumn(columnOf(lacking).heading) };
  }
  if (missing.length > 0 || found.isUnsure) return { ask: questionOf(start, found, missing) };
  const { columns } = found;
  const own = other ? below.filter(({ row }) => row < other.row) : below;
  const { rows, hasSections } = productRows(sheet.isText ? torn(own, headings) : own, {
    headings,
    columns,
  });
  const category = columnOf('category');
  if (hasSections) columns.push({ column: category, at: headings.length });
  return {
    headings: hasSections ? [...headings, category.heading] : headings,
    rows,
    pictures: sheet.pictures,
    origin: null,
    columns,
    unknown: [
      ...found.unknown.filter((heading) => !start.nameless.has(heading)),
      ...(other ? [TABLE_PROBLEMS.allFromRow(other.row)] : []),
      ...start.otherSheets.map(TABLE_PROBLEMS.allOfSheet),
    ],
  };
}

/** How many tables of products stand side by side, with an empty column between them. */
function tablesIn(headings: readonly string[]): number {
  const parts: string[][] = [[]];
  for (const heading of headings) {
    if (heading === '') parts.push([]);
    else parts.at(-1)?.push(heading);
  }
  return parts.filter(nameProducts).length;
}

/** Marks rows of more cells than headings. */
function torn(rows: readonly SheetRow[], headings: readonly string[]): SheetRow[] {
  const isTorn = ({ cells }: SheetRow) => cells.slice(headings.length).some((it) => !isBlank(it));
  return rows.map((row) => (isTorn(row) ? { ...row, isTorn: true } : row));
}

/** What the merchant has to part, or to put together, before the table can be read; null for one plain table. */
function severalTables(
  headings: readonly string[],
  { columns }: Columns,
  other: ReturnType<typeof otherTable>,
): string | null {
  const placed = new Set(columns.map(({ at }) => at));
  const packs = headings.filter((heading, at) => isPackHeading(heading) && !placed.has(at));
  if (packs.length > 1) return TABLE_PROBLEMS.pricesOfPacks(packs.join(', '));
  return other?.ofProducts ? TABLE_PROBLEMS.otherTable(other.row) : null;
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
