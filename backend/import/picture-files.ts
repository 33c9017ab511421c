// The folder of pictures beside a table of products: which of its files are meant, and the number that each gets by its content.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CheckedRow } from '#core/model/product-table/check-table.ts';
import {
  NO_PICTURES,
  type PictureFolder,
  productOfFile,
} from '#core/model/product-table/row-pictures.ts';
import { MAX_PHOTO_BYTES } from '../pictures/read-picture.ts';
import { inParallel } from '../seed/in-parallel.ts';
import { Problem } from '../stack/problem.ts';

/** Hexadecimal digits of a picture's number; the rules of a product's pictures allow 40. */
const DIGITS = 24;
/** What computers leave in folders. */
const NO_PICTURE = /^(\..*|thumbs\.db|desktop\.ini)$/i;

export type PictureFiles = PictureFolder & {
  /** Where a file of the folder lies. */
  pathOf: (file: string) => string;
  /** Files that no row means. */
  unused: string[];
};

/** @param folder null: there is none. @throws Problem where there is no such folder */
export async function pictureFiles(
  folder: string | null,
  rows: readonly CheckedRow[],
): Promise<PictureFiles> {
  if (folder === null) return { ...NO_PICTURES, pathOf: (file) => file, unused: [] };
  const files = await filesIn(folder);
  const ids = new Set(rows.map(({ id }) => id));
  const named = new Set(rows.flatMap(({ values: { pictures } }) => lowerCase(pictures)));
  const ofProduct = new Map<string, string[]>();
  const byName: Map<string, NonNullable<ReturnType<PictureFolder['byName']['get']>>> = new Map();
  const meant: string[] = [];
  for (const file of files) {
    const product = productOfFile(file, ids);
    if (product !== null) ofProduct.set(product, [...(ofProduct.get(product) ?? []), file]);
    if (product !== null || named.has(file.toLowerCase())) meant.push(file);
  }
  await inParallel(meant, 4, async (file) => {
    byName.set(file.toLowerCase(), { file, ...(await numberOf(join(folder, file))) });
  });
  const isMeant = new Set(meant);
  return {
    byName,
    ofProduct,
    pathOf: (file) => join(folder, file),
    unused: files.filter((file) => !isMeant.has(file)),
  };
}

const lowerCase = (names: unknown) =>
  Array.isArray(names) ? names.map((name) => String(name).toLowerCase()) : [];

/** Files of the folder and of the folders in it, in the order in which a person counts. */
async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new Problem(`There is no folder ${folder} with pictures.`);
  });
  const files = await Promise.all(
    found.map(async (entry) => {
      if (NO_PICTURE.test(entry.name)) return [];
      if (entry.isFile()) return [entry.name];
      if (!entry.isDirectory()) return [];
      const below = await readdir(join(folder, entry.name), { withFileTypes: true });
      return below.flatMap((it) =>
        it.isFile() && !NO_PICTURE.test(it.name) ? [`${entry.name}/${it.name}`] : [],
      );
    }),
  );
  const byNumber = new Intl.Collator('en', { numeric: true });
  return files.flat().sort(byNumber.compare);
}

async function numberOf(path: string): Promise<{ picture: string } | { problem: string }> {
  const { size } = await stat(path);
  if (size > MAX_PHOTO_BYTES) {
    return { problem: `has more than ${MAX_PHOTO_BYTES / 1_000_000} MB` };
  }
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { picture: hash.digest('hex').slice(0, DIGITS) };
}
