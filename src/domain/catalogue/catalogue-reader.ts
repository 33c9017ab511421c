// What pages ask of a catalogue before they are drawn, wherever it lies: on the device, in the function's memory, in the page itself.

import type { Filters } from '../product/filters.ts';
import type { SortOrder } from '../product/list-order.ts';
import type { Product, ShownProduct } from '../product/product.ts';
import type { SettingName, ShopSettings } from '../settings/settings.fields.ts';
import type { Blog, Brand, Category } from './categories.ts';

/** What a list shows: what is asked for, in which order, and at most how many. */
export type ListRequest = { filters: Filters; order: SortOrder; limit: number };

/** A part of a list, whether there are more behind it, and how many there are in all; null where that was not counted. */
export type ListPage = { products: Product[]; hasMore: boolean; total: number | null };

/** Categories by name, and brands. */
export type Names = { categories: Category[]; brands: Brand[] };

/** The picture that stands for a category: one of a product in it. */
type Cover = { productId: string; image: string };

/** Covers by the id of the category; those that have no picture are missing. */
export type Covers = { [category: string]: Cover };

/** Every answer is null where there is no catalogue yet. */
export type CatalogueReader = {
  list(request: ListRequest): Promise<ListPage | null>;
  /** One product as its page shows it; null also when the catalogue does not have it. */
  product(id: string): Promise<ShownProduct | null>;
  names(): Promise<Names | null>;
  /** A picture for each category: of its first product by id that has one. */
  covers(): Promise<Covers | null>;
  /** The first blogs, or all. */
  blogs(limit?: number): Promise<Blog[] | null>;
  /** One blog alone in a list; an empty list when the catalogue does not have it. */
  blog(id: string): Promise<Blog[] | null>;
  /** What the merchant has said of the shop at the desk, of these. */
  settings(names: readonly SettingName[]): Promise<ShopSettings | null>;
};
