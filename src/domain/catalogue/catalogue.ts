// Reads the mirrored catalogue for screens: only the current generation, in one transaction, so a screen sees the old
// catalogue or the new one, never a mixture.
import Dexie from 'dexie';
import type { HaatDatabase, ListedProduct } from '../device/tables.ts';
import { type Filters, isAskingForAll, productMatcher } from '../product/filters.ts';
import type { Product, ShownProduct } from '../product/product.ts';
import { packsOf } from '../product/product-facts.ts';
import type { ShopSettings } from '../settings/settings.fields.ts';
import { SETTINGS_ID } from '../settings/shop-settings.ts';
import type { Covers } from './catalogue-reader.ts';
import type { Blog, Brand, Category } from './categories.ts';
import { readMirrorState } from './mirror-state.ts';

const { minKey, maxKey } = Dexie;

/** Runs a reader on the current generation; null until this device has a whole catalogue. */
async function onMirror<T>(
  database: HaatDatabase,
  read: (generation: number) => Promise<T>,
): Promise<T | null> {
  const { products, productDetails, categories, brands, blogs, shop, mirrorState } = database;
  const tables = [products, productDetails, categories, brands, blogs, shop, mirrorState];
  return database.transaction('r', tables, async () => {
    const { generation } = await readMirrorState(database);
    return generation === 0 ? null : read(generation);
  });
}

/** The first products of the list, and whether more follow. */
export type ListSlice = { products: Product[]; hasMore: boolean };

/**
 * The first `limit` products that match the filters, in the recommended order. Null while there is no mirror.
 */
export async function readListPage(
  database: HaatDatabase,
  filters: Filters,
  limit: number,
): Promise<ListSlice | null> {
  return onMirror(database, async (generation) => {
    const all = database.products
      .where('[generation+shelf+name]')
      .between([generation], [generation + 1]);
    // Without a filter IndexedDB returns the whole slice at once, instead of row by row.
    const asked = isAskingForAll(filters) ? all : all.filter(productMatcher(filters));
    const found = await asked.limit(limit + 1).toArray();
    return { products: found.slice(0, limit), hasMore: found.length > limit };
  });
}

/** One product as its page shows it; undefined where the mirror does not have it, null without a mirror. */
export async function readProductWithDetails(
  database: HaatDatabase,
  id: string,
): Promise<ShownProduct | undefined | null> {
  return onMirror(database, async (generation) => {
    const [product, details] = await Promise.all([
      database.products.get([generation, id]),
      database.productDetails.get([generation, id]),
    ]);
    if (!product) return undefined;
    const { editorContent = '', facts, texts } = details ?? {};
    const packs = packsOf(product, await readAlike(database, product));
    return {
      ...product,
      editorContent,
      ...(facts && { facts }),
      ...(texts && { texts }),
      ...(packs.length > 0 && { packs }),
    };
  });
}

/** The products of the same category, if the product is one of several packs; otherwise none. */
async function readAlike(
  { products }: HaatDatabase,
  { generation, category, packOf }: ListedProduct,
): Promise<Product[]> {
  if (packOf === undefined) return [];
  return products.where('[generation+category]').equals([generation, category]).toArray();
}

/** The mirrored products with these ids, by id. */
export async function readProducts(
  database: HaatDatabase,
  ids: readonly string[],
): Promise<Map<string, Product>> {
  const found = await onMirror(database, (generation) =>
    database.products.bulkGet(ids.map((id): [number, string] => [generation, id])),
  );
  return new Map((found ?? []).flatMap((product) => (product ? [[product.id, product]] : [])));
}

/** All categories by name; empty while there is no mirror. */
export async function readCategories(database: HaatDatabase): Promise<Category[]> {
  const all = await onMirror(database, (generation) =>
    database.categories
      .where('[generation+categoryName]')
      .between([generation, minKey], [generation, maxKey])
      .toArray(),
  );
  return all ?? [];
}

/** A picture for each category; null while there is no mirror. */
export async function readCovers(database: HaatDatabase): Promise<Covers | null> {
  return onMirror(database, async (generation) => {
    const ids = await database.categories
      .where('[generation+id]')
      .between([generation, minKey], [generation, maxKey])
      .primaryKeys();
    const covers = ids.map(async ([, id]) => {
      // Within a category, products come in the order of their ids.
      const product = await database.products
        .where('[generation+category]')
        .equals([generation, id])
        .filter(({ photoURL }) => photoURL.length > 0)
        .first();
      const image = product?.photoURL[0];
      return product && image !== undefined ? [[id, { productId: product.id, image }]] : [];
    });
    return Object.fromEntries((await Promise.all(covers)).flat());
  });
}

/** All brands; empty while there is no mirror. */
export async function readBrands(database: HaatDatabase): Promise<Brand[]> {
  const all = await onMirror(database, (generation) =>
    database.brands
      .where('[generation+id]')
      .between([generation, minKey], [generation, maxKey])
      .toArray(),
  );
  return all ?? [];
}

/** All blogs; empty while there is no mirror. */
export async function readBlogs(database: HaatDatabase): Promise<Blog[]> {
  const all = await onMirror(database, (generation) =>
    database.blogs
      .where('[generation+id]')
      .between([generation, minKey], [generation, maxKey])
      .toArray(),
  );
  return all ?? [];
}

/** Ids and image indexes of every product in the order of the list, for warming pictures. */
export async function readPictureList(
  database: HaatDatabase,
): Promise<Pick<Product, 'id' | 'photoURL'>[]> {
  const pictures: Pick<Product, 'id' | 'photoURL'>[] = [];
  await onMirror(database, (generation) =>
    database.products
      .where('[generation+shelf+name]')
      .between([generation], [generation + 1])
      .each(({ id, photoURL }) => pictures.push({ id, photoURL })),
  );
  return pictures;
}

/** The shop's stored settings; null without a mirror. */
export async function readSettings(database: HaatDatabase): Promise<ShopSettings | null> {
  return onMirror(database, async (generation) => {
    const kept = await database.shop.get([generation, SETTINGS_ID]);
    if (!kept) return {};
    const { generation: _, id: __, ...settings } = kept;
    return settings;
  });
}
