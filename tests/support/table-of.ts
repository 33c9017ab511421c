// A checked table of products from rows of a sheet, as a file would give it.
import type { CellRow } from '#domain/product/table/cell.ts';
import type { CheckedTable, TableAnswers } from '#domain/product/table/product-table.ts';
import { checkSheets } from '#domain/product/table/read-table.ts';

/** @param cells the headings first. @throws Error where it is no table of products */
export function tableOf(cells: readonly CellRow[], answers: TableAnswers = {}): CheckedTable {
  const rows = cells.map((row, at) => ({ row: at + 1, cells: row, isHidden: false }));
  const table = checkSheets([{ name: 'Products', rows, pictures: [] }], answers);
  if (!('rows' in table)) throw new Error(JSON.stringify(table));
  return table;
}
