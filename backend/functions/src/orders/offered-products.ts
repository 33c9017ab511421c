// The shop's offer of some products today, by which orders are decided.
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { BrandFields, brandNameOf } from '../../../../src/domain/catalogue/categories.ts';
import { ProductFields } from '../../../../src/domain/product/parse-product.ts';
import { pictureAddress } from '../../../../src/domain/shared/picture.ts';
import { DocumentId } from '../../../../src/engine/lib/identifiers.ts';
import { database } from '../database.ts';
import type { Offer, OfferedProduct } from './order-decision.ts';
import { orderSettings } from './order-settings.ts';
import { pictureStorage } from './picture-storage.ts';
import { productDocument, type StockLedger } from './stock.ts';

/**
 * `found`: documents read in this transaction, by path. Pieces are those left in the ledger when they
 * are asked for.
 */
export async function offeredProducts(
  ids: readonly string[],
  found: ReadonlyMap<string, DocumentSnapshot>,
  stock: StockLedger,
): Promise<Offer['products']> {
  const products = new Map<string, ProductFields>();
  for (const id of ids) {
    const fields = v.safeParse(ProductFields, found.get(productDocument(id).path)?.data());
    if (fields.success) products.set(id, fields.output);
  }
  const names = await brandNames([...products.values()].map(({ brand }) => brand));
  return {
    has: (id) => products.has(id),
    get: (id) => {
      const product = products.get(id);
      return product && offered(id, product, names, stock.left(id));
    },
  };
}

function offered(
  id: string,
  { name, price, brand, photoURL: [cover], numWeeks = null, preorderLimit }: ProductFields,
  names: ReadonlyMap<string, string>,
  left: number,
): OfferedProduct {
  return {
    name,
    price,
    brandName: brandNameOf(brand, (id) => names.get(id)),
    photoUrl: cover === undefined ? '' : pictureAddress(id, cover, 200, pictureStorage),
    canBeSold: left + (preorderLimit ?? orderSettings.preorderPieces),
    stock: { quantity: left, numWeeks, preorderLimit },
  };
}

/**
 * Names by id; a product may also give its brand by name. It decides nothing, so it is read outside
 * the transaction.
 */
async function brandNames(brands: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(brands)].filter((id) => v.is(DocumentId, id));
  if (ids.length === 0) return new Map();
  const found = await database.getAll(...ids.map((id) => database.doc(`brands/${id}`)));
  return new Map(
    found.flatMap((it) => {
      const fields = v.safeParse(BrandFields, it.data());
      return fields.success ? [[it.id, fields.output.brandName] as const] : [];
    }),
  );
}
