// The preview of an import, as lines for a terminal.
import type { RowProblem } from '#domain/product/table/cell.ts';
import type { ChangedRow, Preview } from '#domain/product/table/preview.ts';

/** Lines shown of each kind; the rest is counted. */
const MAX_LINES_SHOWN = 20;

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
  const changes = found.changes.slice(0, MAX_LINES_SHOWN).map(changeLine);
  const changesLeft = changed - changes.length;
  return [
    `${created} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused.${photos > 0 ? ` ${photos} pictures to upload.` : ''}`,
    ...named('New categories', newGroups.categories),
    ...named('New brands', newGroups.brands),
    ...named('Columns that the shop does not have, left out', unknown),
    ...named('Files that no product uses', unused),
    ...(changes.length > 0 ? ['', 'Changed:'] : []),
    ...changes.map((line) => `  ${line}`),
    ...(changesLeft > 0 ? [`  and ${changesLeft} more`] : []),
    ...(refused > 0 ? ['', 'Refused; nothing of these rows is written:'] : []),
    ...few(found.problems.map(problemLine)).map((line) => `  ${line}`),
  ];
}

function changeLine({ row, id, changes }: ChangedRow): string {
  const moves = changes.map(({ column, from, to }) => `${column} ${from || '–'} → ${to || '–'}`);
  return `row ${row}, ${id}: ${moves.join('; ')}`;
}

export function problemLine({ row, column, problem }: RowProblem): string {
  return `row ${row}${column === null ? '' : `, ${column}`}: ${problem}`;
}
