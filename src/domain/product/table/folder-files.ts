// The files of a folder of pictures: which ones the rows mean, and which belong to a product by their names.
import { compareNames } from '../../shared/by-name.ts';
import type { CheckedRow } from './product-table.ts';
import { fileKey, productOfFile } from './row-pictures.ts';

/** Files that operating systems leave in folders. */
const NO_PICTURE = /^(\..*|thumbs\.db|desktop\.ini)$/i;

export type FolderFiles = {
  /** In natural order: 2 before 10. */
  meant: string[];
  /** Files that no row means. */
  unused: string[];
  /** Files named by the id of their product. */
  ofProduct: ReadonlyMap<string, readonly string[]>;
};

/** @param files names of files in the folder and its subfolders, as in `ragi/1.jpg` */
export function folderFiles(files: readonly string[], rows: readonly CheckedRow[]): FolderFiles {
  const ids = new Set(rows.map(({ id }) => id));
  const named = new Set(rows.flatMap(({ values: { photoURL } }) => keysOf(photoURL)));
  const ofProduct = new Map<string, string[]>();
  const found: FolderFiles = { meant: [], unused: [], ofProduct };
  for (const file of files.filter(isPicture).toSorted(compareNames)) {
    const product = productOfFile(file, ids);
    if (product !== null) ofProduct.set(product, [...(ofProduct.get(product) ?? []), file]);
    const isMeant = product !== null || named.has(fileKey(file));
    (isMeant ? found.meant : found.unused).push(file);
  }
  return found;
}

function isPicture(file: string): boolean {
  return !file.split('/').some((part) => NO_PICTURE.test(part));
}

function keysOf(names: unknown): string[] {
  return Array.isArray(names) ? names.map((name) => fileKey(String(name))) : [];
}
