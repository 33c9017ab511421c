// Ids of a table's rows: made from the name where the table has none, and refused where two rows share one.
import { cellText, type RowProblem } from './cell.ts';
import { columnOf, type Field } from './columns.ts';
import { CELL_PROBLEMS, ROW_PROBLEMS } from './messages.ts';
import type { CheckedRow } from './product-table.ts';
import { slugOf } from './stored-product.ts';

/** `id` is null where the row has none that could be read; `isMade`: from its name. */
export type RowWithId = Omit<CheckedRow, 'id'> & {
  id: string | null;
  isMade: boolean;
  problems: RowProblem[];
};

/** Makes the id of a row from its name and what is in the pack: `ragi-flour-500-g`. The same again for the same row. */
export function makeId(
  values: CheckedRow['values'],
  hasNames: boolean,
  refuse: (field: Field, problem: string) => void,
): void {
  const { name, netWeight, unit } = values;
  if (typeof name !== 'string') {
    // The lack of a name is told already where the table has a column of names.
    if (!hasNames) refuse('id', CELL_PROBLEMS.missing);
    return;
  }
  const slug = slugOf(name);
  const pack = netWeight && unit ? slugOf(`${netWeight} ${unit}`) : '';
  const isNamed = slug.replaceAll('-', '').includes(pack.replaceAll('-', ''));
  if (slug === '') refuse('name', CELL_PROBLEMS.noName(cellText(name)));
  else values.id = isNamed ? slug : `${slug}-${pack}`;
}

/** Refuses an id used in several rows in all of them, faulty rows included: nobody can tell which one is meant. */
export function sameIds(rows: readonly RowWithId[]): RowProblem[] {
  const rowsOf = new Map<string, number[]>();
  for (const { row, id } of rows) {
    if (id === null) continue;
    const known = rowsOf.get(id);
    if (known) known.push(row);
    else rowsOf.set(id, [row]);
  }
  return rows.flatMap(({ row, id, isMade }) => {
    const others = (rowsOf.get(id ?? '') ?? []).filter((other) => other !== row);
    if (id === null || others.length === 0) return [];
    const named = others.slice(0, 5).join(', ');
    const column = columnOf(isMade ? 'name' : 'id').heading;
    const says = isMade ? ROW_PROBLEMS.sameName : ROW_PROBLEMS.sameId;
    return [{ row, column, problem: says(cellText(id), named) }];
  });
}
