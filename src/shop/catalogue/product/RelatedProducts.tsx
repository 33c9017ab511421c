import { useEffect, useRef, useState } from 'react';
import { useDeviceQuery } from '#browser/sync/device-query.ts';
import type { Product } from '#domain/product/product.ts';
import { relatedProducts } from '#domain/product/related-products.ts';
import { type ProductAction, ProductGrid } from '../list/ProductGrid.tsx';
import { RELATED_PRODUCTS } from '../messages.ts';
import './RelatedProducts.css';

/** Distance below the screen at which the phone starts looking for them. */
const AHEAD = '600px';

type RelatedProductsProps = { product: Product; action: ProductAction };

/** Related products on this phone, looked up as they scroll near. Renders nothing if there are none. */
export function RelatedProducts({ product, action }: RelatedProductsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  const related = useDeviceQuery(
    async () => {
      const { followedProducts } = await import('#browser/sync/page-catalogue.ts');
      return async () => (isNear ? relatedProducts(product, (await followedProducts()) ?? []) : []);
    },
    [isNear, product.id],
    [],
  );
  return (
    <div className="related-products" ref={place}>
      {related.length > 0 && (
        <section aria-labelledby="related-products">
          <h2 id="related-products">{RELATED_PRODUCTS}</h2>
          <ProductGrid products={related} action={action} />
        </section>
      )}
    </div>
  );
}
