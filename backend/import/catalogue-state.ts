// What the catalogue holds today of the rows that are imported, and what each of them would do to it.
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { CheckedRow } from '#core/model/product-table/check-table.ts';
import { compareRow, type Outcome } from '#core/model/product-table/compare-row.ts';
import type { PictureFolder } from '#core/model/product-table/row-pictures.ts';
import type { StoredProduct } from '#core/model/product-table/stored-product.ts';

/** Rows that are read and written at a time: what is held in memory beside the table itself. */
export const ROWS_AT_ONCE = 400;

export type StoredGroups = { category: Map<string, string>; brand: Map<string, string> };

export type Compared = {
  row: CheckedRow;
  outcome: Outcome;
  /** When the product was last written, as it was compared; null where there is none. */
  seenAt: Timestamp | null;
};

export async function readGroups(firestore: Firestore): Promise<StoredGroups> {
  const namesIn = async (collection: string, field: string) => {
    const { docs } = await firestore.collection(collection).get();
    return new Map(docs.map((it) => [it.id, String(it.get(field) ?? it.id)]));
  };
  const [category, brand] = await Promise.all([
    namesIn('categories', 'categoryName'),
    namesIn('brands', 'brandName'),
  ]);
  return { category, brand };
}

/** Compares some rows with what is stored of them now. */
export async function compareRows(
  firestore: Firestore,
  rows: readonly CheckedRow[],
  context: { groups: StoredGroups; folder: PictureFolder },
): Promise<Compared[]> {
  if (rows.length === 0) return [];
  const documents = rows.flatMap(({ id }) => [
    firestore.doc(`products/${id}`),
    firestore.doc(`stock/${id}`),
  ]);
  // In one read, so that what was sold belongs to the stock beside it.
  const found = await firestore.getAll(...documents);
  return rows.map((row, at) => {
    const [product, stock] = [found[at * 2], found[at * 2 + 1]];
    const fields = product?.data();
    const sold: unknown = stock?.get('sold');
    const today: StoredProduct | null = fields
      ? { fields, sold: typeof sold === 'number' ? sold : 0 }
      : null;
    const outcome = compareRow(row, today, context);
    return { row, outcome, seenAt: product?.updateTime ?? null };
  });
}

/** The rows in pieces of a bounded size. */
export function* inPieces<T>(rows: readonly T[], size = ROWS_AT_ONCE): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
