// A table row beside the stored product.
import type { Cell } from '#domain/product/table/cell.ts';
import { checkTable } from '#domain/product/table/check-table.ts';
import { compareRow, type Outcome } from '#domain/product/table/compare-row.ts';
import { NO_PICTURES, type PictureFolder } from '#domain/product/table/row-pictures.ts';
import type { Groups, StoredProduct } from '#domain/product/table/stored-product.ts';

const names = (all: Record<string, string>) => new Map(Object.entries(all));
export const groups: Groups = {
  category: names({ millets: 'Millets', oils: 'Oils', 'oils-2': 'Oils' }),
  brand: names({ 'asha-farm': 'Asha’s Farm' }),
};
export const ragi: StoredProduct = {
  fields: {
    ...{ name: 'Ragi', brand: 'asha-farm', category: 'millets', price: 120, quantity: 40 },
    ...{ photoURL: [0, 1], tags: ['ragi'], documentBytes: 500, rating: { count: 1, sum: 5 } },
  },
  sold: 3,
};

export type Row = Record<string, Cell>;

type Today = StoredProduct | null;
export function outcome(row: Row, today: Today = ragi, folder = NO_PICTURES): Outcome {
  const cells = { Id: 'ragi', ...row };
  const checked = checkTable([Object.keys(cells), Object.values(cells)]);
  if ('problem' in checked) throw new Error(checked.problem);
  const [first] = checked.rows;
  if (!first) return { kind: 'refused', problems: checked.problems };
  return compareRow(first, today, { groups, folder });
}

export function written(row: Row, today?: StoredProduct | null, folder?: PictureFolder) {
  const result = outcome(row, today, folder);
  return 'fields' in result ? result.fields : result.kind;
}

export function refusal(row: Row, today?: StoredProduct | null, folder?: PictureFolder): string {
  const result = outcome(row, today, folder);
  return result.kind === 'refused'
    ? result.problems.map((it) => `${it.column}: ${it.problem}`).join()
    : result.kind;
}
