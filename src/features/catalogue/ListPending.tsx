import { PageHeading } from '#ui/PageHeading.tsx';
import { ProductGridSkeleton } from './ProductGrid.tsx';
import './FilteredProductList.css';

/** The place of a list that is on its way. */
export function ListPending() {
  return (
    <>
      <PageHeading>Products</PageHeading>
      <div className="filtered-product-list">
        <div className="filtered-product-list__filters" />
        <div className="filtered-product-list__list">
          <div className="filtered-product-list__line" />
          <ProductGridSkeleton />
        </div>
      </div>
    </>
  );
}
