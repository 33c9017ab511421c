// A product as it is stored, beside what a table says of it: its stock by all that was sold, the names of its category and brand, its row in
// an export.
import { type Cell, cellText } from './cell.ts';
import { COLUMNS, type Field, writeCell } from './columns.ts';
import { CELL_PROBLEMS } from './messages.ts';

export type StoredProduct = {
  /** The document `products/{id}` as it is. */
  fields: Readonly<Record<string, unknown>>;
  /** Pieces in `stock/{id}`: sold since `quantity` was brought up to date. */
  sold: number;
};

/** The names of categories, or of brands, by their ids. */
export type Names = ReadonlyMap<string, string>;
export type Groups = { category: Names; brand: Names };

/** A category or brand as a cell names it; `isNew`: there is none yet. */
export type Group = { id: string; name: string; isNew: boolean };

const alike = (name: string) => name.normalize('NFC').trim().toLowerCase();

/** The one that is meant by an id or by a name; the problem where several have the name, or no id can be made of it. */
export function groupOf(written: string, names: Names): Group | { problem: string } {
  const known = names.get(written);
  if (known !== undefined) return { id: written, name: known, isNew: false };
  const named = [...names].filter(([, name]) => alike(name) === alike(written));
  if (named.length > 1) return { problem: CELL_PROBLEMS.several(cellText(written)) };
  const id = named[0]?.[0] ?? slugOf(written);
  if (id === '') return { problem: CELL_PROBLEMS.noName(cellText(written)) };
  return { id, name: names.get(id) ?? written, isNew: !names.has(id) };
}

/** A name as an id: its words in lower case with dashes between them. */
function slugOf(name: string): string {
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, 100);
}

/** Pieces that are there now. */
export function piecesLeft({ fields: { quantity }, sold }: StoredProduct): number {
  const counted = typeof quantity === 'number' && Number.isFinite(quantity) ? quantity : 0;
  return Math.floor(counted) - sold;
}

/** The pictures of a product, as the shop names them. */
function picturesOf({ photoURL }: StoredProduct['fields']): string[] {
  return Array.isArray(photoURL) ? photoURL.map(String) : [];
}

/** What an export writes of a field of a product. */
export function cellOf(field: Field, id: string, product: StoredProduct, groups: Groups): Cell {
  const { fields } = product;
  if (field === 'id') return id;
  if (field === 'quantity' || field === 'quantityBefore') return piecesLeft(product);
  if (field === 'photoURL') return writeCell(picturesOf(fields));
  if (field === 'category' || field === 'brand') return nameOf(fields[field], groups[field]);
  return writeCell(fields[field]);
}

/** The name, where it leads back to the same one; otherwise the id. */
function nameOf(id: unknown, names: Names): Cell {
  const name = typeof id === 'string' ? names.get(id) : undefined;
  const meant = name === undefined ? null : groupOf(name, names);
  return name !== undefined && meant && 'id' in meant && meant.id === id ? name : writeCell(id);
}

/** The row of a product in an export, in the order of the columns. */
export function rowOf(id: string, product: StoredProduct, groups: Groups): Cell[] {
  return COLUMNS.map(({ field }) => cellOf(field, id, product, groups));
}

/** The first row of an export. */
export function headings(): string[] {
  return COLUMNS.map(({ heading }) => heading);
}
