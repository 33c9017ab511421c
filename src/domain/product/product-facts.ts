// What follows from what a merchant says of a product beside its price: the price of 100 g, the saving, the other packs. Without a fact
// nothing follows. Pure.
import { groupedNumber } from '../shared/grouped-number.ts';
import type { Pack, Product, Rating, Unit } from './product.ts';

/** How units are written. */
const WRITTEN: Readonly<Record<Unit, string>> = { g: 'g', kg: 'kg', ml: 'ml', l: 'L' };

type Priced = Pick<Product, 'pricePaise' | 'netWeight' | 'unit' | 'mrpPaise'>;

/** What 100 g or a litre of it cost; null where its amount is not known. */
export function unitPrice(product: Priced): { paise: number; per: 'weight' | 'volume' } | null {
  const { pricePaise, unit } = product;
  const amount = amountOf(product);
  if (amount === 0) return null;
  const isWeight = unit === 'g' || unit === 'kg';
  const paise = Math.round((pricePaise * (isWeight ? 100 : 1000)) / amount);
  return { paise, per: isWeight ? 'weight' : 'volume' };
}

/** What one pays less than the printed price, in paise and in whole percent; null where that is nothing. */
export function savingOf({ pricePaise, mrpPaise = 0 }: Priced): {
  paise: number;
  percent: number;
} | null {
  const paise = mrpPaise - pricePaise;
  return paise > 0 ? { paise, percent: Math.floor((paise * 100) / mrpPaise) } : null;
}

/** The stars of a product on average, with one digit: 4.5. */
export function averageStars({ count, sum }: Rating): string {
  return (sum / count).toFixed(1);
}

/** Grams or millilitres; 0 where they are not known. */
function amountOf({ netWeight = 0, unit }: Pick<Product, 'netWeight' | 'unit'>): number {
  return netWeight * (unit === 'kg' || unit === 'l' ? 1000 : 1);
}

/** What is in a pack, as it is written: 500 g. Empty where nobody says. */
export function amountWords({ netWeight, unit }: Pick<Product, 'netWeight' | 'unit'>): string {
  if (netWeight === undefined || unit === undefined) return '';
  return `${groupedNumber(netWeight)} ${WRITTEN[unit]}`;
}

/**
 * The packs of the same thing among `products`, this one with them, the smallest first; none where it is the only one. They are of one
 * category.
 */
export function packsOf({ packOf, category }: Product, products: readonly Product[]): Pack[] {
  if (packOf === undefined) return [];
  const packs = products.filter((it) => it.packOf === packOf && it.category === category);
  if (packs.length < 2) return [];
  return packs
    .map(({ id, name, pricePaise, netWeight, unit }) => ({ id, name, pricePaise, netWeight, unit }))
    .sort((a, b) => amountOf(a) - amountOf(b) || a.pricePaise - b.pricePaise);
}
