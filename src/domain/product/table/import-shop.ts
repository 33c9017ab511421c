// The shop as an import uses it, from the merchant's computer or the desk, and each row's effect on stored products.
import type { CheckedRow } from './check-table.ts';
import { compareRow, type FieldChanges, type ImportContext, type Outcome } from './compare-row.ts';
import type { StoredProduct } from './stored-product.ts';

/** `Seen`: a product's last write, in the form of this implementation. */
type SeenProduct<Seen> = StoredProduct & { seenAt: Seen };

/** A new product, or changes to one that is unchanged since `seenAt`; `null` removes a field. */
export type ProductWrite<Seen> = { id: string; fields: FieldChanges; seenAt: Seen | null };

/** A category or brand that does not exist yet. */
export type NewGroup = Extract<Outcome, { kind: 'new' | 'changed' }>['newGroups'][number];

/** A photo of the folder, with its product and its number in Storage. */
export type Photo = { id: string; file: string; picture: string };

export type ImportShop<Seen> = {
  /** Rows read at a time: bounds the memory used beside the table itself. */
  readonly rowsAtOnce: number;
  /** Most products and bytes of text in one commit. */
  readonly commit: { products: number; bytes: number };
  /** In the order of the ids, null for a missing one; from one moment, so that sold pieces match the stock. */
  readProducts(ids: readonly string[]): Promise<(SeenProduct<Seen> | null)[]>;
  addGroups(groups: readonly NewGroup[]): Promise<void>;
  /**
   * All of them or none: `overtaken` where one of them changed or was created meanwhile, `refused` where the shop's
   * rules reject one.
   */
  writeProducts(
    writes: readonly ProductWrite<Seen>[],
  ): Promise<'written' | 'overtaken' | 'refused'>;
  /** Skips a photo that Storage already has. */
  putPhoto(photo: Photo): Promise<void>;
};

export type Compared<Seen> = {
  row: CheckedRow;
  outcome: Outcome;
  /** The last write of the product that was compared; null for a new product. */
  seenAt: Seen | null;
};

/** Compares some rows with the products stored now. */
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

/** The rows in slices of at most `size`. */
export function* inPieces<T>(rows: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
