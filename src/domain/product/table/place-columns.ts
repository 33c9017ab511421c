// Which column of a merchant's table holds which field: by its heading, by what the merchant answered, and, where a
// heading may mean two things, by what stands below it.
import { type Cell, cellText, headingKey, isBlank, type SheetRow } from './cell.ts';
import { amountIn, type Unit, unitOf } from './cell-terms.ts';
import { type Column, columnOf, type Field, readCell } from './columns.ts';
import { type Named, namedBy } from './heading-names.ts';
import { TABLE_PROBLEMS } from './messages.ts';
import type { TableAnswers } from './product-table.ts';
import { WHAT_IS_WRONG } from './refused-rows.ts';

/** A column of ours and where it stands in the table, from 0. */
export type Placed = {
  column: Column;
  at: number;
  /** Another program’s code, of which the id is made. */
  isCode?: true;
  /** “Weight (kg)” names the unit of its numbers. */
  unit?: Unit | undefined;
};

export type Columns = {
  columns: Placed[];
  /** Headings of columns that are left out. */
  unknown: string[];
  /** Whether a heading may mean two things, so that the merchant is asked. */
  isUnsure: boolean;
};

type Candidate = Named & { at: number; heading: string };

/** How many filled cells below a heading tell what it means. */
const MAX_SAMPLES = 200;
/** Fields whose usual headings are also used for other things: their cells have to be readable. */
const OFTEN_OTHERS = new Set<Field>(
  'unit netWeight quantity photoURL diet hsn gstRate gstKind'.split(' ') as Field[],
);

/**
 * Places the columns under these headings; '' is none. The merchant's answers go before everything.
 * @param rows those below the headings
 */
export function placeColumns(
  headings: readonly string[],
  rows: readonly SheetRow[],
  { columns: answers = {} }: TableAnswers,
): Columns | { problem: string } {
  let isUnsure = false;
  const candidates: Candidate[] = [];
  for (const [at, heading] of headings.entries()) {
    const answer = heading === '' ? undefined : answers[headingKey(heading)];
    const found = answer ? { field: answer, rank: -1, unit: namedBy(heading)?.unit } : undefined;
    const named = answer === undefined ? namedBy(heading) : found;
    if (named && isLikely(named, samplesOf(rows, at))) candidates.push({ ...named, at, heading });
  }
  for (const it of candidates.filter((candidate) => candidate.isUnsure)) {
    const unit = candidates.find(({ field }) => field === 'unit');
    const units = unit ? samplesOf(rows, unit.at) : [];
    const field = meaningOf(samplesOf(rows, it.at), units, candidates);
    if (field) it.field = field;
    else candidates.splice(candidates.indexOf(it), 1);
    if (field === undefined) isUnsure = true;
  }
  const columns: Placed[] = [];
  for (const one of candidates) {
    const rivals = candidates.filter(({ field }) => field === one.field);
    const best = rivals.reduce((a, b) => (b.rank < a.rank ? b : a));
    if (best === one) columns.push(placed(one));
    else if (headingKey(best.heading) === headingKey(one.heading) || best.rank + one.rank === -2) {
      if (!repeats(rows, best.at, one.at)) {
        return { problem: TABLE_PROBLEMS.sameHeading(best.heading) };
      }
    }
  }
  // Our own column of a table of refused rows is no news.
  const named = [...columns.map(({ at }) => headings[at] ?? ''), WHAT_IS_WRONG];
  const known = new Set(named.map(headingKey));
  const unknown = headings.filter((it) => it !== '' && !known.has(headingKey(it)));
  return { columns, unknown: [...new Set(unknown)], isUnsure };
}

function placed({ field, rank, unit, at, heading }: Candidate): Placed {
  const column = columnOf(field);
  const isCode = field === 'id' && rank !== 0 && headingKey(heading) !== 'id';
  return { column, at, unit, ...(isCode && { isCode }) };
}

function samplesOf(rows: readonly SheetRow[], at: number): Cell[] {
  const samples: Cell[] = [];
  for (const { cells } of rows) {
    const cell = cells[at] ?? null;
    if (!isBlank(cell)) samples.push(cell);
    if (samples.length === MAX_SAMPLES) break;
  }
  return samples;
}

const hasUnit = (cell: Cell) => typeof cell === 'string' && amountIn(cell) !== null;

/** Whether what stands below a heading can be what the heading says; our own headings are believed. */
function isLikely({ field, rank, isUnsure }: Named, samples: readonly Cell[]): boolean {
  if (rank < 1 || isUnsure || !OFTEN_OTHERS.has(field) || samples.length === 0) return true;
  return samples.some((cell) => {
    if (field === 'photoURL') return /\.|^\d+$/.test(cellText(cell));
    const isPack = field === 'netWeight' || field === 'unit';
    return isRead(field, cell) || (isPack && hasUnit(cell));
  });
}

/**
 * What “Qty” means: pieces in stock, or how much is in a pack. Null where neither can be, undefined where the merchant
 * has to say.
 */
function meaningOf(
  samples: readonly Cell[],
  unitCells: readonly Cell[],
  others: readonly Candidate[],
): 'quantity' | 'netWeight' | null | undefined {
  const has = (field: Field) => others.some((it) => it.field === field && !it.isUnsure);
  const units = new Set([...samples.map(unitIn), ...unitCells.map((it) => unitOf(cellText(it)))]);
  // Grams are in a pack; “40 kg” may be in stock.
  const isPack = (units.has('g') || units.has('ml')) && !has('netWeight');
  if (isPack) return 'netWeight';
  if (has('quantity')) return has('unit') && !has('netWeight') ? 'netWeight' : null;
  if (has('unit') && !has('netWeight')) return undefined;
  const numbers = samples.filter((cell) => isRead('popularity', cell));
  const isCounted = numbers.length > 0 || samples.length === 0 || isRead('quantity', samples[0]);
  const isWhole = numbers.every((cell) => isRead('quantity', cell));
  return isCounted && isWhole && !samples.some(unitIn) ? 'quantity' : undefined;
}

const isRead = (field: Field, cell: Cell | undefined) =>
  'value' in readCell(columnOf(field), cell ?? null);

const unitIn = (cell: Cell) =>
  typeof cell === 'string' ? unitOf(amountIn(cell)?.unit ?? '') : undefined;

/** Whether a second column of one heading says nothing new, as where cells are merged. */
function repeats(rows: readonly SheetRow[], at: number, second: number): boolean {
  return rows.every(({ cells }) => isBlank(cells[second]) || cells[second] === cells[at]);
}
