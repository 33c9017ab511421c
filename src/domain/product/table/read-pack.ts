// Net weight and unit of a row, which tables hold in two cells, in one (“500 g”), or with the unit in the heading.
import { type Cell, type CellRow, cellText, standsForNothing } from './cell.ts';
import { amountIn, countsPieces, unitOf } from './cell-terms.ts';
import { columnOf } from './columns.ts';
import { CELL_PROBLEMS } from './messages.ts';
import type { Placed } from './place-columns.ts';

/** The cells of the two columns; undefined leaves the field as it is. */
type Pack = { netWeight?: Cell | undefined; unit?: Cell | undefined; problem?: string };
export type PackReader = (cells: CellRow) => Pack;

const NOWHERE = -1;

/** The columns with both net weight and unit where they have one of them: its cells may hold both. */
export function withBothOfPack(columns: readonly Placed[]): Placed[] {
  const fields = (['netWeight', 'unit'] as const).map(columnOf);
  const isPlaced = fields.map((column) => columns.some((it) => it.column === column));
  if (isPlaced[0] === isPlaced[1]) return [...columns];
  const lacking = fields.filter((_, at) => !isPlaced[at]);
  return [...columns, ...lacking.map((column) => ({ column, at: NOWHERE }))];
}

/** @param columns those of `withBothOfPack` */
export function packReader(columns: readonly Placed[]): PackReader {
  const weight = columns.find(({ column }) => column.field === 'netWeight');
  const unit = columns.find(({ column }) => column.field === 'unit');
  if (!weight || !unit) return () => ({});
  const cellAt = (cells: CellRow, at: number) => (at === NOWHERE ? undefined : (cells[at] ?? null));
  return (cells) => {
    const amount = cellAt(cells, weight.at);
    const word = cellAt(cells, unit.at);
    const isTold = !standsForNothing(word) && !countsPieces(cellText(word));
    const both = bothIn(standsForNothing(amount) ? word : amount);
    if (both) {
      const differs =
        !standsForNothing(amount) && isTold && unitOf(cellText(word)) !== unitOf(both.unit);
      const found: Pack = { netWeight: both.amount, unit: both.unit };
      if (differs) found.problem = CELL_PROBLEMS.otherUnit(cellText(word), both.unit);
      return found;
    }
    if (weight.unit && !standsForNothing(amount) && !isTold)
      return { netWeight: amount, unit: weight.unit };
    const isEmptied = unit.at === NOWHERE && standsForNothing(amount);
    return { netWeight: amount, unit: isEmptied ? null : word };
  };
}

const bothIn = (cell: Cell | undefined) => (typeof cell === 'string' ? amountIn(cell) : null);
