// Exports the catalogue as a spreadsheet that can be imported again, here or by another shop, and has the browser save
// files.
import { shopOfDesk } from '#browser/sync/desk-shop.ts';
import type { Cell } from '#domain/product/table/cell.ts';
import type { SpreadsheetKind } from '#domain/product/table/files/write-spreadsheet.ts';
import {
  type ExportedProduct,
  type OtherShop,
  shopTable,
} from '#domain/product/table/for-other-shops.ts';
import { exportedTable } from '#domain/product/table/stored-product.ts';
import { pictureAddress } from '#domain/shared/picture.ts';
import { callImportWorker } from './call-import-worker.ts';

/** A spreadsheet of our own columns, or the table that another shop imports. */
export type ExportKind = SpreadsheetKind | OtherShop;

/** @throws ImportEnded if the shop refuses or the signal aborts */
export async function exportCatalogue(
  uid: string,
  kind: ExportKind,
  signal: AbortSignal,
  progress: (products: number) => void,
): Promise<{ bytes: Uint8Array; name: string; products: number }> {
  const shop = shopOfDesk(uid, signal, () => undefined);
  const groups = await shop.readGroups();
  const products: ExportedProduct[] = [];
  for await (const page of shop.readAll('products')) {
    const sold = await shop.readSold(page.map(({ id }) => id));
    for (const { id, fields } of page) {
      products.push({ id, product: { fields, sold: sold.get(id) ?? 0 } });
    }
    progress(products.length);
  }
  const isOurs = kind === 'xlsx' || kind === 'csv';
  const table: { headings: string[]; rows: Cell[][] } = isOurs
    ? exportedTable(products, groups)
    : shopTable(kind, products, groups, (id, picture) => pictureAddress(id, picture, 800));
  const file = isOurs ? kind : 'csv';
  const bytes = await callImportWorker((it) =>
    it.writeSpreadsheet(file, table.headings, table.rows),
  );
  const name = isOurs ? `products.${kind}` : `products-${kind}.csv`;
  return { bytes, name, products: products.length };
}

/** By the endings of names. Source: IANA, media types. */
const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

/** A spreadsheet under this name; its ending says which kind it is. */
export function tableFile(bytes: Uint8Array, name: string): File {
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? '';
  return new File([bytes as BlobPart], name, { type });
}

/** Has the browser save it. */
export function saveTable(bytes: Uint8Array, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(tableFile(bytes, name));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
