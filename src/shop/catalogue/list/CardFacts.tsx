import type { Product } from '#domain/product/product.ts';
import { savingOf, unitPrice } from '#domain/product/product-facts.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { Stars } from '#ui/text/Stars.tsx';
import { MRP, percentOff, unitPriceWords } from '../messages.ts';
import './CardFacts.css';

/** Beside a card's price: the printed price if higher, and the saving in percent. */
export function CardSaving({ product }: { product: Product }) {
  const saving = savingOf(product);
  if (!saving?.percent || product.mrpPaise === undefined) return null;
  return (
    <span className="card-saving">
      <span className="visually-hidden">{MRP} </span>
      <s>{formatPaise(product.mrpPaise)}</s> <b>{percentOff(saving.percent)}</b>
    </span>
  );
}

/** Below a card's price: the price per 100 g or litre, and the rating. Renders nothing if neither is known. */
export function CardFacts({ product }: { product: Product }) {
  const unit = unitPrice(product);
  const { rating } = product;
  if (!unit && !rating) return null;
  return (
    <span className="card-facts">
      {unit && <span>{unitPriceWords(unit)}</span>}
      {rating && <Stars rating={rating} />}
    </span>
  );
}
