// Finds the headings in a courier's file: its empty form, or its list of tracking numbers.
import {
  type Cell,
  cellText,
  headingKey,
  isBlank,
  type Sheet,
  type SheetRow,
} from '../../product/table/cell.ts';
import { MAX_HEADING_ROW } from '../../product/table/table-limits.ts';

/** A column, from 0, with a few of the texts below its heading. */
export type FoundColumn = { at: number; heading: string; samples: string[] };
/** `row` from 1; `below`: the rows after the headings. */
export type Headings = { sheet: string; row: number; columns: FoundColumn[]; below: SheetRow[] };

/** A sheet that only shows how to fill in another. */
const SAMPLE = /\b(sample|example|demo|instructions?|help)\b/i;

const textOf = (cell: Cell | undefined) => cellText(cell).trim();

/**
 * The row that names the most columns that are known, and of two such the one with more texts that is not of a sample;
 * null for a file without any text. A title, a group of columns and a note fill fewer different cells than headings.
 */
export function findHeadings(
  sheets: readonly Sheet[],
  isKnown: (heading: string) => boolean,
): Headings | null {
  let best: { sheet: Sheet; row: SheetRow; score: number } | null = null;
  for (const sheet of sheets) {
    for (const row of sheet.rows.slice(0, MAX_HEADING_ROW)) {
      const score = scoreOf(row, isKnown) - (SAMPLE.test(sheet.name) ? 50 : 0);
      if (score > (best?.score ?? 0)) best = { sheet, row, score };
    }
  }
  return best && headingsAt(best.sheet, best.row.row);
}

function scoreOf({ cells }: SheetRow, isKnown: (heading: string) => boolean): number {
  const texts = cells.filter((cell) => typeof cell === 'string' && !isBlank(cell));
  const distinct = new Set(texts.map((it) => headingKey(textOf(it))));
  const known = [...distinct].filter((it) => it.length < 60 && isKnown(it));
  return 100 * known.length + distinct.size;
}

/** The columns under the headings in this row. */
export function headingsAt(sheet: Sheet, row: number): Headings {
  const below = sheet.rows.filter((it) => it.row > row);
  const cells = sheet.rows.find((it) => it.row === row)?.cells ?? [];
  const groupAt = groupsAbove(sheet, row);
  const columns = cells.flatMap((cell, at): FoundColumn[] =>
    isBlank(cell)
      ? []
      : [{ at, heading: `${groupAt(at)}${textOf(cell)}`, samples: samplesAt(below, at) }],
  );
  return { sheet: sheet.name, row, columns, below };
}

/** “Sender: ” over the columns of a merged cell above, where there are several such groups. */
function groupsAbove(sheet: Sheet, row: number): (at: number) => string {
  const texts = (sheet.rows.find((it) => it.row === row - 1)?.cells ?? []).map(textOf);
  const isGroup = (at: number) => texts[at] === texts[at - 1] || texts[at] === texts[at + 1];
  const groups = new Set(texts.filter((text, at) => text !== '' && isGroup(at)));
  return (at) => (groups.size > 1 && groups.has(texts[at] ?? '') ? `${texts[at]}: ` : '');
}

function samplesAt(rows: readonly SheetRow[], at: number): string[] {
  const all = rows.map(({ cells }) => textOf(cells[at])).filter(Boolean);
  return [...new Set(all)].slice(0, 2);
}
