// Reads a catalogue that is wholly in memory, with sanitised HTML, for drawing pages. Pure.
import type { CatalogueReader, Covers } from '../../../../src/domain/catalogue/catalogue-reader.ts';
import { listPage } from '../../../../src/domain/catalogue/list-page.ts';
import type { CatalogueItems } from '../../../../src/domain/catalogue/parse-documents.ts';
import { byRecommendation } from '../../../../src/domain/product/list-order.ts';
import { listedProduct } from '../../../../src/domain/product/parse-product.ts';
import type { Product } from '../../../../src/domain/product/product.ts';
import { packsOf } from '../../../../src/domain/product/product-facts.ts';
import {
  buildProductSearch,
  type ProductSearch,
  searchEntry,
} from '../../../../src/domain/search/search.ts';
import { pickSettings, SETTINGS_ID } from '../../../../src/domain/settings/shop-settings.ts';

type Means = {
  /** Rows of synonyms. */
  synonyms: readonly (readonly string[])[];
};

/** A reader over a snapshot. */
export function snapshotReader(snapshot: CatalogueItems, { synonyms }: Means): CatalogueReader {
  const byId = new Map(snapshot.products.map((product) => [product.id, product]));
  const list = snapshot.products.map(listedProduct).sort(byRecommendation);
  const categories = snapshot.categories.toSorted((a, b) =>
    compare(a.categoryName, b.categoryName),
  );
  const covers = coversOf(snapshot.products, categories);
  const brands = snapshot.brands.toSorted((a, b) => compare(a.id, b.id));
  const blogs = snapshot.blogs.toSorted((a, b) => compare(a.id, b.id));
  const said = snapshot.shop.find(({ id }) => id === SETTINGS_ID) ?? {};
  let search: Promise<ProductSearch> | undefined;

  async function found(text: string): Promise<Product[]> {
    const names = {
      brands: new Map(brands.map((it) => [it.id, it])),
      categories: new Map(categories.map((it) => [it.id, it])),
    };
    search ??= buildProductSearch(
      list.map((product) => searchEntry(product, names)),
      synonyms,
      async () => undefined,
    );
    const ids = (await search).find(text);
    const listed = new Map(list.map((product) => [product.id, product]));
    return ids.flatMap((id) => listed.get(id) ?? []);
  }

  return {
    list: async (request) => {
      const { search: text } = request.filters;
      return listPage(text ? await found(text) : list, request);
    },
    product: async (id) => {
      const product = byId.get(id);
      if (!product) return null;
      const packs = packsOf(product, list);
      return packs.length > 0 ? { ...product, packs } : product;
    },
    names: async () => ({ categories, brands }),
    covers: async () => covers,
    blogs: async (limit) => blogs.slice(0, limit),
    blog: async (id) => blogs.filter((blog) => blog.id === id),
    settings: async (names) => pickSettings(said, names),
  };
}

/** For each category the first product by id that has a picture, as on the device. */
function coversOf(products: readonly Product[], categories: readonly { id: string }[]): Covers {
  const covers: Covers = {};
  for (const { id: productId, category, photoURL } of products) {
    const [image] = photoURL;
    const known = covers[category]?.productId;
    if (image === undefined || (known !== undefined && compare(known, productId) < 0)) continue;
    if (categories.some(({ id }) => id === category)) covers[category] = { productId, image };
  }
  return covers;
}

/** Sorts as the device's database does. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
