// The shop as an import sees it, from the merchant's computer or from the desk, and what each row of a table would do to what it holds.
import type { CheckedRow } from './check-table.ts';
import { compareRow, type FieldChanges, type ImportContext, type Outcome } from './compare-row.ts';
import type { StoredProduct } from './stored-product.ts';

/** `Seen`: when a product was last written, as this way to the shop says it. */
type SeenProduct<Seen> = StoredProduct & { seenAt: Seen };

/** A new product, or changes of one that is as it was seen; `null` takes a field away. */
export type ProductWrite<Seen> = { id: string; fields: FieldChanges; seenAt: Seen | null };

/** A category or brand that there is none of yet. */
export type NewGroup = Extract<Outcome, { kind: 'new' | 'changed' }>['newGroups'][number];

/** A photo of the folder, and the product and number under which it goes into Storage. */
export type Photo = { id: string; file: string; picture: string };

export type ImportShop<Seen> = {
  /** Rows that are read at a time: what is held in memory beside the table itself. */
  readonly rowsAtOnce: number;
  /** Products and bytes of text that are written in one commit. */
  readonly commit: { products: number; bytes: number };
  /** In the order of the ids, null for none; of one moment, so that what was sold belongs to the stock beside it. */
  readProducts(ids: readonly string[]): Promise<(SeenProduct<Seen> | null)[]>;
  addGroups(groups: readonly NewGroup[]): Promise<void>;
  /**
   * All of them or none: `overtaken` where somebody changed or made one of them meanwhile, `refused` where the shop's rules do not let one of
   * them be.
   */
  writeProducts(
    writes: readonly ProductWrite<Seen>[],
  ): Promise<'written' | 'overtaken' | 'refused'>;
  /** A photo that is there already is not sent again. */
  putPhoto(photo: Photo): Promise<void>;
};

export type Compared<Seen> = {
  row: CheckedRow;
  outcome: Outcome;
  /** When the product was last written, as it was compared; null where there is none. */
  seenAt: Seen | null;
};

/** Compares some rows with what is stored of them now. */
export async function compareRows<Seen>(
  shop: Pick<ImportShop<Seen>, 'readProducts'>,
  rows: readonly CheckedRow[],
  context: ImportContext,
): Promise<Compared<Seen>[]> {
  if (rows.length === 0) return [];
  const products = await shop.readProducts(rows.map(({ id }) => id));
  return rows.map((row, at) => {
    const today = products[at] ?? null;
    return { row, outcome: compareRow(row, today, context), seenAt: today?.seenAt ?? null };
  });
}

/** The rows in pieces of a bounded size. */
export function* inPieces<T>(rows: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
