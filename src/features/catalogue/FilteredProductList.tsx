import { type ReactNode, useRef } from 'react';
import { useMedia } from '#ui/use-media.ts';
import { FilterAside } from './FilterAside.tsx';
import { ListBar } from './ListBar.tsx';
import type { ListSearch } from './list-search.ts';
import { type Fixed, keyOf, type LoadedList } from './load-list.ts';
import { foundWords } from './messages.ts';
import { NothingFound } from './NothingFound.tsx';
import { ProductList } from './ProductList.tsx';
import { SortChoice } from './SortChoice.tsx';
import { useListRequest } from './use-list-request.ts';
import { useProductList } from './use-product-list.ts';
import { useSeenFromTop } from './use-seen-from-top.ts';
import { useShownCount } from './use-shown-count.ts';
import { useTotal } from './use-total.ts';
import './FilteredProductList.css';

type FilteredProductListProps = {
  search: ListSearch;
  fixed?: Fixed;
  loaded: LoadedList;
  /** The place in the browser's history that this list belongs to. */
  place: string;
  heading: ReactNode;
  /** Instead of the empty list, where there is more to say; only while no filter is set. */
  whenNothing?: ReactNode;
};

/** A list of products with what narrows it down and sorts it. */
export function FilteredProductList(props: FilteredProductListProps) {
  const { search, fixed = NOTHING_FIXED, loaded, place, heading, whenNothing } = props;
  const control = useListRequest(search, fixed);
  const { asked, change, setCount } = control;
  const [count, showMore] = useShownCount(place);
  const key = keyOf(asked);
  const shelf = useProductList(
    { ...asked, limit: count },
    loaded?.key === key ? loaded.shelf : undefined,
  );
  const total = useTotal(shelf);
  const isWide = useMedia('(min-width: 768px)');
  const top = useRef<HTMLDivElement>(null);
  useSeenFromTop(top, control.arrivals);

  const hasNothing = shelf.state === 'shown' && shelf.products.length === 0;
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
          {hasNothing ? (
            <NothingFound control={control} />
          ) : (
            <ProductList shelf={shelf} onMore={showMore} />
          )}
        </div>
      </div>
      {!isWide && <ListBar control={control} total={total} />}
    </>
  );
}

const NOTHING_FIXED: Fixed = {};
