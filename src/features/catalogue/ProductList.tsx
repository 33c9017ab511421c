import type { Shelf } from '#core/device/catalogue.ts';
import type { Filters } from '#core/model/filters.ts';
import type { SortOrder } from '#core/model/list-order.ts';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NoAnswer } from './NoAnswer.tsx';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx';
import { ShowMore } from './ShowMore.tsx';
import { useShelf } from './use-shelf.ts';
import { useShownCount } from './use-shown-count.ts';

type ProductListProps = {
  filters: Filters;
  order: SortOrder;
  loaded: Shelf | null;
  /** The place in the browser's history that this list belongs to. */
  place: string;
};

/** The products that answer some filters, growing as one reads on. */
export function ProductList({ filters, order, loaded, place }: ProductListProps) {
  const [count, showMore] = useShownCount(place);
  const shelf = useShelf({ filters, order, limit: count }, loaded);
  if (shelf.state === 'asking') return <ProductGridSkeleton />;
  if (shelf.state === 'no-answer') {
    return (
      <NoAnswer title="The shelf has not reached this phone yet." onRetry={shelf.retry}>
        There is no connection just now. The products come by themselves when you’re back online,
        and stay on this phone from then on.
      </NoAnswer>
    );
  }
  if (shelf.products.length === 0) {
    return (
      <EmptyState title="No products found!">
        <LinkButton to="/products" look="other">
          See all products
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <ProductGrid products={shelf.products} />
      {shelf.hasMore && <ShowMore shown={shelf.products.length} onMore={showMore} />}
    </>
  );
}
