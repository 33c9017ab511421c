import type { ReactNode } from 'react';
import type { ProductWithDetails } from '#core/model/product.ts';
import { Gallery } from '#ui/Gallery.tsx';
import { RichText } from '#ui/RichText.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ShareProduct } from './ShareProduct.tsx';
import { useBrandName } from './use-names.ts';
import './ProductLayout.css';

type ProductLayoutProps = {
  product: ProductWithDetails;
  /** What one may do with it: buy, ask. */
  children: ReactNode;
  /** What stands below all that the shop tells. */
  after: ReactNode;
};

/** A product with all that the shop tells about it. */
export function ProductLayout({ product, children, after }: ProductLayoutProps) {
  const brandName = useBrandName();
  const brand = brandName(product.brand);
  return (
    <article className="product-layout">
      <ProductHead product={product} brand={brand} />
      <div className="product-layout__pictures">
        <Gallery productId={product.id} images={product.photoURL} name={product.name} />
      </div>
      <div className="product-layout__facts">
        <ProductFacts product={product} brand={brand} />
        {children}
        <ShareProduct product={product} brand={brand} />
      </div>
      {product.editorContent && (
        <section className="product-layout__details" aria-labelledby="about-product">
          <h2 id="about-product">About this product</h2>
          <RichText html={product.editorContent} />
        </section>
      )}
      {after}
    </article>
  );
}
