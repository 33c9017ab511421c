// Parses Firestore's documents into the shop's own types. Refuses and reports a bad one, and goes on with the rest.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import {
  invalidFacts,
  isHidden,
  ProductFields,
  productFromFields,
  withoutContradictions,
} from '../product/parse-product.ts';
import type { ProductWithDetails } from '../product/product.ts';
import type { ShopSettings } from '../settings/settings.fields.ts';
import { SettingsFields } from '../settings/shop-settings.ts';
import {
  type Blog,
  BlogFields,
  type Brand,
  BrandFields,
  type Category,
  CategoryFields,
  type MirroredCollection,
} from './categories.ts';

export type CatalogueItem = {
  products: ProductWithDetails;
  categories: Category;
  brands: Brand;
  blogs: Blog;
  shop: ShopSettings & { id: string };
};

/** The schema of each mirrored collection's documents. */
export const CATALOGUE_FIELDS = {
  products: v.pipe(ProductFields, v.transform(withoutContradictions)),
  categories: CategoryFields,
  brands: BrandFields,
  blogs: BlogFields,
  shop: SettingsFields,
} as const;

export type CatalogueItems = { [C in MirroredCollection]: CatalogueItem[C][] };

const parsers: {
  [C in MirroredCollection]: (
    id: string,
    fields: unknown,
    createdAt: number | undefined,
  ) => CatalogueItem[C];
} = {
  products: (id, fields, createdAt) =>
    productFromFields(id, v.parse(CATALOGUE_FIELDS.products, fields), createdAt),
  categories: (id, fields) => ({ id, ...v.parse(CATALOGUE_FIELDS.categories, fields) }),
  brands: (id, fields) => ({ id, ...v.parse(CATALOGUE_FIELDS.brands, fields) }),
  blogs: (id, fields) => ({ id, ...v.parse(CATALOGUE_FIELDS.blogs, fields) }),
  shop: (id, fields) => ({ id, ...v.parse(CATALOGUE_FIELDS.shop, fields) }),
};

/**
 * The documents that parse, in order, and one line for each one refused, or shown without a fact. `createdAt` in ms.
 */
export function parseDocuments<C extends MirroredCollection>(
  collection: C,
  documents: readonly { id: string; fields?: unknown; createdAt?: number | undefined }[],
): { items: CatalogueItem[C][]; refused: string[] } {
  const items: CatalogueItem[C][] = [];
  const refused: string[] = [];
  for (const { id, fields, createdAt } of documents) {
    if (isHidden(fields)) continue;
    try {
      items.push(parsers[collection](v.parse(DocumentId, id), fields, createdAt));
      if (collection === 'products') {
        refused.push(...invalidFacts(fields).map((why) => `products/${id}: ${why}`));
      }
    } catch (error) {
      refused.push(`${collection}/${id}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { items, refused };
}
