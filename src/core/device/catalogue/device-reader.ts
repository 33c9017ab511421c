// The catalogue that is on this device, as loaders and live queries ask for it.
import {
  readBlogs,
  readBrands,
  readCategories,
  readCovers,
  readListPage,
  readProductWithDetails,
  readSettings,
} from '#core/device/catalogue/catalogue.ts';
import { readList } from '#core/device/catalogue/catalogue-list.ts';
import { readMirrorState } from '#core/device/catalogue/mirror-state.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import type { CatalogueReader, ListRequest } from '#core/model/catalogue/catalogue-reader.ts';
import { isAskingForAll } from '#core/model/catalogue/filters.ts';
import { listPage } from '#core/model/catalogue/list-page.ts';
import { pickSettings } from '#core/model/catalogue/shop-settings.ts';

/** The mirror's reader. `search` answers with the ids of what was found, best first; null while there is no mirror. */
export function deviceReader(
  database: HaatDatabase,
  search: (text: string) => Promise<string[] | null>,
): CatalogueReader {
  const hasMirror = async () => (await readMirrorState(database)).generation > 0;

  async function list(request: ListRequest) {
    const { filters, order, limit } = request;
    // The plain list comes straight from an index, so that a cold start need not read everything first.
    if (order === 'recommended' && isAskingForAll(filters)) {
      const page = await readListPage(database, filters, limit);
      return page && { ...page, total: page.hasMore ? null : page.products.length };
    }
    const [all, found] = await Promise.all([
      readList(database),
      filters.search ? search(filters.search) : null,
    ]);
    if (!filters.search) return all && listPage(all, request);
    if (!all || !found) return null;
    const byId = new Map(all.map((product) => [product.id, product]));
    return listPage(
      found.flatMap((id) => byId.get(id) ?? []),
      request,
    );
  }

  return {
    list,
    product: async (id) => (await readProductWithDetails(database, id)) ?? null,
    names: async () => {
      const [isThere, categories, brands] = await Promise.all([
        hasMirror(),
        readCategories(database),
        readBrands(database),
      ]);
      return isThere ? { categories, brands } : null;
    },
    covers: () => readCovers(database),
    blogs: async (limit) =>
      (await hasMirror()) ? (await readBlogs(database)).slice(0, limit) : null,
    blog: async (id) =>
      (await hasMirror()) ? (await readBlogs(database)).filter((blog) => blog.id === id) : null,
    settings: async (names) => {
      const said = await readSettings(database);
      return said && pickSettings(said, names);
    },
  };
}
