// Exports of other shops, read and converted, and their products in few words.

import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { fromOtherShop } from '#domain/product/table/other-shops.ts';
import type { ProductTable } from '#domain/product/table/product-table.ts';

/** @throws Error where the file is no export of another shop */
export async function converted(bytes: Uint8Array): Promise<ProductTable> {
  const read = await readSpreadsheet(bytes);
  const table = 'problem' in read ? null : fromOtherShop(read.sheets);
  if (!table) throw new Error(JSON.stringify(read));
  return table;
}

/** @param lines of a CSV, the headings first */
export function exported(...lines: string[]): Promise<ProductTable> {
  return converted(new TextEncoder().encode(lines.join('\n')));
}

/** Each product by the headings that it has something under, without its source. */
export function productsOf({ headings, rows }: ProductTable): Record<string, unknown>[] {
  return rows.map(({ cells }) =>
    Object.fromEntries(
      headings.flatMap((heading, at) =>
        cells[at] === null || heading === 'Source id' ? [] : [[heading, cells[at]]],
      ),
    ),
  );
}

/** The cells under a heading of ours. */
export function columnOf({ headings, rows }: ProductTable, heading: string) {
  return rows.map(({ cells }) => cells[headings.indexOf(heading)] ?? null);
}
