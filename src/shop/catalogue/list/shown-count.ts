// Which places of the browser's history have shown a list, and how many products of it, so that Back and a reload find the list as long
// as it was left.
import type { ListRequest } from '#domain/catalogue/catalogue-reader.ts';
import { NO_FILTERS } from '#domain/product/filters.ts';

/** Products that the first page shows: whole rows of two, three and four. */
export const FIRST_PRODUCTS = 12;
/** What the first page asks of the list. */
export const FIRST_REQUEST = {
  filters: NO_FILTERS,
  order: 'recommended',
  limit: FIRST_PRODUCTS,
} as const satisfies ListRequest;
/** Products of a list at first: some screens of a phone, since each of them is laid out and taken over before the page answers taps. */
const FIRST_STEP = 24;
/** The list grows by this many. */
export const LIST_STEP = 48;

const PREFIX = 'haat-shown-';

/** Places at which a list was shown since the shop was opened. */
const seenPlaces = new Set<string>();

/** Whether a list was shown at this place before, so that coming to it is coming back. */
export function isSeenPlace(place: string): boolean {
  return seenPlaces.has(place);
}

export function noteSeenPlace(place: string): void {
  seenPlaces.add(place);
}

/** The count at a place of the history; the first step where it is not known. */
export function shownCount(place: string): number {
  try {
    const kept = Number(sessionStorage.getItem(PREFIX + place));
    return Number.isSafeInteger(kept) && kept > FIRST_STEP ? kept : FIRST_STEP;
  } catch {
    return FIRST_STEP;
  }
}

/** Keeps the count of a place. */
export function keepShownCount(place: string, count: number): void {
  try {
    sessionStorage.setItem(PREFIX + place, String(count));
  } catch {
    // Without session storage Back simply starts at the first step.
  }
}
