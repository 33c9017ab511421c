import { Link } from '@tanstack/react-router';
import { type ComponentType, memo } from 'react';
import { outOfStockNote } from '#domain/order/preorder.ts';
import type { Product } from '#domain/product/product.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import type { Elements } from '#ui/elements.ts';
import { LoadingWords, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHead.tsx';
import { Picture, type Priority } from '#ui/media/Picture.tsx';
import { Price } from '#ui/text/Price.tsx';
import { LOADING_PRODUCTS, PRODUCTS } from '../messages.ts';
import { CardFacts, CardSaving } from './CardFacts.tsx';
import './ProductGrid.css';
import './FilteredProductList.css';

/** Pictures that may be on the first screen: one row of the widest grid, or a phone's row below other content. */
const FIRST_ROW = 4;
const FIRST_ROW_BELOW = 2;

/** The action under each product, such as adding it to the cart. */
export type ProductAction = ComponentType<{ product: Product }>;

type ProductGridProps = {
  products: readonly Product[];
  action: ProductAction;
  /** Set if the grid begins on the first screen: whether its pictures load before or after other ones. */
  priority?: Priority;
  /** Lays out offscreen cards at their true height, so that a scroll position can be restored. */
  isLaidOut?: boolean;
  /** Rendered after a product's card. */
  beside?: (product: Product) => Elements;
};

export function ProductGrid({
  products,
  action: Action,
  priority,
  isLaidOut,
  beside,
}: ProductGridProps) {
  const first = priority === 'low' ? FIRST_ROW_BELOW : FIRST_ROW;
  return (
    <ul className={isLaidOut ? 'product-grid product-grid--laid-out' : 'product-grid'}>
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard product={product} priority={at < first ? priority : undefined} />
          <Action product={product} />
          {beside?.(product)}
        </li>
      ))}
    </ul>
  );
}

/** Placeholder for products that are loading. */
export function ProductGridSkeleton({ places = 8 }: { places?: number }) {
  return (
    <>
      <LoadingWords>{LOADING_PRODUCTS}</LoadingWords>
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

type ProductCardProps = { product: Product; priority: Priority | undefined };

/** A product in a list: picture, name, price and, if it is not in stock, a note that says so. */
const ProductCard = memo(function ProductCard({ product, priority }: ProductCardProps) {
  const stock = outOfStockNote(product);
  const { text, lang } = spokenText(product, 'name');
  return (
    <Link className="product-card" to="/product/$id" params={{ id: product.id }}>
      <Picture
        productId={product.id}
        image={product.photoURL[0]}
        alt=""
        sizes="(min-width: 1152px) 16.5rem, (min-width: 1024px) 23vw, (min-width: 630px) 30vw, 44vw"
        priority={priority}
      />
      <span className="product-card__name" lang={lang}>
        {text}
      </span>
      <span className="product-card__price">
        <Price paise={product.pricePaise} />
        <CardSaving product={product} />
        {stock && <span className="product-card__stock">{stock}</span>}
      </span>
      <CardFacts product={product} />
    </Link>
  );
});

/** Placeholder for a list that is loading. `crumbs`: above its heading. */
export function ListPending({ crumbs }: { crumbs?: Elements }) {
  return (
    <>
      {crumbs}
      <PageHeading>{PRODUCTS}</PageHeading>
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
