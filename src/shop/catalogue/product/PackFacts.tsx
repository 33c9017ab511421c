import type { Product, ShownProduct } from '#domain/product/product.ts';
import { amountWords, savingOf, unitPrice } from '#domain/product/product-facts.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { Stars } from '#ui/text/Stars.tsx';
import {
  INCLUDING_TAXES,
  MRP,
  NET_QUANTITY,
  ON_THE_PACK,
  savingWords,
  unitPriceWords,
} from '../messages.ts';
import { packProperties } from './product-data.ts';
import './PackFacts.css';

/** What its price means: the price of 100 g or a litre, what is printed on the pack, what one saves. Nothing where nobody says. */
export function PriceFacts({ product }: { product: Product }) {
  const { mrpPaise, rating } = product;
  const unit = unitPrice(product);
  const saving = savingOf(product);
  return (
    <>
      {unit && <p className="price-facts__unit">{unitPriceWords(unit)}</p>}
      {mrpPaise !== undefined && (
        <p className="price-facts__mrp">
          {MRP} {saving ? <s>{formatPaise(mrpPaise)}</s> : formatPaise(mrpPaise)} {INCLUDING_TAXES}
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

/** What stands on the pack, as far as the merchant has filled it in; nothing where that is not at all. */
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
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
