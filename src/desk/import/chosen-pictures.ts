// The pictures chosen beside a table, and those inside it: the ones that its rows name are checked, made small, and kept
// on this device.
import { deviceDatabase } from '#domain/device/database.ts';
import type { KeptImport } from '#domain/device/tables.ts';
import { keepImportPhoto } from '#domain/product/desk/kept-import.ts';
import type { SheetPicture } from '#domain/product/table/cell.ts';
import { folderFiles } from '#domain/product/table/folder-files.ts';
import type { CheckedRow } from '#domain/product/table/product-table.ts';
import {
  type FolderPicture,
  fileKey,
  type PictureFolder,
} from '#domain/product/table/row-pictures.ts';
import { inParallel } from '#engine/lib/in-parallel.ts';
import { callImportWorker } from './call-import-worker.ts';

/** Decoded, a photo of many megapixels takes much memory. */
const AT_ONCE = 2;

type Kept = Pick<KeptImport, 'pictures' | 'unused'>;
type NewPictures = { files: readonly File[]; inTable: readonly SheetPicture[] };

/**
 * Checks every picture that a row names and adds it to the kept ones, replacing one of the same name.
 * @throws Error if this device has no room for it
 */
export async function keepPictures(
  { uid, pictures: known, unused }: Kept & Pick<KeptImport, 'uid'>,
  { files, inTable }: NewPictures,
  rows: readonly CheckedRow[],
  progress: (done: number, of: number) => void,
): Promise<Kept> {
  const insides = new Set(inTable.map(({ name }) => name));
  const byPath = new Map<string, Blob>([
    ...inTable.map(({ name, bytes }) => [name, new Blob([bytes as BlobPart])] as const),
    ...files.map((file) => [pathOf(file), file] as const),
  ]);
  const { meant } = folderFiles([...byPath.keys()], rows);
  const pictures = new Map(known.map((it) => [it.file, it]));
  let done = 0;
  await inParallel(meant, AT_ONCE, async (path) => {
    const file = byPath.get(path);
    if (!file) return;
    const isInTable = insides.has(path) && { isInTable: true as const };
    pictures.set(path, { file: path, ...(await keepPicture(uid, file)), ...isInTable });
    done += 1;
    progress(done, meant.length);
  });
  const all = new Set([...unused, ...byPath.keys()]);
  return { pictures: [...pictures.values()], unused: folderFiles([...all], rows).unused };
}

async function keepPicture(uid: string, file: Blob): Promise<FolderPicture> {
  const photo = await callImportWorker((it) => it.preparePhoto(file));
  if ('problem' in photo) return { problem: photo.problem };
  const { picture, type, bytes } = photo;
  await keepImportPhoto(deviceDatabase(), { uid, name: picture, type, bytes });
  return { picture };
}

/** The kept pictures in the form in which a table is compared with them. */
export function folderOf(
  pictures: KeptImport['pictures'],
  rows: readonly CheckedRow[],
): PictureFolder {
  const paths = pictures.map(({ file }) => file);
  return {
    byName: new Map(pictures.map((it) => [fileKey(it.file), it])),
    ofProduct: folderFiles(paths, rows).ofProduct,
  };
}

/** A file's path in the chosen folder, without the folder's own name. */
export function pathOf({ name, webkitRelativePath }: File): string {
  return webkitRelativePath.split('/').slice(1).join('/') || name;
}
