// The preview of an import, as lines for a terminal.
import { cellText, type RowProblem } from '#domain/product/table/cell.ts';
import { columnOf } from '#domain/product/table/columns.ts';
import type { ChangedRow, NewGroupSeen, NewRow, Preview } from '#domain/product/table/preview.ts';
import type { CheckedTable } from '#domain/product/table/product-table.ts';

/** Lines shown of each kind; the rest is counted, or shown with `--all`. */
const MAX_LINES_SHOWN = 20;
const MAX_NEW_SHOWN = 10;
const PICTURES = columnOf('photoURL').heading;

type Shown = {
  table: Pick<CheckedTable, 'origin' | 'unknown'>;
  /** Files that no row refers to. */
  unused: readonly string[];
  showsAll: boolean;
};

export function previewLines(found: Preview, { table, unused, showsAll }: Shown): string[] {
  const { created, changed, unchanged, refused, photos, newGroups } = found;
  const few = (items: readonly string[], most = MAX_LINES_SHOWN) => {
    const more = showsAll ? 0 : Math.max(0, items.length - most);
    const shown = more > 0 ? items.slice(0, most) : items;
    return more > 0 ? [...shown, `and ${more} more (--all shows them)`] : shown;
  };
  const named = (what: string, names: readonly string[]) =>
    names.length > 0 ? [`${what}: ${few(names).join(', ')}.`] : [];
  const listed = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];
  const rowLine = (row: ChangedRow) => changeLine(row, showsAll);
  const newLine = ({ pictures, ...row }: NewRow) => {
    const changes = row.changes.filter(({ column }) => column !== PICTURES);
    const shown = { column: PICTURES, from: '', to: pictures.join(', ') };
    return rowLine({ ...row, changes: pictures.length > 0 ? [...changes, shown] : changes });
  };
  return [
    ...originLines(table.origin),
    `${created} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused.${photos > 0 ? ` ${photos} pictures to upload.` : ''}`,
    ...named('New categories', newGroups.categories.map(groupWords)),
    ...named('New brands', newGroups.brands.map(groupWords)),
    ...named('Left out, because the shop has no place for it', table.unknown),
    ...named('Files that no product uses', unused),
    ...listed('New:', few(found.news.map(newLine), MAX_NEW_SHOWN)),
    ...listed('Changed:', few(found.changes.map(rowLine))),
    ...listed('Refused; nothing of these rows is written:', few(found.problems.map(problemLine))),
  ];
}

function originLines(origin: CheckedTable['origin']): string[] {
  if (!origin) return [];
  const { shop, rows, products, leftOut } = origin;
  const out = leftOut.length > 0 ? ` Left out: ${leftOut.join(', ')}.` : '';
  return [
    `This is an export of ${shop}: ${counted(rows, 'row')}, ${counted(products, 'product')}.${out}`,
  ];
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function groupWords({ name, alike }: NewGroupSeen): string {
  const others = alike.map((other) => `“${other}”`).join(' and ');
  return others === '' ? name : `${name} (looks the same as ${others})`;
}

function changeLine({ row, id, changes }: ChangedRow, isWhole: boolean): string {
  const words = (text: string) => (isWhole ? text : cellText(text)) || '–';
  const moves = changes.map(({ column, from, to }) =>
    from === '' ? `${column} ${words(to)}` : `${column} ${words(from)} → ${words(to)}`,
  );
  return `row ${row}, ${id}: ${moves.join('; ')}`;
}

export function problemLine({ row, column, problem }: RowProblem): string {
  return `row ${row}${column === null ? '' : `, ${column}`}: ${problem}`;
}
