// Stored products in the form of a table: the pieces left after sales, names of categories and brands, the row of an
// export.

import { type Cell, cellText } from './cell.ts';
import { COLUMNS, type Column, type Field, writeCell } from './columns.ts';
import { CELL_PROBLEMS } from './messages.ts';
import { partsOf, withTextFields } from './text-fields.ts';

export type StoredProduct = {
  /** The document `products/{id}` as it is. */
  fields: Readonly<Record<string, unknown>>;
  /** Pieces sold since `quantity` was brought up to date, from `stock/{id}`. */
  sold: number;
};

/** The names of categories, or of brands, by their ids. */
export type Names = ReadonlyMap<string, string>;
export type Groups = { category: Names; brand: Names };

/** A category or brand named in a cell; `isNew`: it does not exist yet. */
export type Group = { id: string; name: string; isNew: boolean };

const oneSpace = (name: string) => name.normalize('NFC').replace(/\s+/gu, ' ').trim();
const alike = (name: string) => oneSpace(name).toLowerCase();

/** Finds one by id or by name; a problem where several share the name, or the name makes no id. */
export function groupOf(name: string, names: Names): Group | { problem: string } {
  const known = names.get(name);
  if (known !== undefined) return { id: name, name: known, isNew: false };
  const written = oneSpace(name);
  const named = [...names].filter(([, name]) => alike(name) === alike(written));
  if (named.length > 1) return { problem: CELL_PROBLEMS.several(cellText(written)) };
  const id = named[0]?.[0] ?? slugOf(written);
  if (id === '') return { problem: CELL_PROBLEMS.noName(cellText(written)) };
  return { id, name: names.get(id) ?? written, isNew: !names.has(id) };
}

/** The names that look the same at a glance: other signs, spaces or “and” between the same words. */
export function lookAlikes(name: string, others: Iterable<string>): string[] {
  const bare = bareName(name);
  return [...others].filter((other) => other !== name && bareName(other) === bare);
}

function bareName(name: string): string {
  const words = slugOf(name.normalize('NFKC')).split('-');
  return words
    .filter((word) => word !== 'and')
    .join('')
    .replace(/s$/, '');
}

/** An id from a name: its words in lower case, joined by dashes. */
export function slugOf(name: string): string {
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, 100);
}

/** The pieces left now. */
export function piecesLeft({ fields: { quantity }, sold }: StoredProduct): number {
  const counted = typeof quantity === 'number' && Number.isFinite(quantity) ? quantity : 0;
  return Math.floor(counted) - sold;
}

/** The pictures of a product, as the shop names them. */
function picturesOf({ photoURL }: StoredProduct['fields']): string[] {
  return Array.isArray(photoURL) ? photoURL.map(String) : [];
}

/** The cell of a field in an export. */
export function cellOf(field: Field, id: string, product: StoredProduct, groups: Groups): Cell {
  const { fields } = product;
  if (field === 'id') return id;
  if (field === 'quantity' || field === 'quantityBefore') return piecesLeft(product);
  if (field === 'photoURL') return writeCell(picturesOf(fields));
  if (field === 'category' || field === 'brand') return nameOf(fields[field], groups[field]);
  return writeCell(withTextFields(fields)[field]);
}

/** The name, where it leads back to the same id; otherwise the id. */
function nameOf(id: unknown, names: Names): Cell {
  const name = typeof id === 'string' ? names.get(id) : undefined;
  const meant = name === undefined ? null : groupOf(name, names);
  return name !== undefined && meant && 'id' in meant && meant.id === id ? name : writeCell(id);
}

/** The columns of an export: those of another language only where a product has a text in it. */
function exportedColumns(products: readonly StoredProduct[]): readonly Column[] {
  const written = new Set(products.flatMap(({ fields }) => Object.keys(withTextFields(fields))));
  return COLUMNS.filter(({ field }) => !partsOf(field).language || written.has(field));
}

/** The row of a product in an export, in the order of the columns. */
export function rowOf(
  id: string,
  product: StoredProduct,
  groups: Groups,
  columns = exportedColumns([]),
): Cell[] {
  return columns.map(({ field }) => cellOf(field, id, product, groups));
}

/** The first row of an export. */
export function headings(columns = exportedColumns([])): string[] {
  return columns.map(({ heading }) => heading);
}

/** An export of products. */
export function exportedTable(
  products: readonly { id: string; product: StoredProduct }[],
  groups: Groups,
): { headings: string[]; rows: Cell[][] } {
  const columns = exportedColumns(products.map(({ product }) => product));
  return {
    headings: headings(columns),
    rows: products.map(({ id, product }) => rowOf(id, product, groups, columns)),
  };
}
