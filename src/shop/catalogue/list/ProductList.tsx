import { useEffect, useRef } from 'react';
import type { ListPage } from '#domain/catalogue/catalogue-reader.ts';
import { Button } from '#ui/form/Button.tsx';
import { SHOW_MORE } from '#ui/messages.ts';
import { NO_PRODUCTS, PRODUCTS_COME_LATER, PRODUCTS_NOT_HERE_YET } from '../messages.ts';
import { NoAnswer } from '../NoAnswer.tsx';
import { type ProductAction, ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx';
import { FIRST_PRODUCTS, FIRST_REQUEST } from './shown-count.ts';
import { type ProductListView, useProductList } from './use-product-list.ts';
import './ProductList.css';

type ProductListProps = {
  list: ProductListView;
  action: ProductAction;
  /** How many products to show by now. */
  count: number;
  /** Whether the shopper returns to a scroll position in this list. */
  isReturn: boolean;
  onMore(shown: number): void;
};

/** The products that match the filters; the list grows as the shopper scrolls. */
export function ProductList({ list, count, action, isReturn, onMore }: ProductListProps) {
  if (list.state === 'asking') return <ProductGridSkeleton />;
  if (list.state === 'no-answer') return <NotHereYet onRetry={list.retry} />;
  const shown = list.products.length;
  return (
    <>
      <ProductGrid products={list.products} action={action} priority="high" isLaidOut={isReturn} />
      {list.hasMore && shown >= count && <ShowMore shown={shown} onMore={onMore} />}
      {/* The rest of a drawn list comes with the catalogue. */}
      {list.hasMore && shown < count && <ProductGridSkeleton places={REST_PLACES} />}
    </>
  );
}

type FirstProductsProps = { loaded: ListPage | null; action: ProductAction };

/** The shop's first products. */
export function FirstProducts({ loaded, action }: FirstProductsProps) {
  const list = useProductList(FIRST_REQUEST, loaded);
  if (list.state === 'asking') return <ProductGridSkeleton places={FIRST_PRODUCTS} />;
  if (list.state === 'no-answer') return <NotHereYet onRetry={list.retry} />;
  if (list.products.length === 0) return <p>{NO_PRODUCTS}</p>;
  return (
    <ProductGrid products={list.products.slice(0, FIRST_PRODUCTS)} action={action} priority="low" />
  );
}

function NotHereYet({ onRetry }: { onRetry(): void }) {
  return (
    <NoAnswer title={PRODUCTS_NOT_HERE_YET} onRetry={onRetry}>
      {PRODUCTS_COME_LATER}
    </NoAnswer>
  );
}

/** Placeholders for products that are not here yet. */
const REST_PLACES = 4;
/** Distance below the screen at which the next products are already read from the phone. */
const AHEAD = '1200px';

type ShowMoreProps = { shown: number; onMore(shown: number): void };

/** The end of a list with more products: grows when it scrolls near, or by its button. */
function ShowMore({ shown, onMore }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore(shown);
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [shown, onMore]);
  return (
    <div className="show-more" ref={end}>
      <Button variant="secondary" onClick={() => onMore(shown)}>
        {SHOW_MORE}
      </Button>
    </div>
  );
}
