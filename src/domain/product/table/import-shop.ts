// The shop as an import uses it, from the merchant's computer or the desk, and each row's effect on stored products.

import { compareRow, type FieldChanges, type ImportContext, type Outcome } from './compare-row.ts';
import { numberOfAddress } from './photo.ts';
import type { CheckedRow } from './product-table.ts';
import { isAddress, type NewPicture, type WebPictures } from './row-pictures.ts';
import type { StoredProduct } from './stored-product.ts';

/** `Seen`: a product's last write, in the form of this implementation. */
type SeenProduct<Seen> = StoredProduct & { seenAt: Seen };

/** A new product, or changes to one that is unchanged since `seenAt`; `null` removes a field. */
export type ProductWrite<Seen> = { id: string; fields: FieldChanges; seenAt: Seen | null };

/** A category or brand that does not exist yet. */
export type NewGroup = Extract<Outcome, { kind: 'new' | 'changed' }>['newGroups'][number];

/** A photo of the folder or at an address, with its product and its number in Storage. */
export type Photo = NewPicture & { id: string };

export type ImportShop<Seen> = {
  /** Rows read at a time: bounds the memory used beside the table itself. */
  readonly rowsAtOnce: number;
  /** Most products and bytes of text in one commit. */
  readonly commit: { products: number; bytes: number };
  /** In the order of the ids, null for a missing one; from one moment, so that sold pieces match the stock. */
  readProducts(ids: readonly string[]): Promise<(SeenProduct<Seen> | null)[]>;
  /** The ids of products that came from another shop, by their source id there; others are missing. */
  findBySource(sourceIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
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
  /**
   * Fetches a picture from the web into Storage; returns why it cannot be had, null where it is there. Without it the
   * functions fetch pictures once their product is written.
   */
  fetchPhoto?(photo: Photo): Promise<string | null>;
};

export type Compared<Seen> = {
  row: CheckedRow;
  outcome: Outcome;
  /** The last write of the product that was compared; null for a new product. */
  seenAt: Seen | null;
};

/** Compares some rows with the products stored now. A row of another shop's export finds its product by its source. */
export async function compareRows<Seen>(
  shop: Pick<ImportShop<Seen>, 'readProducts' | 'findBySource'>,
  checked: readonly CheckedRow[],
  context: ImportContext,
): Promise<Compared<Seen>[]> {
  if (checked.length === 0) return [];
  const rows = context.isOtherShop ? await underTheirIds(shop, checked) : checked;
  const products = await shop.readProducts(rows.map(({ id }) => id));
  const web = await webPictures(rows);
  return rows.map((row, at) => {
    const today = products[at] ?? null;
    const outcome = compareRow(row, today, { ...context, web });
    return { row, outcome, seenAt: today?.seenAt ?? null };
  });
}

async function underTheirIds(
  shop: Pick<ImportShop<unknown>, 'findBySource'>,
  rows: readonly CheckedRow[],
): Promise<CheckedRow[]> {
  const sources = rows.map(({ values }) => String(values.sourceId ?? ''));
  const known = await shop.findBySource([...new Set(sources.filter((source) => source !== ''))]);
  return rows.map((row, at) => ({ ...row, id: known.get(sources[at] ?? '') ?? row.id }));
}

async function webPictures(rows: readonly CheckedRow[]): Promise<WebPictures> {
  const named = rows.flatMap(({ values: { photoURL } }) =>
    Array.isArray(photoURL) ? photoURL.filter(isAddress) : [],
  );
  const addresses = [...new Set(named)];
  const numbers = await Promise.all(addresses.map(numberOfAddress));
  return new Map(addresses.map((address, at) => [address, numbers[at] ?? '']));
}

/** The rows in slices of at most `size`. */
export function* inPieces<T>(rows: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
