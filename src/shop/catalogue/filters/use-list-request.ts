// A list's current request. The URL holds it; a press takes effect before the URL has changed.
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { NO_FILTERS } from '#domain/product/filters.ts';
import { type AskedList, askedList, type Fixed, keyOf } from '../list/load-list.ts';
import { type ListSearch, searchFromRequest } from './list-search.ts';

export type ListControl = {
  asked: AskedList;
  fixed: Fixed;
  /** How many filters are active, not counting those that the page fixes. */
  setCount: number;
  change(asked: Partial<AskedList>): void;
  /** How many changes made here have reached the URL. */
  arrivals: number;
  /** Clears every filter that can be changed here; search, order and the page's fixed filters stay. */
  clear(): void;
};

/** The request in a list's URL, and how to change it. Each change adds a history entry, so Back undoes it. */
export function useListRequest(search: ListSearch, fixed: Fixed): ListControl {
  const navigate = useNavigate();
  const fromUrl = askedList(search, fixed);
  const from = keyOf(fromUrl);
  const [ahead, setAhead] = useState<{ from: string; asked: AskedList } | null>(null);
  const [arrivals, setArrivals] = useState(0);
  const isAhead = ahead !== null && ahead.from === from;
  if (ahead && !isAhead) {
    setAhead(null);
    setArrivals(arrivals + 1);
  }
  const asked = isAhead ? ahead.asked : fromUrl;

  function change(changed: Partial<AskedList>): void {
    const next = { ...asked, ...changed };
    setAhead({ from, asked: next });
    const free = { ...next.filters, ...unset(fixed) };
    void navigate({ to: '.', search: searchFromRequest(free, next.order), resetScroll: false });
  }

  const { categories, brands, priceRange } = asked.filters;
  const { min, max } = NO_FILTERS.priceRange;
  return {
    asked,
    fixed,
    arrivals,
    setCount:
      (fixed.categories ? 0 : categories.length) +
      (fixed.brands ? 0 : brands.length) +
      (priceRange.min > min || priceRange.max < max ? 1 : 0),
    change,
    clear: () => change({ filters: { ...NO_FILTERS, search: asked.filters.search, ...fixed } }),
  };
}

function unset(fixed: Fixed): Fixed {
  return {
    ...(fixed.categories && { categories: [] }),
    ...(fixed.brands && { brands: [] }),
  };
}
