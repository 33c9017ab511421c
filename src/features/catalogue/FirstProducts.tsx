import type { ListPage } from '#core/model/catalogue-reader.ts';
import { NoAnswer } from './NoAnswer.tsx';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx';
import { FIRST_PRODUCTS, FIRST_REQUEST } from './shown-count.ts';
import { useProductList } from './use-product-list.ts';

/** The first products of the shop. */
export function FirstProducts({ loaded }: { loaded: ListPage | null }) {
  const shelf = useProductList(FIRST_REQUEST, loaded);
  if (shelf.state === 'asking') return <ProductGridSkeleton places={FIRST_PRODUCTS} />;
  if (shelf.state === 'no-answer') {
    return (
      <NoAnswer title="The shelf has not reached this phone yet." onRetry={shelf.retry}>
        There is no connection just now. The products come by themselves when you’re back online,
        and stay on this phone from then on.
      </NoAnswer>
    );
  }
  if (shelf.products.length === 0) return <p>No products found!</p>;
  return <ProductGrid products={shelf.products.slice(0, FIRST_PRODUCTS)} isFurtherDown />;
}
