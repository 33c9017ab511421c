// What an import would do, counted and shown before anything is written.
import { readFile } from 'node:fs/promises';
import type { RowProblem } from '#core/model/product-table/cell.ts';
import type { CheckedTable } from '#core/model/product-table/check-table.ts';
import { headingOf } from '#core/model/product-table/columns.ts';
import { CELL_PROBLEMS } from '#core/model/product-table/messages.ts';
import { pictureProblem } from '../pictures/read-picture.ts';
import { inParallel } from '../seed/in-parallel.ts';
import type { OpenProject } from '../stack/open-project.ts';
import { type Compared, compareRows, inPieces, type StoredGroups } from './catalogue-state.ts';
import type { PictureFiles } from './picture-files.ts';

/** Lines of one kind that are shown; the rest is counted. */
const MAX_LINES_SHOWN = 20;

export type Preview = {
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Photos that go into Storage. */
  photos: number;
  problems: RowProblem[];
  /** The first changes, a line each. */
  changes: string[];
  newGroups: { categories: Set<string>; brands: Set<string> };
  /** Rows that may be written. */
  rows: CheckedTable['rows'];
};

/** Compares every row, and looks at every photo that is to go into Storage. Writes nothing. */
export async function preview(
  { firestore }: Pick<OpenProject, 'firestore'>,
  table: CheckedTable,
  context: { groups: StoredGroups; folder: PictureFiles },
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
  for (const piece of inPieces(table.rows)) {
    const compared = await compareRows(firestore, piece, context);
    const wrongPhotos = await photoProblems(compared, context.folder);
    for (const each of compared) {
      const problems = wrongPhotos.get(each.row.row);
      note(found, problems ? { ...each, outcome: { kind: 'refused', problems } } : each);
    }
  }
  found.problems.sort((a, b) => a.row - b.row);
  return found;
}

function note(found: Preview, { row, outcome }: Compared): void {
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
    if (found.changes.length >= MAX_LINES_SHOWN) return;
    const moves = outcome.changes.map(
      ({ column, from, to }) => `${column} ${from || '–'} → ${to || '–'}`,
    );
    found.changes.push(`row ${row.row}, ${row.id}: ${moves.join('; ')}`);
  }
}

async function photoProblems(compared: readonly Compared[], folder: PictureFiles) {
  const problems = new Map<number, RowProblem[]>();
  const wanted = compared.flatMap(({ row: { row }, outcome }) =>
    'pictures' in outcome ? outcome.pictures.map((file) => ({ row, file })) : [],
  );
  await inParallel(wanted, 2, async ({ row, file }) => {
    const wrong = await pictureProblem(await readFile(folder.pathOf(file)));
    if (wrong === null) return;
    const problem = CELL_PROBLEMS.badPicture(file, wrong);
    const column = headingOf('pictures');
    problems.set(row, [...(problems.get(row) ?? []), { row, column, problem }]);
  });
  return problems;
}

/** The preview as lines for a terminal. */
export function previewLines(
  found: Preview,
  unknown: readonly string[],
  unused: readonly string[],
): string[] {
  const { created, changed, unchanged, refused, photos, newGroups } = found;
  const few = (items: readonly string[]) => {
    const more = items.length - MAX_LINES_SHOWN;
    return [...items.slice(0, MAX_LINES_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])];
  };
  const named = (what: string, names: Iterable<string>) => {
    const list = few([...names]);
    return list.length > 0 ? [`${what}: ${list.join(', ')}.`] : [];
  };
  const changesLeft = changed - found.changes.length;
  return [
    `${created} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused.${photos > 0 ? ` ${photos} pictures to upload.` : ''}`,
    ...named('New categories', newGroups.categories),
    ...named('New brands', newGroups.brands),
    ...named('Columns that are none of ours, and are left out', unknown),
    ...named('Files that no product uses', unused),
    ...(found.changes.length > 0 ? ['', 'Changed:'] : []),
    ...found.changes.map((line) => `  ${line}`),
    ...(changesLeft > 0 ? [`  and ${changesLeft} more`] : []),
    ...(refused > 0 ? ['', 'Refused; nothing of these rows is written:'] : []),
    ...few(found.problems.map(problemLine)).map((line) => `  ${line}`),
  ];
}

export function problemLine({ row, column, problem }: RowProblem): string {
  return `row ${row}${column === null ? '' : `, ${column}`}: ${problem}`;
}
