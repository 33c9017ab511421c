import { Link } from '@tanstack/react-router';
import type { ShownProduct } from '#domain/product/product.ts';
import { amountWords, unitPrice } from '#domain/product/product-facts.ts';
import { type SpokenText, spokenText } from '#domain/shared/spoken-text.ts';
import { Price } from '#ui/text/Price.tsx';
import { PACK_SIZE, PACKS, unitPriceWords } from '../messages.ts';
import './PackChoice.css';

/**
 * All packs of the same thing with their prices; the link to this one is marked as the current page. Choosing another
 * replaces the history entry, so that Back leads to where the shopper came from. Named by amount, or by product name
 * if amounts do not tell all of them apart. Renders nothing for a single pack.
 */
export function PackChoice({ product }: { product: ShownProduct }) {
  const { packs = [] } = product;
  if (packs.length === 0) return null;
  const amounts = new Set(packs.map(amountWords));
  const isBySize = amounts.size === packs.length && !amounts.has('');
  const title = isBySize ? PACK_SIZE : PACKS;
  return (
    <nav className="pack-choice" aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <ul className="pack-choice__packs">
        {packs.map((pack) => {
          const unit = unitPrice(pack);
          const name: SpokenText = isBySize
            ? { text: amountWords(pack) }
            : spokenText(pack, 'name');
          return (
            <li key={pack.id}>
              <Link
                className="pack-choice__pack"
                to="/product/$id"
                params={{ id: pack.id }}
                replace
                resetScroll={false}
              >
                <span className="pack-choice__amount" lang={name.lang}>
                  {name.text}
                </span>
                <Price paise={pack.pricePaise} />
                {unit && <small>{unitPriceWords(unit)}</small>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
