// The pictures chosen beside a table: those that its rows name are checked, made small, and kept on this device.
import { deviceDatabase } from '#domain/device/database.ts';
import type { KeptImport } from '#domain/device/tables.ts';
import { keepImportPhoto } from '#domain/product/desk/kept-import.ts';
import type { CheckedRow } from '#domain/product/table/check-table.ts';
import { folderFiles } from '#domain/product/table/folder-files.ts';
import type { FolderPicture, PictureFolder } from '#domain/product/table/row-pictures.ts';
import { inParallel } from '#engine/lib/in-parallel.ts';
import { callImportWorker } from './call-import-worker.ts';

/** Decoded, a photo of many megapixels takes much memory. */
const AT_ONCE = 2;

type KeptPictures = Pick<KeptImport, 'pictures' | 'unused'>;

/**
 * Checks every file that a row names and adds it to the kept ones, replacing one of the same name.
 * @throws Error if this device has no room for it
 */
export async function keepPictures(
  { uid, pictures: known }: Pick<KeptImport, 'uid' | 'pictures'>,
  files: readonly File[],
  rows: readonly CheckedRow[],
  progress: (done: number, of: number) => void,
): Promise<KeptPictures> {
  const byPath = new Map(files.map((file) => [pathOf(file), file]));
  const { meant, unused } = folderFiles([...byPath.keys()], rows);
  const pictures = new Map(known.map((it) => [it.file, it]));
  let done = 0;
  await inParallel(meant, AT_ONCE, async (path) => {
    const file = byPath.get(path);
    if (!file) return;
    pictures.set(path, { file: path, ...(await keepPicture(uid, file)) });
    done += 1;
    progress(done, meant.length);
  });
  return { pictures: [...pictures.values()], unused };
}

async function keepPicture(uid: string, file: File): Promise<FolderPicture> {
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
    byName: new Map(pictures.map((it) => [it.file.toLowerCase(), it])),
    ofProduct: folderFiles(paths, rows).ofProduct,
  };
}

/** A file's path in the chosen folder, without the folder's own name. */
function pathOf({ name, webkitRelativePath }: File): string {
  return webkitRelativePath.split('/').slice(1).join('/') || name;
}
