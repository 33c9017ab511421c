// What an import would do, before anything is written.
import { inParallel } from '#engine/lib/in-parallel.ts';
import type { RowProblem } from './cell.ts';
import { columnOf } from './columns.ts';
import type { Change, ImportContext } from './compare-row.ts';
import { type Compared, compareRows, type ImportShop, inPieces } from './import-shop.ts';
import { CELL_PROBLEMS } from './messages.ts';
import type { CheckedRow, CheckedTable } from './product-table.ts';
import { lookAlikes } from './stored-product.ts';
import type { Progress } from './write-rows.ts';

/** An unpacked photo of many megapixels takes much memory. */
const PHOTOS_AT_ONCE = 2;

/** A product to be written: each field that changes, in whole texts. */
export type ChangedRow = { row: number; id: string; changes: Change[] };
/** `pictures`: files of the folder and addresses, the cover first. */
export type NewRow = ChangedRow & { pictures: string[] };

/** A category or brand to be made, and the shop's own or other new ones that look the same. */
export type NewGroupSeen = { name: string; alike: string[] };

export type Preview = {
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Rows that wait for the answer whether their price of 0 is meant. */
  free: number;
  /** New products whose stock the other shop does not tell, until that is answered. */
  stockAsked: number;
  /** Photos to upload to Storage, or to fetch from the web. */
  photos: number;
  problems: RowProblem[];
  news: NewRow[];
  changes: ChangedRow[];
  newGroups: { categories: NewGroupSeen[]; brands: NewGroupSeen[] };
  /** Rows that may be written. */
  rows: CheckedRow[];
};

export type PreviewSetup = {
  context: ImportContext;
  /** The problem with a photo to upload; null for none. */
  photoProblem(file: string): Promise<string | null>;
  progress?: Progress;
};

type Found = Omit<Preview, 'newGroups'> & {
  groups: { categories: Set<string>; brands: Set<string> };
};

/** Compares every row, and checks every photo to upload. Writes nothing. */
export async function preview<Seen>(
  shop: Pick<ImportShop<Seen>, 'readProducts' | 'findBySource' | 'rowsAtOnce'>,
  table: Pick<CheckedTable, 'rows' | 'problems' | 'refused'>,
  { context, photoProblem, progress }: PreviewSetup,
): Promise<Preview> {
  const found: Found = {
    ...{ created: 0, changed: 0, unchanged: 0, refused: table.refused },
    ...{ free: 0, stockAsked: 0, photos: 0 },
    problems: [...table.problems],
    news: [],
    changes: [],
    groups: { categories: new Set(), brands: new Set() },
    rows: [],
  };
  let done = 0;
  for (const piece of inPieces(table.rows, shop.rowsAtOnce)) {
    const compared = await compareRows(shop, piece, context);
    const wrong = await photoProblems(compared, photoProblem);
    for (const [at, { row, outcome }] of compared.entries()) {
      const problems = wrong.get(row.row);
      const checked = piece[at] ?? row;
      if (problems) note(found, { checked, row }, { kind: 'refused', problems, isFree: false });
      else if ('isFree' in outcome && outcome.isFree && !context.free) found.free += 1;
      else note(found, { checked, row }, outcome);
      const isAsked = 'isStockUnknown' in outcome && outcome.isStockUnknown;
      if (isAsked && context.stock === undefined) found.stockAsked += 1;
    }
    done += piece.length;
    progress?.(done, table.rows.length);
  }
  found.problems.sort((a, b) => a.row - b.row);
  const { groups, ...rest } = found;
  const categories = seen(groups.categories, context.groups.category);
  return { ...rest, newGroups: { categories, brands: seen(groups.brands, context.groups.brand) } };
}

function seen(made: ReadonlySet<string>, known: ReadonlyMap<string, string>): NewGroupSeen[] {
  const others = new Set([...known.values(), ...made]);
  return [...made].map((name) => ({ name, alike: lookAlikes(name, others) }));
}

function note(
  found: Found,
  { checked, row: { row, id } }: { checked: CheckedRow; row: CheckedRow },
  outcome: Compared<unknown>['outcome'],
): void {
  if (outcome.kind === 'refused') {
    found.refused += 1;
    found.problems.push(...outcome.problems);
    return;
  }
  found.rows.push(checked);
  if (outcome.kind === 'unchanged') {
    found.unchanged += 1;
    return;
  }
  const { changes, pictures, fromWeb, newGroups } = outcome;
  found.photos += pictures.length + fromWeb.length;
  for (const { collection, group } of newGroups) found.groups[collection].add(group.name);
  found[outcome.kind === 'new' ? 'created' : 'changed'] += 1;
  if (outcome.kind === 'changed') found.changes.push({ row, id, changes });
  else {
    const named = [...pictures, ...fromWeb];
    const fileOf = (picture: string) => named.find((it) => it.picture === picture)?.file ?? picture;
    const { photoURL } = outcome.fields;
    const shown = Array.isArray(photoURL) ? photoURL.map((it) => fileOf(String(it))) : [];
    found.news.push({ row, id, changes, pictures: shown });
  }
}

async function photoProblems(
  compared: readonly Compared<unknown>[],
  problemOf: PreviewSetup['photoProblem'],
): Promise<ReadonlyMap<number, RowProblem[]>> {
  const wanted = compared.flatMap(({ row: { row }, outcome }) =>
    'pictures' in outcome ? outcome.pictures.map(({ file }) => ({ row, file })) : [],
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
