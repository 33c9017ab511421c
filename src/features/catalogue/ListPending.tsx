import { PageHeading } from '#ui/PageHeading.tsx';
import { ProductGridSkeleton } from './ProductGrid.tsx';
import './ProductShelf.css';

/** The place of a list that is on its way. */
export function ListPending() {
  return (
    <>
      <PageHeading>Products</PageHeading>
      <div className="product-shelf">
        <div className="product-shelf__filters" />
        <div className="product-shelf__list">
          <div className="product-shelf__line" />
          <ProductGridSkeleton />
        </div>
      </div>
    </>
  );
}
