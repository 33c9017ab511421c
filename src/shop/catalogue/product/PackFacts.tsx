import type { Product, ShownProduct } from '#domain/product/product.ts';
import { amountWords, savingOf, unitPrice } from '#domain/product/product-facts.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { asEnglish } from '#domain/shared/spoken-text.ts';
import { Stars } from '#ui/text/Stars.tsx';
import {
  DIET,
  INCLUDING_TAXES,
  MRP,
  NET_QUANTITY,
  ON_THE_PACK,
  savingWords,
  unitPriceWords,
} from '../messages.ts';
import { packProperties } from './product-data.ts';
import './PackFacts.css';

/** Price per 100 g or litre, printed price, saving and rating; renders nothing if none is known. */
export function PriceFacts({ product }: { product: Product }) {
  const { mrpPaise, rating } = product;
  const unit = unitPrice(product);
  const saving = savingOf(product);
  return (
    <>
      {unit && <p className="price-facts__unit">{unitPriceWords(unit)}</p>}
      {mrpPaise !== undefined && (
        <p className="price-facts__mrp">
          {MRP} <span>{saving ? <s>{formatPaise(mrpPaise)}</s> : formatPaise(mrpPaise)}</span>{' '}
          {INCLUDING_TAXES}
        </p>
      )}
      {saving && <p className="price-facts__saving">{savingWords(saving)}</p>}
      {rating && (
        <p>
          <Stars rating={rating} />
        </p>
      )}
    </>
  );
}

/** The pack's label, as far as the merchant has filled it in; renders nothing if they have not. */
export function PackFacts({ product }: { product: ShownProduct }) {
  const amount = amountWords(product);
  const rows = [
    ...(amount ? [{ name: NET_QUANTITY, value: amount }] : []),
    ...packProperties(product),
  ];
  if (rows.length === 0) return null;
  return (
    <section className="pack-facts" aria-labelledby="pack-facts">
      <h2 id="pack-facts">{ON_THE_PACK}</h2>
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd
              className={name === DIET ? `diet-mark diet-mark--${product.facts?.diet}` : undefined}
              lang={name === DIET || name === NET_QUANTITY ? undefined : asEnglish('').lang}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
