// The device's catalogue for pages: what is searched is searched by the page's own worker.
import { readSettings } from '#domain/catalogue/catalogue.ts';
import { readList } from '#domain/catalogue/catalogue-list.ts';
import type { CatalogueReader, ListPage, ListRequest } from '#domain/catalogue/catalogue-reader.ts';
import { deviceReader } from '#domain/catalogue/device-reader.ts';
import { readMirrorState } from '#domain/catalogue/mirror-state.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { Product } from '#domain/product/product.ts';
import type { ShopSettings } from '#domain/settings/settings.fields.ts';

let reader: CatalogueReader | undefined;

/** The one reader of this page. */
export function pageCatalogue(): CatalogueReader {
  reader ??= deviceReader(deviceDatabase(), async (text) => {
    const { searchProducts } = await import('./search-products.ts');
    return searchProducts(text);
  });
  return reader;
}

/** A list, for a live query. */
export function followedList(request: ListRequest): Promise<ListPage | null> {
  return runOutsideLiveQuery(() => pageCatalogue().list(request));
}

/** All products, for a live query; null while there is no mirror. */
export function followedProducts(): Promise<readonly Product[] | null> {
  return runOutsideLiveQuery(() => readList(deviceDatabase()));
}

/** What the merchant has said of the shop, for a live query. A phone whose storage is held up shows every page without it. */
export function followedSettings(): Promise<ShopSettings | null> {
  return readSettings(deviceDatabase()).catch(() => null);
}

/**
 * Does the work in a turn of its own, again whenever the mirror changes: lists are made anew, and kept, when the catalogue
 * has changed, and a live query may only read. Nothing is followed after it.
 */
async function runOutsideLiveQuery<T>(work: () => Promise<T>): Promise<T> {
  await readMirrorState(deviceDatabase());
  return new Promise((resolve, reject) => {
    setTimeout(() => work().then(resolve, reject), 0);
  });
}
