// Which pictures a row means: those already on its product, by number, files of the folder, by name, and pictures on the
// web, by address.
import { CELL_PROBLEMS } from './messages.ts';

/** A file of the folder: the number of its picture, or its problem. */
export type FolderPicture = { picture: string } | { problem: string };

export type PictureFolder = {
  /** By `fileKey` of the file's path in the folder. */
  byName: ReadonlyMap<string, FolderPicture & { file: string }>;
  /** Files named by the id of their product, in order. */
  ofProduct: ReadonlyMap<string, readonly string[]>;
};

export const NO_PICTURES: PictureFolder = { byName: new Map(), ofProduct: new Map() };

/** A picture to add to a product: its file in the folder or its address, and its number. */
export type NewPicture = { file: string; picture: string };

export type ChosenPictures = {
  /** As stored; pictures that were there before keep their form. */
  pictures: (string | number)[];
  fromFolder: NewPicture[];
  fromWeb: NewPicture[];
  problems: string[];
};

/** The numbers of pictures on the web, by address. */
export type WebPictures = ReadonlyMap<string, string>;

export const isAddress = (name: string) => /^https?:\/\//i.test(name);

/** A file's name whatever its case and the way its letters are composed. */
export const fileKey = (name: string) => name.normalize('NFC').toLowerCase();

/**
 * The pictures of a product; null where the row leaves them unchanged. Names in the cell take precedence over files
 * named by the id.
 * @param written the cell's value; undefined where there is no such column
 */
export function choosePictures(
  id: string,
  written: unknown,
  known: readonly unknown[],
  { folder, web }: { folder: PictureFolder; web: WebPictures },
): ChosenPictures | null {
  const chosen: ChosenPictures = { pictures: [], fromFolder: [], fromWeb: [], problems: [] };
  const named = Array.isArray(written) ? written.map(String) : [];
  const wanted = named.length > 0 ? named : (folder.ofProduct.get(id) ?? []);
  if (wanted.length === 0 && written === undefined) return null;
  const isKnown = (picture: string) => known.some((it) => String(it) === picture);
  for (const name of wanted) {
    const old = known.find((picture) => String(picture) === name);
    const file = folder.byName.get(fileKey(name));
    const number = web.get(name);
    if (typeof old === 'string' || typeof old === 'number') chosen.pictures.push(old);
    else if (number !== undefined) {
      chosen.pictures.push(number);
      if (!isKnown(number)) chosen.fromWeb.push({ file: name, picture: number });
    } else if (!file) chosen.problems.push(CELL_PROBLEMS.picture(name));
    else if ('problem' in file) {
      chosen.problems.push(CELL_PROBLEMS.badPicture(file.file, file.problem));
    } else {
      const { picture } = file;
      chosen.pictures.push(picture);
      // The product's own pictures came in earlier.
      if (!isKnown(picture)) chosen.fromFolder.push({ file: file.file, picture });
    }
  }
  chosen.pictures = [...new Set(chosen.pictures)];
  return chosen;
}

/** The product whose id names the file, as in `moringa.jpg`, `moringa-2.jpg`, `moringa (2).jpg` or `moringa/2.jpg`. */
export function productOfFile(path: string, ids: ReadonlySet<string>): string | null {
  const [folder, file] = path.includes('/') ? path.split('/') : [null, path];
  if (folder !== null && file !== undefined) return ids.has(folder) ? folder : null;
  const name = path.replace(/\.[^.]*$/, '');
  const bare = name.replace(/[ _-]*\(?\d{1,3}\)?$/, '');
  return [name, bare].find((it) => ids.has(it)) ?? null;
}
