// Checks a table of products row by row: whether each cell is valid for its column. Looks nothing up.

import { groupedNumber } from '../../shared/grouped-number.ts';
import {
  type Cell,
  plainWords,
  type Reading,
  type RowProblem,
  type SheetPicture,
  type SheetRow,
  standsForNothing,
} from './cell.ts';
import { columnOf, type Field, readCell, type Value } from './columns.ts';
import type { FoundTable } from './find-table.ts';
import { CELL_PROBLEMS, ROW_PROBLEMS, TABLE_PROBLEMS } from './messages.ts';
import type { Placed } from './place-columns.ts';
import type { CheckedRow, CheckedTable, TableAnswers } from './product-table.ts';
import { code } from './read-cell.ts';
import { type PackReader, packReader, withBothOfPack } from './read-pack.ts';
import { makeId, type RowWithId, sameIds } from './row-ids.ts';
import { MAX_TABLE_ROWS } from './table-limits.ts';
import { partsOf } from './text-fields.ts';
import { hasLostLetters } from './unreadable.ts';

/** The valid rows of a table; `problem` is about the file as a whole. */
export function checkTable(
  table: FoundTable,
  { hiddenRows }: TableAnswers,
): CheckedTable | { problem: string } {
  const { origin, pictures, unknown } = table;
  const taken = hiddenRows === 'take' ? table.rows : table.rows.filter((row) => !row.isHidden);
  if (table.rows.length === 0) return { problem: TABLE_PROBLEMS.noRows };
  if (taken.length > MAX_TABLE_ROWS) {
    return { problem: TABLE_PROBLEMS.tooManyRows(groupedNumber(taken.length)) };
  }
  const columns = withBothOfPack(table.columns);
  const packOf = packReader(columns);
  const shown = picturesByRow(pictures);
  const checked = taken.map((row) =>
    checkRow(row, columns, { packOf, pictures: shown.get(row.row) }),
  );
  const problems = [...checked.flatMap((row) => row.problems), ...sameIds(checked)];
  const faulty = new Set(problems.map(({ row }) => row));
  const rows = checked.flatMap(({ row, id, values }) =>
    id === null || faulty.has(row) ? [] : [{ row, id, values }],
  );
  problems.sort((a, b) => a.row - b.row);
  return {
    rows,
    problems,
    refused: faulty.size,
    unknown,
    origin,
    hidden: hiddenRows === undefined ? table.rows.length - taken.length : 0,
    pictures,
  };
}

function checkRow(
  { row, cells, isTorn }: SheetRow,
  columns: readonly Placed[],
  { packOf, pictures }: { packOf: PackReader; pictures: string[] | undefined },
): RowWithId {
  const values: CheckedRow['values'] = {};
  const problems: RowProblem[] = [];
  const refuse = (field: Field, problem: string) =>
    problems.push({ row, column: columnOf(field).heading, problem });
  if (isTorn) problems.push({ row, column: null, problem: ROW_PROBLEMS.torn });
  const pack = packOf(cells);
  for (const placed of columns) {
    const { field, isNeeded } = placed.column;
    const isOfPack = field === 'netWeight' || field === 'unit';
    const cell = isOfPack ? pack[field] : (cells[placed.at] ?? null);
    if (cell === undefined) continue;
    const reading = readPlaced(placed, cell);
    if ('problem' in reading) refuse(field, reading.problem);
    else if (reading.value === null && isNeeded && !placed.isCode) {
      refuse(field, CELL_PROBLEMS.missing);
    } else if (reading.value !== undefined) values[field] = reading.value;
  }
  if (pack.problem) refuse('unit', pack.problem);
  if (pictures && (values.photoURL ?? []).toString() === '') values.photoURL = pictures;
  const isRefused = problems.some(({ column }) => column === columnOf('id').heading);
  const isMade = !isRefused && typeof values.id !== 'string';
  const hasNames = columns.some(({ column }) => column.field === 'name');
  if (isMade) makeId(values, hasNames, refuse);
  return { row, id: typeof values.id === 'string' ? values.id : null, isMade, values, problems };
}

function readPlaced({ column, isCode }: Placed, cell: Cell): Reading<Value | undefined> {
  if (column.isWritten && typeof cell === 'string') {
    const isLong = partsOf(column.field).name === 'editorContent';
    if (hasLostLetters(cell, isLong)) return { problem: CELL_PROBLEMS.lostLetters };
  }
  return isCode && !standsForNothing(cell)
    ? code(typeof cell === 'string' ? plainWords(cell) : cell)
    : readCell(column, isCode ? null : cell);
}

/** The names of the pictures in each row, from left to right. */
function picturesByRow(pictures: readonly SheetPicture[]): ReadonlyMap<number, string[]> {
  const names = new Map<number, string[]>();
  for (const { row, name } of pictures.toSorted((a, b) => a.column - b.column)) {
    names.set(row, [...(names.get(row) ?? []), name]);
  }
  return names;
}
