// Shared by the list routes: load the list for a URL before its screen is shown.
import type { CatalogueReader, ListPage } from '#domain/catalogue/catalogue-reader.ts';
import type { Filters } from '#domain/product/filters.ts';
import type { SortOrder } from '#domain/product/list-order.ts';
import { type ListSearch, requestFromSearch } from '../filters/list-search.ts';
import { isSeenPlace, shownCount } from './shown-count.ts';

/** Filters that the route itself fixes, whatever the parameters say: /category/{id}, /brand/{id}. */
export type Fixed = Partial<Pick<Filters, 'categories' | 'brands'>>;
export type AskedList = { filters: Filters; order: SortOrder };
/** The loader's result; `key` names the request it belongs to. */
export type LoadedList = { key: string; page: ListPage | null } | null;

/** The filters and the order in a list's URL. */
export function askedList(search: ListSearch, fixed: Fixed): AskedList {
  const { filters, order } = requestFromSearch(search);
  return { filters: { ...filters, ...fixed }, order };
}

/** Identifies a request, so that a stale result can be told from the current one. */
export function keyOf({ filters, order }: AskedList): string {
  return JSON.stringify([filters, order]);
}

type Visit = {
  asked: AskedList;
  /** Key of the history entry. */
  place: string | undefined;
  /** `stay`: the same screen was open before and can go on showing its list. */
  cause: 'preload' | 'enter' | 'stay';
};

/**
 * Loads a list for its route. Null if a list is already open: it follows the URL by itself, and on a busy phone the
 * router would put its placeholder over filters that are being pressed. Going back does wait: the router scrolls to the
 * old position as soon as the screen is there, and a list that is still too short does not have that position.
 */
export async function loadList(
  catalogue: CatalogueReader,
  { asked, place = '', cause }: Visit,
): Promise<LoadedList> {
  if (cause === 'stay' && !isSeenPlace(place)) return null;
  const page = await catalogue.list({ ...asked, limit: shownCount(place) });
  return { key: keyOf(asked), page };
}

/** The filters that the page of a category or a brand fixes. */
export function fixedTo(kind: 'category' | 'brand', id: string): Fixed {
  return kind === 'category' ? { categories: [id] } : { brands: [id] };
}
