// Finds a second table below the first, whose cells would be taken for what the headings of the first one say.
import { type Cell, headingKey, isBlank, type SheetRow } from './cell.ts';
import { readCell } from './columns.ts';
import { namedBy } from './heading-names.ts';
import type { Placed } from './place-columns.ts';
import { nameProducts } from './table-start.ts';

type Table = { headings: readonly string[]; columns: readonly Placed[] };

/** So many rows without anything part two tables. */
const FAR = 2;
/** What stands for a price or a stock that is not known. */
const UNPRICED = /request|ask|call|soon|tb[ad]\b|season|sold|stock|available/i;

/** The row of the headings of another table, and whether it is one of products; null where there is none. */
export function otherTable(
  below: readonly SheetRow[],
  table: Table,
): { row: number; ofProducts: boolean } | null {
  for (const [index, one] of below.entries()) {
    const { row } = one;
    const ofProducts = nameProducts(one.cells);
    if (ofProducts && !repeatsHeadings(one, table)) return { row, ofProducts };
    if (!ofProducts && isOther(below.slice(index - 1, index + 2), table))
      return { row, ofProducts };
  }
  return null;
}

/** The headings once more, perhaps in other words, as on each page of a printed list. */
export function repeatsHeadings({ cells }: SheetRow, { headings, columns }: Table): boolean {
  let same = 0;
  for (const { column, at } of columns) {
    const cell = cells[at];
    if (isBlank(cell) || typeof cell === 'boolean') continue;
    if (typeof cell !== 'string' || cell.length > 60) return false;
    const isSame = headingKey(cell) === headingKey(headings[at] ?? '');
    if (!isSame && namedBy(cell)?.field !== column.field) return false;
    same += 1;
  }
  return same >= Math.min(2, columns.length);
}

/** Whether the middle one of three rows, apart from the first, has words where numbers belong, as headings do. */
function isOther([before, row, next]: readonly SheetRow[], { columns }: Table): boolean {
  if (!before || !row || next?.row !== row.row + 1 || !row.cells.every(isWords)) return false;
  const gap = row.row - before.row - 1;
  const filled = columns.filter(({ at }) => !isBlank(row.cells[at]));
  const numbers = filled.filter(({ column }) => column.isNumber);
  const isRead = ({ column, at }: Placed) => 'value' in readCell(column, row.cells[at] ?? null);
  if (gap === 0 || filled.length < 2 || numbers.length === 0 || numbers.some(isRead)) return false;
  const isCounted = ({ column, at }: Placed) => !column.isNumber && isNumber(next.cells[at]);
  if (numbers.some(({ at }) => UNPRICED.test(String(row.cells[at])))) return false;
  return gap >= FAR || filled.some(isCounted);
}

const isWords = (cell: Cell) =>
  isBlank(cell) || (typeof cell === 'string' && !/\p{Nd}/u.test(cell));

const isNumber = (cell: Cell | undefined) =>
  typeof cell === 'number' || (typeof cell === 'string' && /^\p{Nd}+$/u.test(cell.trim()));
