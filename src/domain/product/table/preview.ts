// Counts the effects of an import before anything is written.
import { inParallel } from '#engine/lib/in-parallel.ts';
import type { RowProblem } from './cell.ts';
import type { CheckedRow, CheckedTable } from './check-table.ts';
import { columnOf } from './columns.ts';
import type { Change, ImportContext } from './compare-row.ts';
import { type Compared, compareRows, type ImportShop, inPieces } from './import-shop.ts';
import { CELL_PROBLEMS } from './messages.ts';
import type { Progress } from './write-rows.ts';

/** Most changed rows kept for display; the rest is only counted. */
const MAX_CHANGES_KEPT = 100;
/** An unpacked photo of many megapixels takes much memory. */
const PHOTOS_AT_ONCE = 2;

export type ChangedRow = { row: number; id: string; changes: Change[] };

export type Preview = {
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Photos to upload to Storage. */
  photos: number;
  problems: RowProblem[];
  /** The first changed rows. */
  changes: ChangedRow[];
  newGroups: { categories: Set<string>; brands: Set<string> };
  /** Rows that may be written. */
  rows: CheckedRow[];
};

export type PreviewSetup = {
  context: ImportContext;
  /** The problem with a photo to upload; null for none. */
  photoProblem(file: string): Promise<string | null>;
  progress?: Progress;
};

/** Compares every row, and checks every photo to upload. Writes nothing. */
export async function preview<Seen>(
  shop: Pick<ImportShop<Seen>, 'readProducts' | 'rowsAtOnce'>,
  table: CheckedTable,
  { context, photoProblem, progress }: PreviewSetup,
): Promise<Preview> {
  const found: Preview = {
    created: 0,
    changed: 0,
    unchanged: 0,
    refused: table.refused,
    photos: 0,
    problems: [...table.problems],
    changes: [],
    newGroups: { categories: new Set(), brands: new Set() },
    rows: [],
  };
  let done = 0;
  for (const piece of inPieces(table.rows, shop.rowsAtOnce)) {
    const compared = await compareRows(shop, piece, context);
    const wrong = await photoProblems(compared, photoProblem);
    for (const { row, outcome } of compared) {
      const problems = wrong.get(row.row);
      note(found, row, problems ? { kind: 'refused', problems } : outcome);
    }
    done += piece.length;
    progress?.(done, table.rows.length);
  }
  found.problems.sort((a, b) => a.row - b.row);
  return found;
}

function note(found: Preview, row: CheckedRow, outcome: Compared<unknown>['outcome']): void {
  if (outcome.kind === 'refused') {
    found.refused += 1;
    found.problems.push(...outcome.problems);
    return;
  }
  found.rows.push(row);
  if (outcome.kind === 'unchanged') {
    found.unchanged += 1;
    return;
  }
  found.photos += outcome.pictures.length;
  for (const { collection, group } of outcome.newGroups) {
    found.newGroups[collection].add(group.name);
  }
  if (outcome.kind === 'new') found.created += 1;
  else {
    found.changed += 1;
    if (found.changes.length >= MAX_CHANGES_KEPT) return;
    found.changes.push({ row: row.row, id: row.id, changes: outcome.changes });
  }
}

async function photoProblems(
  compared: readonly Compared<unknown>[],
  problemOf: PreviewSetup['photoProblem'],
): Promise<ReadonlyMap<number, RowProblem[]>> {
  const wanted = compared.flatMap(({ row: { row }, outcome }) =>
    'pictures' in outcome ? outcome.pictures.map((file) => ({ row, file })) : [],
  );
  const problems = new Map<number, RowProblem[]>();
  const column = columnOf('photoURL').heading;
  await inParallel(wanted, PHOTOS_AT_ONCE, async ({ row, file }) => {
    const wrong = await problemOf(file);
    if (wrong === null) return;
    const problem = CELL_PROBLEMS.badPicture(file, wrong);
    problems.set(row, [...(problems.get(row) ?? []), { row, column, problem }]);
  });
  return problems;
}
