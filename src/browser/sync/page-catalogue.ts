// The device's catalogue for pages; the page's dedicated worker does the searching.
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

/** The merchant's settings, for a live query; null on a phone whose database is blocked. */
export function followedSettings(): Promise<ShopSettings | null> {
  return readSettings(deviceDatabase()).catch(() => null);
}

/**
 * Runs the work in its own task, and again whenever the mirror changes: lists are built and stored anew after a change
 * of the catalogue, and a live query may only read. The work's own reads are not observed.
 */
async function runOutsideLiveQuery<T>(work: () => Promise<T>): Promise<T> {
  await readMirrorState(deviceDatabase());
  return new Promise((resolve, reject) => {
    setTimeout(() => work().then(resolve, reject), 0);
  });
}
