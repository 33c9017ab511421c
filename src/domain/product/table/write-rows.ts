// Writes rows of a table into the catalogue: photos first, then categories and brands, then products. Each product is
// locked to its compared version; where somebody else was faster, its row is compared again. So the next run finishes
// an interrupted one.
import { inParallel } from '#engine/lib/in-parallel.ts';
import type { RowProblem } from './cell.ts';
import { columnOf } from './columns.ts';
import type { ImportContext } from './compare-row.ts';
import {
  type Compared,
  compareRows,
  type ImportShop,
  inPieces,
  type NewGroup,
  type Photo,
} from './import-shop.ts';
import { CELL_PROBLEMS, ROW_PROBLEMS } from './messages.ts';
import type { CheckedRow } from './product-table.ts';
import type { NewPicture } from './row-pictures.ts';

/**
 * Rows are gathered before they are written: commits in quick succession move the catalogue's head once, and each move
 * costs a request from every phone. Products follow their photos soon.
 */
const MAX_GATHERED_BYTES = 24_000_000;
const MAX_GATHERED_PHOTOS = 60;
const COMMITS_AT_ONCE = 3;
const PHOTOS_AT_ONCE = 4;
/** How often rows that others keep changing are tried. */
const MAX_ROUNDS = 8;
/** Most rows refused by the shop's rules, each found one by one; beyond it, the rules themselves must be wrong. */
const MAX_REFUSED = 100;

export type Written = {
  created: number;
  changed: number;
  unchanged: number;
  /** Problems of the rows that were refused. */
  refused: RowProblem[];
  /** The photos now in Storage, with their products. */
  photos: Photo[];
  /** Pictures on the web that could not be fetched; their rows were written without them. */
  withoutPicture: RowProblem[];
  /** Products whose pictures the functions fetch from the web now: their ids, by row. */
  fetching: Map<number, string>;
};

export type Progress = (done: number, of: number) => void;

type Run<Seen> = {
  shop: ImportShop<Seen>;
  context: ImportContext;
  written: Written;
  /** Categories and brands created by this run. */
  made: Set<string>;
  tell(count: number): void;
};

export async function writeRows<Seen>(
  shop: ImportShop<Seen>,
  rows: readonly CheckedRow[],
  context: ImportContext,
  progress: Progress,
): Promise<Written> {
  const written: Written = {
    ...{ created: 0, changed: 0, unchanged: 0, refused: [], photos: [] },
    ...{ withoutPicture: [], fetching: new Map() },
  };
  let done = 0;
  const tell = (count: number) => {
    done += count;
    if (count > 0) progress(done, rows.length);
  };
  const run: Run<Seen> = { shop, context, written, made: new Set(), tell };
  let gathered: Compared<Seen>[] = [];
  let size = { bytes: 0, photos: 0 };
  for (const piece of inPieces(rows, shop.rowsAtOnce)) {
    for (const each of toWrite(run, await compareRows(shop, piece, context))) {
      gathered.push(each);
      size = { bytes: size.bytes + bytesOf(each), photos: size.photos + photosOf(each).length };
    }
    if (size.bytes < MAX_GATHERED_BYTES && size.photos < MAX_GATHERED_PHOTOS) continue;
    await writeAll(run, gathered);
    gathered = [];
    size = { bytes: 0, photos: 0 };
  }
  await writeAll(run, gathered);
  return written;
}

/** The rows still to write; counts the others as done. */
function toWrite<Seen>({ written, tell }: Run<Seen>, compared: readonly Compared<Seen>[]) {
  const left = compared.filter(({ outcome }) => 'fields' in outcome);
  for (const { outcome } of compared) {
    if (outcome.kind === 'unchanged') written.unchanged += 1;
    else if (outcome.kind === 'refused') written.refused.push(...outcome.problems);
  }
  tell(compared.length - left.length);
  return left;
}

/** Repeats until every row is written, unchanged or refused. */
async function writeAll<Seen>(run: Run<Seen>, gathered: readonly Compared<Seen>[]): Promise<void> {
  const { shop, context } = run;
  let left = gathered;
  for (let round = 1; left.length > 0; round += 1) {
    if (round > MAX_ROUNDS) {
      throw new Error('The products are changed by somebody else all the time. Try again later.');
    }
    await putPhotos(run, left);
    await fetchPhotos(run, left);
    await addGroups(run, left);
    const overtaken = await writeProducts(run, left);
    const again: Compared<Seen>[] = [];
    for (const piece of inPieces(overtaken, shop.rowsAtOnce)) {
      again.push(...toWrite(run, await compareRows(shop, piece, context)));
    }
    left = again;
  }
}

