// The folder of pictures beside a table of products: which files the rows refer to, and each file's number by its
// content.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CheckedRow } from '#domain/product/table/check-table.ts';
import { folderFiles } from '#domain/product/table/folder-files.ts';
import { PHOTO_PROBLEMS } from '#domain/product/table/messages.ts';
import { MAX_PHOTO_BYTES, pictureNumber } from '#domain/product/table/photo.ts';
import {
  type FolderPicture,
  NO_PICTURES,
  type PictureFolder,
} from '#domain/product/table/row-pictures.ts';
import { inParallel } from '#engine/lib/in-parallel.ts';
import { pictureProblem } from '../pictures/read-picture.ts';
import { Problem } from '../stack/problem.ts';

export type PictureFiles = PictureFolder & {
  /** The path of a file of the folder. */
  pathOf: (file: string) => string;
  /** Files that no row refers to. */
  unused: string[];
};

/**
 * @param folder null for none
 * @throws Problem where the folder does not exist
 */
export async function pictureFiles(
  folder: string | null,
  rows: readonly CheckedRow[],
): Promise<PictureFiles> {
  if (folder === null) return { ...NO_PICTURES, pathOf: (file) => file, unused: [] };
  const { meant, unused, ofProduct } = folderFiles(await filesIn(folder), rows);
  const byName = new Map<string, FolderPicture & { file: string }>();
  await inParallel(meant, 4, async (file) => {
    byName.set(file.toLowerCase(), { file, ...(await numberOf(join(folder, file))) });
  });
  return { byName, ofProduct, pathOf: (file) => join(folder, file), unused };
}

/** The problem of a photo in the folder, after reading it whole; null for none. */
export function photoProblemIn({ pathOf }: Pick<PictureFiles, 'pathOf'>) {
  return async (file: string) => pictureProblem(await readFile(pathOf(file)));
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
