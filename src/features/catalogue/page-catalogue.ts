// The device's catalogue for pages: what is searched is searched by the page's own worker.
import { deviceDatabase } from '#core/device/database/database.ts';
import type { CatalogueReader } from '#core/model/catalogue/catalogue-reader.ts';
import { searchProducts } from '#page-sync/search-products.ts';
import { shop } from '#shop';
import { deviceReader } from './device-reader.ts';

let reader: CatalogueReader | undefined;

/** The one reader of this page. */
export function pageCatalogue(): CatalogueReader {
  reader ??= deviceReader(deviceDatabase(), (text) => searchProducts(text, shop.searchWords));
  return reader;
}
