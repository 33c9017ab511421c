import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { isInStock, type Product } from '#core/model/product.ts';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import './ProductCard.css';

type ProductCardProps = { product: Product; isEager: boolean };

/** A product in a list: its picture, name and price. */
export const ProductCard = memo(function ProductCard({ product, isEager }: ProductCardProps) {
  return (
    <Link className="product-card" to="/product/$id" params={{ id: product.id }}>
      <Picture
        productId={product.id}
        image={product.photoURL[0]}
        alt=""
        sizes="(min-width: 1152px) 16.5rem, (min-width: 1024px) 23vw, (min-width: 630px) 30vw, 44vw"
        isEager={isEager}
      />
      <span className="product-card__name">{product.name}</span>
      <span className="product-card__price">
        <Price paise={product.pricePaise} />
        {!isInStock(product) && <span className="product-card__stock">Out of stock</span>}
      </span>
    </Link>
  );
});
