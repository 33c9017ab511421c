// Makes the rows of a sheet out of its cells: merged areas filled, rows that hold nothing left out.
import { type Cell, isBlank, type SheetRow } from '../cell.ts';
import { MAX_TABLE_COLUMNS } from '../table-limits.ts';

/** From the first to the last cell of an area, both counted from 0. */
export type MergedArea = { s: { r: number; c: number }; e: { r: number; c: number } };

/** Rows as a file's reader finds them, in order; they may hold nothing. */
export type FoundRow = { row: number; cells: Cell[]; isHidden: boolean };

/** What a spreadsheet shows instead of a result, or of a number that its column has no room for. */
const ERROR =
  /^(?:#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|ERROR!)|Err:\d{3}|#{3,})$/;
/** The rows that hold something of their own. Every cell of a merged area gets the value of its first. */
export function sheetRows(found: readonly FoundRow[], merged: readonly MergedArea[]): SheetRow[] {
  const filled = found.filter(({ cells }) => cells.some((cell) => !isBlank(cell)));
  const byRow = new Map(filled.map((it) => [it.row, it]));
  for (const { s, e } of merged) {
    const value = byRow.get(s.r + 1)?.cells[s.c];
    if (isBlank(value)) continue;
    const lastColumn = Math.min(e.c, MAX_TABLE_COLUMNS - 1);
    for (const { cells } of rowsWithin(filled, s.r + 1, e.r + 1)) {
      for (let column = s.c; column <= lastColumn; column += 1) cells[column] = value ?? null;
    }
  }
  return filled.map((it) => ({ ...it, cells: Array.from(it.cells, asCell) }));
}

function asCell(cell: Cell | undefined): Cell {
  if (typeof cell !== 'string' || !ERROR.test(cell.trim())) return cell ?? null;
  return { error: cell.trim() };
}

/** Rows are in order, so that the first is found by halving. */
function rowsWithin(rows: readonly FoundRow[], first: number, last: number): FoundRow[] {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.row ?? first) < first) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < rows.length && (rows[end]?.row ?? Number.POSITIVE_INFINITY) <= last) end += 1;
  return rows.slice(low, end);
}
