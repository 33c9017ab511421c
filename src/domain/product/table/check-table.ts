// Checks a table of products row by row: whether each cell is valid for its column. Looks nothing up.

import { groupedNumber } from '../../shared/grouped-number.ts';
import { type CellRow, cellText, isBlank, type RowProblem } from './cell.ts';
import { type Column, columnOf, columnUnder, type Field, readCell, type Value } from './columns.ts';
import { CELL_PROBLEMS, FILE_PROBLEMS, ROW_PROBLEMS } from './messages.ts';
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from './table-limits.ts';

export type CheckedRow = {
  /** As spreadsheets count; row 1 holds the headings. */
  row: number;
  id: string;
  /** The row's values, for each column present, without cells that leave their field unchanged. */
  values: Partial<Record<Field, Value>>;
};

export type CheckedTable = {
  rows: CheckedRow[];
  /** In the order of the rows; a row with a problem is missing from `rows`. */
  problems: RowProblem[];
  /** How many rows are refused. */
  refused: number;
  /** Unknown headings; their columns are ignored. */
  unknown: string[];
};

/** The valid rows of a table; `problem` is about the file as a whole. */
export function checkTable(cells: readonly CellRow[]): CheckedTable | { problem: string } {
  const [headings = [], ...below] = cells;
  const columns = columnsOf(headings);
  if ('problem' in columns) return columns;
  const filled = below.filter((cellsOfRow) => cellsOfRow.some((cell) => !isBlank(cell))).length;
  if (filled === 0) return { problem: FILE_PROBLEMS.noRows };
  if (filled > MAX_TABLE_ROWS) {
    return { problem: FILE_PROBLEMS.tooManyRows(groupedNumber(filled)) };
  }
  const checked = below.flatMap((cellsOfRow, index) =>
    cellsOfRow.every(isBlank) ? [] : [checkRow(index + 2, cellsOfRow, columns.known)],
  );
  const twice = sameIds(checked.flatMap(({ row, id }) => (id === null ? [] : [{ row, id }])));
  const problems = [...checked.flatMap((row) => row.problems), ...twice];
  const faulty = new Set(problems.map(({ row }) => row));
  const rows = checked.flatMap(({ row, id, values }) =>
    id === null || faulty.has(row) ? [] : [{ row, id, values }],
  );
  problems.sort((a, b) => a.row - b.row);
  return { rows, problems, refused: faulty.size, unknown: columns.unknown };
}

type Placed = { column: Column; at: number };

function columnsOf(
  headings: CellRow,
): { known: Placed[]; unknown: string[] } | { problem: string } {
  const known: Placed[] = [];
  const unknown: string[] = [];
  for (const [at, cell] of headings.slice(0, MAX_TABLE_COLUMNS).entries()) {
    if (isBlank(cell)) continue;
    const heading = String(typeof cell === 'object' ? '?' : cell).trim();
    const column = columnUnder(heading);
    if (!column) unknown.push(heading);
    else if (known.some((other) => other.column === column)) {
      return { problem: FILE_PROBLEMS.sameHeading(column.heading) };
    } else known.push({ column, at });
  }
  const hasIds = known.some(({ column }) => column.field === 'id');
  return hasIds ? { known, unknown } : { problem: FILE_PROBLEMS.noIdColumn };
}

type Read = Omit<CheckedRow, 'id'> & { id: string | null; problems: RowProblem[] };

function checkRow(row: number, cells: CellRow, columns: readonly Placed[]): Read {
  const values: CheckedRow['values'] = {};
  const problems: RowProblem[] = [];
  for (const { column, at } of columns) {
    const { field, heading, isNeeded } = column;
    const reading = readCell(column, cells[at] ?? null);
    if ('problem' in reading) problems.push({ row, column: heading, problem: reading.problem });
    else if (reading.value === null && isNeeded) {
      problems.push({ row, column: heading, problem: CELL_PROBLEMS.missing });
    } else if (reading.value !== undefined) values[field] = reading.value;
  }
  return { row, id: typeof values.id === 'string' ? values.id : null, values, problems };
}

/** Refuses an id used in several rows in all of them, faulty rows included: nobody can tell which one is meant. */
function sameIds(ids: readonly { row: number; id: string }[]): RowProblem[] {
  const rowsOf = new Map<string, number[]>();
  for (const { row, id } of ids) rowsOf.set(id, [...(rowsOf.get(id) ?? []), row]);
  return ids.flatMap(({ row, id }) => {
    const others = (rowsOf.get(id) ?? []).filter((other) => other !== row);
    if (others.length === 0) return [];
    const problem = ROW_PROBLEMS.sameId(cellText(id), others.slice(0, 5).join(', '));
    return [{ row, column: columnOf('id').heading, problem }];
  });
}
