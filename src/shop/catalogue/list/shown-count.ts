// How many products of a list each history entry has shown, so that Back and a reload find the list as long as it was.
import type { ListRequest } from '#domain/catalogue/catalogue-reader.ts';
import { NO_FILTERS } from '#domain/product/filters.ts';
import { keepOf, keptOf } from '#ui/layout/history-entry.ts';

/** Products on the home page: whole rows of two, three or four. */
export const FIRST_PRODUCTS = 12;
/** The home page's list request. */
export const FIRST_REQUEST = {
  filters: NO_FILTERS,
  order: 'recommended',
  limit: FIRST_PRODUCTS,
} as const satisfies ListRequest;
/** Products at first: only a few phone screens, since all are laid out and hydrated before the page answers taps. */
const FIRST_STEP = 24;
/** How many products each step adds. */
export const LIST_STEP = 48;

/** History entries that have shown a list since the shop was opened. */
const seenPlaces = new Set<string>();

/** Whether this entry has shown a list before, so that the shopper is coming back to it. */
export function isSeenPlace(place: string): boolean {
  return seenPlaces.has(place);
}

export function recordSeenPlace(place: string): void {
  seenPlaces.add(place);
}

/** The count of a history entry; the first step if unknown. */
export function shownCount(place: string): number {
  const kept = Number(keptOf(place, 'shown'));
  return Number.isSafeInteger(kept) && kept > FIRST_STEP ? kept : FIRST_STEP;
}

/** Saves the count of a history entry. */
export function keepShownCount(place: string, count: number): void {
  keepOf(place, 'shown', count);
}
