// Exports the catalogue as a table of products, ordered by id; the table can be imported again.
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Cell } from '#domain/product/table/cell.ts';
import {
  type SpreadsheetKind,
  writeSpreadsheet,
} from '#domain/product/table/files/write-spreadsheet.ts';
import { headings, rowOf } from '#domain/product/table/stored-product.ts';
import { PRODUCTS_AT_ONCE, readGroups, storedProduct } from './admin-shop.ts';

/** The file's bytes, and the number of products in it. */
export async function exportTable(
  firestore: Firestore,
  kind: SpreadsheetKind,
): Promise<{ bytes: Uint8Array; products: number }> {
  const groups = await readGroups(firestore);
  const rows: Cell[][] = [];
  const byId = firestore
    .collection('products')
    .orderBy(FieldPath.documentId())
    .limit(PRODUCTS_AT_ONCE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? byId.startAfter(last) : byId).get();
    const stock = docs.map(({ id }) => firestore.doc(`stock/${id}`));
    const sold = stock.length > 0 ? await firestore.getAll(...stock) : [];
    for (const [at, product] of docs.entries()) {
      const today = storedProduct(product, sold[at]);
      if (today) rows.push(rowOf(product.id, today, groups));
    }
    last = docs.at(-1);
  } while (last);
  return { bytes: await writeSpreadsheet(kind, headings(), rows), products: rows.length };
}
