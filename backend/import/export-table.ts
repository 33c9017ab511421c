// Exports the catalogue as a table, ordered by id: one that can be imported here again, or one for another shop.
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Cell } from '#domain/product/table/cell.ts';
import {
  type SpreadsheetKind,
  writeSpreadsheet,
} from '#domain/product/table/files/write-spreadsheet.ts';
import {
  type ExportedProduct,
  type OtherShop,
  shopTable,
} from '#domain/product/table/for-other-shops.ts';
import { exportedTable } from '#domain/product/table/stored-product.ts';
import { pictureAddress } from '#domain/shared/picture.ts';
import { parseFirebaseProject } from '#engine/firestore/firebase-project.ts';
import type { OpenProject } from '../stack/open-project.ts';
import { PRODUCTS_AT_ONCE, readGroups, storedProduct } from './admin-shop.ts';

type Project = Pick<OpenProject, 'firestore' | 'projectId' | 'bucket'>;

/**
 * The file's bytes, and the number of products in it.
 * @param kind another shop takes a .csv
 */
export async function exportTable(
  project: Project,
  kind: SpreadsheetKind | OtherShop,
): Promise<{ bytes: Uint8Array; products: number }> {
  const { firestore } = project;
  const groups = await readGroups(firestore);
  const products = await allProducts(firestore);
  const isOurs = kind === 'xlsx' || kind === 'csv';
  const table: { headings: string[]; rows: Cell[][] } = isOurs
    ? exportedTable(products, groups)
    : shopTable(kind, products, groups, addressIn(project));
  const bytes = await writeSpreadsheet(isOurs ? kind : 'csv', table.headings, table.rows);
  return { bytes, products: products.length };
}

async function allProducts(firestore: Firestore): Promise<ExportedProduct[]> {
  const products: ExportedProduct[] = [];
  const byId = firestore
    .collection('products')
    .orderBy(FieldPath.documentId())
    .limit(PRODUCTS_AT_ONCE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? byId.startAfter(last) : byId).get();
    const stock = docs.map(({ id }) => firestore.doc(`stock/${id}`));
    const sold = stock.length > 0 ? await firestore.getAll(...stock) : [];
    for (const [at, document] of docs.entries()) {
      const product = storedProduct(document, sold[at]);
      if (product) products.push({ id: document.id, product });
    }
    last = docs.at(-1);
  } while (last);
  return products;
}

/** The web addresses of this project's pictures. */
function addressIn({ projectId, bucket }: Project) {
  const storage = parseFirebaseProject({
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_STORAGE_BUCKET: bucket.name,
    // Only the bucket is used here.
    VITE_FIREBASE_API_KEY: 'none',
  });
  return (id: string, picture: string) => pictureAddress(id, picture, 800, storage);
}
