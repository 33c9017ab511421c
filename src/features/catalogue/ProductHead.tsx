import { formatPaise } from '#core/model/money.ts';
import { pictureAddress } from '#core/model/picture.ts';
import type { Product } from '#core/model/product.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { canonicalAddress } from '#ui/page-head.ts';
import { productData } from './product-data.ts';

type ProductHeadProps = { product: Product; brand: string };

/** What others learn of a product. */
export function ProductHead({ product, brand }: ProductHeadProps) {
  const path = `/product/${encodeURIComponent(product.id)}`;
  const cover = product.photoURL[0];
  const from = brand ? ` from ${brand}` : '';
  return (
    <PageHead
      title={product.name}
      description={`${product.name}${from}: ${formatPaise(product.pricePaise)}, delivered free all over India.`}
      path={path}
      {...(cover !== undefined && { picture: pictureAddress(product.id, cover, 800) })}
      kind="product"
      data={productData(product, brand, canonicalAddress(path))}
    />
  );
}
