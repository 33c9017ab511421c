// The refused rows of a table as a table of its own, with what is wrong, to be mended and imported again.
import type { Cell, RowProblem } from './cell.ts';
import { headingKey } from './cell.ts';
import type { ProductTable } from './product-table.ts';

/** Heads the last column; in English, as all our headings are. */
export const WHAT_IS_WRONG = 'What is wrong';

/** The rows that have a problem, as they were written, and its words in a last column. */
export function refusedRows(
  { headings, rows }: Pick<ProductTable, 'headings' | 'rows'>,
  problems: readonly RowProblem[],
): { headings: string[]; rows: Cell[][] } {
  const wrong = new Map<number, string[]>();
  for (const { row, column, problem } of problems) {
    const words = column === null ? problem : `${column}: ${problem}`;
    wrong.set(row, [...(wrong.get(row) ?? []), words]);
  }
  // A table that came back before has the column already.
  const isOurs = (heading: string) => headingKey(heading) === headingKey(WHAT_IS_WRONG);
  const kept = [...headings.keys()].filter((at) => !isOurs(headings[at] ?? ''));
  return {
    headings: [...kept.map((at) => headings[at] ?? ''), WHAT_IS_WRONG],
    rows: rows.flatMap(({ row, cells }) => {
      const words = wrong.get(row);
      return words ? [[...kept.map((at) => cells[at] ?? null), words.join('\n')]] : [];
    }),
  };
}
