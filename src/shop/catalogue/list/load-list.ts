// What the list's routes share: what a URL asks of the device before its screen is shown.
import type { CatalogueReader, ListPage } from '#domain/catalogue/catalogue-reader.ts';
import type { Filters } from '#domain/product/filters.ts';
import type { SortOrder } from '#domain/product/list-order.ts';
import { type ListSearch, requestFromSearch } from '../filters/list-search.ts';
import { isSeenPlace, shownCount } from './shown-count.ts';

/** What a route fixes itself, whatever the parameters say: /category/{id}, /brand/{id}. */
export type Fixed = Partial<Pick<Filters, 'categories' | 'brands'>>;
export type AskedList = { filters: Filters; order: SortOrder };
/** What was found for a list, named by what was asked. */
export type LoadedList = { key: string; page: ListPage | null } | null;

/** The filters and the order of a list's URL. */
export function askedList(search: ListSearch, fixed: Fixed): AskedList {
  const { filters, order } = requestFromSearch(search);
  return { filters: { ...filters, ...fixed }, order };
}

/** The name by which what was loaded is told from what is asked by now. */
export function keyOf({ filters, order }: AskedList): string {
  return JSON.stringify([filters, order]);
}

type Visit = {
  asked: AskedList;
  /** The place of the browser's history. */
  place: string | undefined;
  /** Whether the same screen was there before and can go on showing what it has. */
  cause: 'preload' | 'enter' | 'stay';
};

/**
 * What the catalogue has for a list; null where a list is open already, which follows by itself: on a busy phone the router would put its placeholder in the place
 * of filters that are just being pressed. Who comes back waits: the router scrolls to where they were as soon as the screen is
 * there, and in a list that is still short that place is missing. For loaders.
 */
export async function loadList(
  catalogue: CatalogueReader,
  { asked, place = '', cause }: Visit,
): Promise<LoadedList> {
  if (cause === 'stay' && !isSeenPlace(place)) return null;
  const page = await catalogue.list({ ...asked, limit: shownCount(place) });
  return { key: keyOf(asked), page };
}

/** What the page of a category or a brand fixes. */
export function fixedTo(kind: 'category' | 'brand', id: string): Fixed {
  return kind === 'category' ? { categories: [id] } : { brands: [id] };
}
