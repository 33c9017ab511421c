// The folder of pictures beside a table of products: which files the rows refer to, and each file's number by its
// content.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { folderFiles } from '#domain/product/table/folder-files.ts';
import { PHOTO_PROBLEMS } from '#domain/product/table/messages.ts';
import { MAX_PHOTO_BYTES, pictureNumber } from '#domain/product/table/photo.ts';
import type { CheckedTable } from '#domain/product/table/product-table.ts';
import {
  type FolderPicture,
  fileKey,
  type PictureFolder,
} from '#domain/product/table/row-pictures.ts';
import { inParallel } from '#engine/lib/in-parallel.ts';
import { pictureProblem } from '../pictures/read-picture.ts';
import { Problem } from '../stack/problem.ts';

export type PictureFiles = PictureFolder & {
  /** The bytes of a picture of the folder or the sheet, by its name. */
  bytesOf: (file: string) => Promise<Buffer>;
  /** Files that no row refers to. */
  unused: string[];
};

/**
 * The pictures that a table means: in the folder, and in the sheet itself.
 * @param folder null for none
 * @throws Problem where the folder does not exist
 */
export async function pictureFiles(
  folder: string | null,
  { rows, pictures }: Pick<CheckedTable, 'rows' | 'pictures'>,
): Promise<PictureFiles> {
  const files = folder === null ? [] : await filesIn(folder);
  const { meant, unused, ofProduct } = folderFiles(files, rows);
  const byName = new Map<string, FolderPicture & { file: string }>();
  const pathOf = (file: string) => join(folder ?? '', file);
  await inParallel(meant, 4, async (file) => {
    byName.set(fileKey(file), { file, ...(await numberOf(pathOf(file))) });
  });
  const inSheet = new Map(pictures.map(({ name, bytes }) => [name, Buffer.from(bytes)]));
  for (const [file, bytes] of inSheet) {
    const picture = pictureNumber(createHash('sha256').update(bytes).digest('hex'));
    byName.set(fileKey(file), { file, picture });
  }
  const bytesOf = async (file: string) => inSheet.get(file) ?? (await readFile(pathOf(file)));
  return { byName, ofProduct, bytesOf, unused };
}

/** The problem of a photo, after reading it whole; null for none. */
export function photoProblemIn({ bytesOf }: Pick<PictureFiles, 'bytesOf'>) {
  return async (file: string) => pictureProblem(await bytesOf(file));
}

/** Files of the folder and its direct subfolders. */
async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new Problem(`There is no folder ${folder} with pictures.`);
  });
  const files = await Promise.all(
    found.map(async (entry) => {
      if (entry.isFile()) return [entry.name];
      if (!entry.isDirectory()) return [];
      const below = await readdir(join(folder, entry.name), { withFileTypes: true });
      return below.flatMap((it) => (it.isFile() ? [`${entry.name}/${it.name}`] : []));
    }),
  );
  return files.flat();
}

async function numberOf(path: string): Promise<FolderPicture> {
  const { size } = await stat(path);
  if (size > MAX_PHOTO_BYTES) return { problem: PHOTO_PROBLEMS.tooLarge(size, MAX_PHOTO_BYTES) };
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { picture: pictureNumber(hash.digest('hex')) };
}
