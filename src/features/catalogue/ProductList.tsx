import { NoAnswer } from './NoAnswer.tsx';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx';
import { ShowMore } from './ShowMore.tsx';
import type { ProductListView } from './use-product-list.ts';

type ProductListProps = { shelf: ProductListView; onMore(shown: number): void };

/** The products that answer some filters, growing as one reads on. */
export function ProductList({ shelf, onMore }: ProductListProps) {
  if (shelf.state === 'asking') return <ProductGridSkeleton />;
  if (shelf.state === 'no-answer') {
    return (
      <NoAnswer title="The shelf has not reached this phone yet." onRetry={shelf.retry}>
        There is no connection just now. The products come by themselves when you’re back online,
        and stay on this phone from then on.
      </NoAnswer>
    );
  }
  return (
    <>
      <ProductGrid products={shelf.products} />
      {shelf.hasMore && <ShowMore shown={shelf.products.length} onMore={onMore} />}
    </>
  );
}
