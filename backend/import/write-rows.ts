// Writes rows of a table into the catalogue: photos first, then what makes the products. Each product is written only as it was compared; where
// somebody was faster, its row is compared again. So a run that was cut off is finished by the next one.
import { readFile } from 'node:fs/promises';
import { FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { originalPath } from '#core/model/catalogue/picture.ts';
import type { CheckedRow } from '#core/model/product-table/check-table.ts';
import type { FieldChanges } from '#core/model/product-table/compare-row.ts';
import { isPreconditionFailed } from '../functions/src/catalogue/precondition-failed.ts';
import { isGone } from '../functions/src/uploads/judge-upload.ts';
import { photoType } from '../pictures/read-picture.ts';
import { inParallel } from '../seed/in-parallel.ts';
import type { Bucket, OpenProject } from '../stack/open-project.ts';
import { type Compared, compareRows, inPieces, type StoredGroups } from './catalogue-state.ts';
import type { PictureFiles } from './picture-files.ts';

/** Firestore takes 10 MB in one commit. Products and bytes of text that are written in one. */
const MAX_BATCH_PRODUCTS = 500;
const MAX_BATCH_BYTES = 4_000_000;
/**
 * What is gathered before it is written: commits that come close after one another move the catalogue's head once, and each move is a
 * question from every phone. Where there are photos, products follow them soon.
 */
const MAX_GATHERED_BYTES = 24_000_000;
const MAX_GATHERED_PHOTOS = 60;
/** Rows that somebody else changes at the same time, again and again. */
const MAX_ROUNDS = 8;

export type Written = {
  created: number;
  changed: number;
  unchanged: number;
  /** Rows that could not be written after all. */
  refused: Extract<Compared['outcome'], { kind: 'refused' }>['problems'];
  /** Photos that came into Storage, by product. */
  photos: { id: string; picture: string }[];
};

export type Progress = (done: number, of: number) => void;

type ImportContext = { groups: StoredGroups; folder: PictureFiles };

export async function writeRows(
  project: Pick<OpenProject, 'firestore' | 'bucket'>,
  rows: readonly CheckedRow[],
  context: ImportContext,
  progress: Progress,
): Promise<Written> {
  const { firestore } = project;
  const written: Written = { created: 0, changed: 0, unchanged: 0, refused: [], photos: [] };
  let done = 0;
  const tell: Tell = (count) => {
    done += count;
    if (count > 0) progress(done, rows.length);
  };
  let gathered: Compared[] = [];
  let size = { bytes: 0, photos: 0 };
  for (const piece of inPieces(rows)) {
    const compared = await compareRows(firestore, piece, context);
    for (const each of toWrite(compared, written, tell)) {
      gathered.push(each);
      size = { bytes: size.bytes + bytesOf(each), photos: size.photos + photosOf(each).length };
    }
    if (size.bytes < MAX_GATHERED_BYTES && size.photos < MAX_GATHERED_PHOTOS) continue;
    await writeAll(project, gathered, context, { written, tell });
    gathered = [];
    size = { bytes: 0, photos: 0 };
  }
  await writeAll(project, gathered, context, { written, tell });
  return written;
}

type Tell = (count: number) => void;
type Notes = { written: Written; tell: Tell };

/** Those of which something is to be written; the others are done. */
function toWrite(compared: readonly Compared[], written: Written, tell: Tell): Compared[] {
  const left = compared.filter(({ outcome }) => 'fields' in outcome);
  for (const { outcome } of compared) {
    if (outcome.kind === 'unchanged') written.unchanged += 1;
    else if (outcome.kind === 'refused') written.refused.push(...outcome.problems);
  }
  tell(compared.length - left.length);
  return left;
}

/** Until every row is written, or found done or refused. */
async function writeAll(
  { firestore, bucket }: Pick<OpenProject, 'firestore' | 'bucket'>,
  gathered: readonly Compared[],
  context: ImportContext,
  { written, tell }: Notes,
): Promise<void> {
  let left = gathered;
  for (let round = 1; left.length > 0; round += 1) {
    if (round > MAX_ROUNDS) {
      throw new Error('The products are changed by somebody else all the time. Try again later.');
    }
    written.photos.push(...(await putPhotos(bucket, left, context.folder)));
    await writeGroups(firestore, left, context.groups);
    const overtaken = await writeProducts(firestore, left, { written, tell });
    const again: Compared[] = [];
    for (const piece of inPieces(overtaken)) {
      const compared = await compareRows(firestore, piece, context);
      again.push(...toWrite(compared, written, tell));
    }
    left = again;
  }
}

/** Photos that are there already are not sent again. */
async function putPhotos(bucket: Bucket, compared: readonly Compared[], folder: PictureFiles) {
  const wanted = compared.flatMap((each) =>
    photosOf(each).map((file) => ({ id: each.row.id, file })),
  );
  const photos: Written['photos'] = [];
  await inParallel(wanted, 4, async ({ id, file }) => {
    const known = folder.byName.get(file.toLowerCase());
    if (!known || !('picture' in known)) return;
    const stored = bucket.file(originalPath(id, known.picture));
    photos.push({ id, picture: known.picture });
    if ((await stored.exists())[0]) return;
    try {
      const bytes = await readFile(folder.pathOf(file));
      await stored.save(bytes, {
        resumable: false,
        contentType: photoType(bytes) ?? 'application/octet-stream',
        preconditionOpts: { ifGenerationMatch: 0 },
      });
    } catch (error) {
      // The same photo came in between.
      if (!isGone(error)) throw error;
    }
  });
  return photos;
}

async function writeGroups(
  firestore: Firestore,
  compared: readonly Compared[],
  groups: StoredGroups,
): Promise<void> {
  const batch = firestore.batch();
  let some = false;
  for (const { outcome } of compared) {
    for (const { collection, group } of 'newGroups' in outcome ? outcome.newGroups : []) {
      const [names, field] =
        collection === 'categories'
          ? ([groups.category, 'categoryName'] as const)
          : ([groups.brand, 'brandName'] as const);
      if (names.has(group.id)) continue;
      names.set(group.id, group.name);
      const fields = { [field]: group.name, updatedAt: FieldValue.serverTimestamp() };
      batch.set(firestore.doc(`${collection}/${group.id}`), fields, { merge: true });
      some = true;
    }
  }
  if (some) await batch.commit();
}

/** Returns the rows that have to be compared again. */
async function writeProducts(
  firestore: Firestore,
  compared: readonly Compared[],
  { written, tell }: Notes,
): Promise<CheckedRow[]> {
  const again: CheckedRow[] = [];
  await inParallel([...inBatches(compared)], 3, async (part) => {
    const batch = firestore.batch();
    for (const each of part) add(batch, firestore, each);
    try {
      await batch.commit();
    } catch (error) {
      if (!isPreconditionFailed(error)) throw error;
      again.push(...part.map(({ row }) => row));
      return;
    }
    const created = part.filter(({ outcome }) => outcome.kind === 'new').length;
    written.created += created;
    written.changed += part.length - created;
    tell(part.length);
  });
  return again;
}

function add(batch: WriteBatch, firestore: Firestore, { row, outcome, seenAt }: Compared): void {
  if (!('fields' in outcome)) return;
  const product = firestore.doc(`products/${row.id}`);
  const updatedAt = FieldValue.serverTimestamp();
  if (outcome.kind === 'new') batch.create(product, { ...outcome.fields, updatedAt });
  else if (seenAt) {
    const fields = { ...withoutEmpty(outcome.fields), updatedAt };
    batch.update(product, fields, { lastUpdateTime: seenAt });
  }
}

function withoutEmpty(fields: FieldChanges): Record<string, unknown> {
  const entries = Object.entries(fields);
  return Object.fromEntries(entries.map(([name, it]) => [name, it ?? FieldValue.delete()]));
}

/** What is to be written, in commits that Firestore takes. */
function* inBatches(compared: readonly Compared[]): Generator<Compared[]> {
  let part: Compared[] = [];
  let bytes = 0;
  for (const each of compared) {
    const size = bytesOf(each);
    const isFull = part.length === MAX_BATCH_PRODUCTS || bytes + size > MAX_BATCH_BYTES;
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

function bytesOf({ outcome }: Compared): number {
  return 'fields' in outcome ? Buffer.byteLength(JSON.stringify(outcome.fields)) : 0;
}

function photosOf({ outcome }: Compared): readonly string[] {
  return 'fields' in outcome ? outcome.pictures : [];
}
