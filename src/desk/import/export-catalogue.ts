// Exports the catalogue as a spreadsheet that can be imported again, and has the browser save the file.

import { shopOfDesk } from '#browser/sync/desk-shop.ts';
import type { Cell } from '#domain/product/table/cell.ts';
import { headings, rowOf } from '#domain/product/table/stored-product.ts';
import type { SpreadsheetKind } from '#domain/product/table/write-spreadsheet.ts';
import { callImportWorker } from './call-import-worker.ts';

const TYPES: Readonly<Record<SpreadsheetKind, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

/** @returns the file and its number of products. @throws ImportEnded if the shop refuses or the signal aborts */
export async function exportCatalogue(
  uid: string,
  kind: SpreadsheetKind,
  signal: AbortSignal,
  progress: (products: number) => void,
): Promise<{ file: Blob; products: number }> {
  const shop = shopOfDesk(uid, signal, () => undefined);
  const groups = await shop.readGroups();
  const rows: Cell[][] = [];
  for await (const page of shop.readAll('products')) {
    const sold = await shop.readSold(page.map(({ id }) => id));
    for (const { id, fields } of page) {
      rows.push(rowOf(id, { fields, sold: sold.get(id) ?? 0 }, groups));
    }
    progress(rows.length);
  }
  const bytes = await callImportWorker((it) => it.writeSpreadsheet(kind, headings(), rows));
  return { file: new Blob([bytes as BlobPart], { type: TYPES[kind] }), products: rows.length };
}

/** Has the browser save a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
