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

/** Each product in one line: its id, its name, and what it has under further headings. A text of digits alone is in quotation marks. */
export function linesOf({ headings, rows }: ProductTable): string[] {
  return rows.map(({ cells }) => {
    const facts = headings.flatMap((heading, at) => {
      const cell = cells[at] ?? null;
      if (cell === null) return [];
      const isText = typeof cell === 'string' && Number.isNaN(Number(cell));
      const told = isText ? cell.replaceAll(/[\n\\]/g, escaped) : JSON.stringify(cell);
      return [/^(Id|Name)$/.test(heading) ? told : `${heading} ${told}`];
    });
    return facts.join(' | ');
  });
}

const escaped = (sign: string) => (sign === '\n' ? '\\n' : '\\\\');
