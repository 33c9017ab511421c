import { type AnyRouter, useMatch, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Button, LinkButton } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { useMedia } from '#ui/media/use-media.ts';
import { CategoryLinks } from '../CategoryLinks.tsx';
import { FilterChips } from '../filters/FilterChips.tsx';
import { FilterAside } from '../filters/FilterFields.tsx';
import { ListBar } from '../filters/ListBar.tsx';
import type { ListSearch } from '../filters/list-search.ts';
import { SortChoice } from '../filters/SortChoice.tsx';
import { type ListControl, useListRequest } from '../filters/use-list-request.ts';
import {
  CLEAR_FILTERS,
  foundWords,
  NO_PRODUCTS,
  SEE_ALL_PRODUCTS,
  TOO_MANY_FILTERS,
  TRY_ANOTHER_WORD,
} from '../messages.ts';
import { type Fixed, keyOf, type LoadedList } from './load-list.ts';
import type { ProductAction } from './ProductGrid.tsx';
import { ProductList } from './ProductList.tsx';
import { useSeenFromTop, useShownCount } from './use-list-place.ts';
import { useProductList, useTotal } from './use-product-list.ts';
import './FilteredProductList.css';

type FilteredProductListProps = {
  search: ListSearch;
  fixed?: Fixed;
  loaded: LoadedList;
  /** Key of the history entry that this list belongs to. */
  place: string;
  heading: Elements;
  action: ProductAction;
  /** Replaces the whole list if it is empty and no filter is set. */
  whenNothing?: Elements;
};

/** A product list with its filters and sort order. */
export function FilteredProductList(props: FilteredProductListProps) {
  const { search, fixed = NOTHING_FIXED, loaded, place, heading, action, whenNothing } = props;
  const control = useListRequest(search, fixed);
  const { asked, change, setCount } = control;
  const { count, isReturn, showMore } = useShownCount(place);
  const key = keyOf(asked);
  const list = useProductList(
    { ...asked, limit: count },
    loaded?.key === key ? loaded.page : undefined,
  );
  const total = useTotal(list, asked.filters);
  const isWide = useMedia('(min-width: 630px)');
  const top = useRef<HTMLDivElement>(null);
  useSeenFromTop(top, control.arrivals);
  useNoPlaceholder();

  const hasNothing = list.state === 'shown' && list.products.length === 0;
  if (hasNothing && whenNothing && setCount === 0) return whenNothing;
  return (
    <>
      {heading}
      <div className="filtered-product-list" ref={top}>
        {isWide ? (
          <FilterAside control={control} />
        ) : (
          <div className="filtered-product-list__filters" />
        )}
        <div className="filtered-product-list__list">
          <div className="filtered-product-list__line">
            <p className={hasNothing ? 'visually-hidden' : undefined} role="status">
              {total !== null && foundWords(total)}
            </p>
            {isWide && (
              <SortChoice
                variant="line"
                order={asked.order}
                onChange={(order) => change({ order })}
              />
            )}
          </div>
          <FilterChips control={control} />
          {hasNothing ? (
            <NothingFound control={control} />
          ) : (
            <ProductList
              list={list}
              count={count}
              action={action}
              isReturn={isReturn}
              onMore={showMore}
            />
          )}
        </div>
      </div>
      {!isWide && <ListBar control={control} total={total} />}
    </>
  );
}

const NOTHING_FIXED: Fixed = {};

/** Shown when no product matches, with links to go on. */
function NothingFound({ control }: { control: ListControl }) {
  const isNarrowed = control.setCount > 0;
  return (
    <EmptyState title={NO_PRODUCTS}>
      {isNarrowed ? (
        <>
          <p>{TOO_MANY_FILTERS}</p>
          <Button onClick={control.clear}>{CLEAR_FILTERS}</Button>
        </>
      ) : (
        <p>{TRY_ANOTHER_WORD}</p>
      )}
      <LinkButton to="/products" variant={isNarrowed ? 'link' : 'secondary'}>
        {SEE_ALL_PRODUCTS}
      </LinkButton>
      {!isNarrowed && <CategoryLinks />}
    </EmptyState>
  );
}

/** Keeps the router from showing a placeholder while an open list's request changes: filters and focus would vanish. */
function useNoPlaceholder(): void {
  const { routesById }: AnyRouter = useRouter();
  const routeId = useMatch({ strict: false, select: (match) => match.routeId });
  useEffect(() => {
    if (!routeId) return;
    const { options } = routesById[routeId];
    options.pendingMs = Number.POSITIVE_INFINITY;
    return () => {
      delete options.pendingMs;
    };
  }, [routesById, routeId]);
}
