// From the sheets of a file to its checked products: an export of another shop, or a table of the merchant's own.
import type { Sheet } from './cell.ts';
import { checkTable } from './check-table.ts';
import { type FoundTable, findTable } from './find-table.ts';
import { fromOtherShop } from './other-shops.ts';
import { placeColumns } from './place-columns.ts';
import type { CheckedTable, ColumnQuestion, TableAnswers } from './product-table.ts';

type Asked = { ask: ColumnQuestion } | { problem: string };

/** The table of products; asks which column is which where that is not clear. `problem` is about the whole file. */
export function productTable(sheets: readonly Sheet[], answers: TableAnswers): FoundTable | Asked {
  const converted = fromOtherShop(sheets);
  if (!converted) return findTable(sheets, answers);
  const placed = placeColumns(converted.headings, converted.rows, {});
  return 'problem' in placed ? placed : { ...converted, ...placed };
}

/** The checked products of a file. */
export function checkSheets(sheets: readonly Sheet[], answers: TableAnswers): CheckedTable | Asked {
  const table = productTable(sheets, answers);
  return 'rows' in table ? checkTable(table, answers) : table;
}
