import type { Product } from '#core/model/product.ts';
import { LoadingWords, Skeleton } from '#ui/Skeleton.tsx';
import { ProductCard } from './ProductCard.tsx';

/** Pictures that may be on the first screen: one row of the widest grid. */
const FIRST_ROW = 4;

type ProductGridProps = {
  products: readonly Product[];
  /** Below other things: not before they are near. */
  isFurtherDown?: boolean;
};

/** Products side by side. */
export function ProductGrid({ products, isFurtherDown = false }: ProductGridProps) {
  return (
    <ul className="product-grid">
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard product={product} isEager={!isFurtherDown && at < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}

/** The places of products that are on their way. */
export function ProductGridSkeleton({ places = 8 }: { places?: number }) {
  return (
    <>
      <LoadingWords>Loading the products</LoadingWords>
      <ul className="product-grid" aria-hidden="true">
        {Array.from({ length: places }, (_, at) => `place ${at}`).map((place) => (
          <li className="product-card" key={place}>
            <Skeleton shape="square" />
            <Skeleton shape="line" width="85%" />
            <Skeleton shape="line" width="35%" />
          </li>
        ))}
      </ul>
    </>
  );
}
