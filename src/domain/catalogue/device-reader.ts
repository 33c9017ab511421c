// The catalogue on this device, as loaders and live queries read it.

import type { HaatDatabase } from '../device/tables.ts';
import { isAskingForAll } from '../product/filters.ts';
import { pickSettings } from '../settings/shop-settings.ts';
import {
  readBlogs,
  readBrands,
  readCategories,
  readCovers,
  readListPage,
  readProductWithDetails,
  readSettings,
} from './catalogue.ts';
import { readList } from './catalogue-list.ts';
import type { CatalogueReader, ListRequest } from './catalogue-reader.ts';
import { listPage } from './list-page.ts';
import { readMirrorState } from './mirror-state.ts';

/** A reader of the mirror. `search` returns the ids it found, best first; null while there is no mirror. */
export function deviceReader(
  database: HaatDatabase,
  search: (text: string) => Promise<string[] | null>,
): CatalogueReader {
  const hasMirror = async () => (await readMirrorState(database)).generation > 0;

  async function list(request: ListRequest) {
    const { filters, order, limit } = request;
    // The plain list comes straight from an index, so a cold start need not read everything first.
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
