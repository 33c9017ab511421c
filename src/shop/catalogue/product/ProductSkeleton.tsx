import { LoadingWords, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LOADING_PRODUCT } from '../messages.ts';
import './ProductLayout.css';

/** Placeholder for a product that is loading. */
export function ProductSkeleton() {
  return (
    <>
      <LoadingWords>{LOADING_PRODUCT}</LoadingWords>
      <div className="product-layout" aria-hidden="true">
        <div className="product-layout__crumbs" />
        <div className="product-layout__pictures">
          <Skeleton shape="square" />
        </div>
        <div className="product-layout__facts">
          <Skeleton shape="line" width="30%" />
          <Skeleton shape="heading" />
          <Skeleton shape="line" width="25%" />
          <Skeleton shape="line" width="40%" />
        </div>
      </div>
    </>
  );
}
