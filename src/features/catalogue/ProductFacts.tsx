import type { Product } from '#core/model/product.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Price } from '#ui/Price.tsx';
import { stockWords } from './messages.ts';
import './ProductFacts.css';

type ProductFactsProps = { product: Product; brand: string };

/** What a product is, whose it is, what it costs and whether it is there. */
export function ProductFacts({ product, brand }: ProductFactsProps) {
  const stock = stockWords(product);
  return (
    <div className="product-facts">
      {brand && <p className="product-facts__brand">{brand}</p>}
      <PageHeading>{product.name}</PageHeading>
      <p className="product-facts__price">
        <Price paise={product.pricePaise} />
      </p>
      <p className={`product-facts__stock product-facts__stock--${stock.tone}`}>{stock.words}</p>
      <p className="product-facts__delivery">Free delivery all over India</p>
    </div>
  );
}