async function putPhotos<Seen>(
  { shop, written }: Run<Seen>,
  compared: readonly Compared<Seen>[],
): Promise<void> {
  const wanted = compared.flatMap((each) =>
    photosOf(each).map((photo) => ({ ...photo, id: each.row.id })),
  );
  await inParallel(wanted, PHOTOS_AT_ONCE, async (photo) => {
    await shop.putPhoto(photo);
    written.photos.push(photo);
  });
}

/** Fetches pictures from the web, or leaves them to the functions. Products show only pictures that are in Storage. */
async function fetchPhotos<Seen>(
  { shop, written }: Run<Seen>,
  compared: readonly Compared<Seen>[],
): Promise<void> {
  await inParallel(compared, PHOTOS_AT_ONCE, async ({ row: { row, id }, outcome }) => {
    if (!('fields' in outcome) || outcome.fromWeb.length === 0) return;
    const { fields, fromWeb } = outcome;
    const shown = Array.isArray(fields.photoURL) ? fields.photoURL : [];
    const missing = new Set<string>();
    written.withoutPicture = written.withoutPicture.filter((it) => it.row !== row);
    for (const photo of fromWeb) {
      const problem = shop.fetchPhoto ? await shop.fetchPhoto({ ...photo, id }) : null;
      if (problem === null && shop.fetchPhoto) written.photos.push({ ...photo, id });
      else missing.add(photo.picture);
      if (problem === null) continue;
      const words = CELL_PROBLEMS.badPicture(photo.file, problem);
      written.withoutPicture.push({ row, column: columnOf('photoURL').heading, problem: words });
    }
    fields.photoURL = shown.filter((picture) => !missing.has(String(picture)));
    if (shop.fetchPhoto) return;
    const addressOf = new Map(fromWeb.map(({ file, picture }) => [picture, file]));
    fields.picturesFrom = shown.map((picture) => addressOf.get(String(picture)) ?? String(picture));
    written.fetching.set(row, id);
  });
}

async function addGroups<Seen>(
  { shop, made }: Run<Seen>,
  compared: readonly Compared<Seen>[],
): Promise<void> {
  const groups: NewGroup[] = [];
  for (const { outcome } of compared) {
    for (const each of 'newGroups' in outcome ? outcome.newGroups : []) {
      const path = `${each.collection}/${each.group.id}`;
      if (made.has(path)) continue;
      made.add(path);
      groups.push(each);
    }
  }
  if (groups.length > 0) await shop.addGroups(groups);
}

/** Returns the rows to compare again. */
async function writeProducts<Seen>(
  run: Run<Seen>,
  compared: readonly Compared<Seen>[],
): Promise<CheckedRow[]> {
  const again: CheckedRow[] = [];
  await inParallel([...inCommits(compared, run.shop.commit)], COMMITS_AT_ONCE, async (part) => {
    again.push(...(await writeCommit(run, part)));
  });
  return again;
}

/** Writes one commit; where the rules refuse it, halves it until the refused row is found. */
async function writeCommit<Seen>(
  run: Run<Seen>,
  part: readonly Compared<Seen>[],
): Promise<CheckedRow[]> {
  const { shop, written, tell } = run;
  const writes = part.flatMap(({ row: { id }, outcome, seenAt }) =>
    'fields' in outcome ? [{ id, fields: outcome.fields, seenAt }] : [],
  );
  const end = await shop.writeProducts(writes);
  if (end === 'overtaken') return part.map(({ row }) => row);
  if (end === 'written') {
    const created = part.filter(({ outcome }) => outcome.kind === 'new').length;
    written.created += created;
    written.changed += part.length - created;
    tell(part.length);
    return [];
  }
  const [first] = part;
  if (part.length > 1) {
    const half = part.length >> 1;
    const again = await writeCommit(run, part.slice(0, half));
    return [...again, ...(await writeCommit(run, part.slice(half)))];
  }
  if (first)
    written.refused.push({ row: first.row.row, column: null, problem: ROW_PROBLEMS.notTaken });
  if (written.refused.length > MAX_REFUSED) throw new Error('The shop takes none of these rows.');
  tell(part.length);
  return [];
}

/** The rows in commits small enough for Firestore. */
function* inCommits<Seen>(
  compared: readonly Compared<Seen>[],
  most: ImportShop<Seen>['commit'],
): Generator<Compared<Seen>[]> {
  let part: Compared<Seen>[] = [];
  let bytes = 0;
  for (const each of compared) {
    const size = bytesOf(each);
    const isFull = part.length === most.products || bytes + size > most.bytes;
    if (part.length > 0 && isFull) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(each);
    bytes += size;
  }
  if (part.length > 0) yield part;
}

function bytesOf({ outcome }: Compared<unknown>): number {
  return 'fields' in outcome
    ? new TextEncoder().encode(JSON.stringify(outcome.fields)).byteLength
    : 0;
}

function photosOf({ outcome }: Compared<unknown>): readonly NewPicture[] {
  return 'fields' in outcome ? outcome.pictures : [];
}
