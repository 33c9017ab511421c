// The whole catalogue as a table that WooCommerce or Shopify imports, so that nobody is locked in.
import type { Cell } from './cell.ts';
import { gathered, type Leaving, leavingOf } from './for-other-shops/leaving.ts';
import { SHOPIFY_HEADINGS, shopifyRows } from './for-other-shops/shopify-rows.ts';
import { WOOCOMMERCE_HEADINGS, woocommerceRows } from './for-other-shops/woocommerce-rows.ts';
import type { Groups, StoredProduct } from './stored-product.ts';

/** Shops for which the catalogue can be exported. */
export type OtherShop = 'woocommerce' | 'shopify';

export type ExportedProduct = { id: string; product: StoredProduct };

const SHOPS: Readonly<
  Record<OtherShop, { headings: readonly string[]; rows: (things: Leaving[][]) => Named[] }>
> = {
  woocommerce: { headings: WOOCOMMERCE_HEADINGS, rows: woocommerceRows },
  shopify: { headings: SHOPIFY_HEADINGS, rows: shopifyRows },
};

type Named = Readonly<Record<string, Cell>>;

/**
 * The table for another shop. Packs of one thing become its variants; hidden products become drafts.
 * @param addressOf the web address of a product's picture
 */
export function shopTable(
  shop: OtherShop,
  products: readonly ExportedProduct[],
  groups: Groups,
  addressOf: (id: string, picture: string) => string,
): { headings: string[]; rows: Cell[][] } {
  const { headings, rows } = SHOPS[shop];
  const leaving = products.map(({ id, product }) => leavingOf(id, product, groups, addressOf));
  return {
    headings: [...headings],
    rows: rows(gathered(leaving)).map((row) => headings.map((heading) => row[heading] ?? null)),
  };
}
