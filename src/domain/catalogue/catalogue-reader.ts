// The reader through which loaders get the catalogue before a page is drawn: from the device, the function's memory, or
// the page itself.

import type { Filters } from '../product/filters.ts';
import type { SortOrder } from '../product/list-order.ts';
import type { Product, ShownProduct } from '../product/product.ts';
import type { SettingName, ShopSettings } from '../settings/settings.fields.ts';
import type { Blog, Brand, Category } from './categories.ts';

/** A request for a list: filters, order, and the most products to return. */
export type ListRequest = { filters: Filters; order: SortOrder; limit: number };

/** A part of a list, whether more follow, and the total; null where nobody counted. */
export type ListPage = { products: Product[]; hasMore: boolean; total: number | null };

/** Categories by name, and brands. */
export type Names = { categories: Category[]; brands: Brand[] };

/** A category's picture, taken from one of its products. */
type Cover = { productId: string; image: string };

/** Covers by category id; categories without a picture are missing. */
export type Covers = { [category: string]: Cover };

/** Every answer is null where there is no catalogue yet. */
export type CatalogueReader = {
  list(request: ListRequest): Promise<ListPage | null>;
  /** One product as its page shows it; null also where the catalogue does not have it. */
  product(id: string): Promise<ShownProduct | null>;
  names(): Promise<Names | null>;
  /** A picture for each category: of its first product by id that has one. */
  covers(): Promise<Covers | null>;
  /** The first blogs, or all. */
  blogs(limit?: number): Promise<Blog[] | null>;
  /** A list with this one blog; empty where the catalogue does not have it. */
  blog(id: string): Promise<Blog[] | null>;
  /** The shop's stored settings with these names. */
  settings(names: readonly SettingName[]): Promise<ShopSettings | null>;
};
