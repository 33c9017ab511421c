// Derives the unit price, the saving and the other packs from a product's facts. A missing fact derives nothing. Pure.
import { groupedNumber } from '../shared/grouped-number.ts';
import type { Pack, Product, Rating, Unit } from './product.ts';

/** Units as shown to shoppers. */
const WRITTEN: Readonly<Record<Unit, string>> = { g: 'g', kg: 'kg', ml: 'ml', l: 'L' };

type Priced = Pick<Product, 'pricePaise' | 'netWeight' | 'unit' | 'mrpPaise'>;

/** The price of 100 g or of a litre; null where the amount is unknown. */
export function unitPrice(product: Priced): { paise: number; per: 'weight' | 'volume' } | null {
  const { pricePaise, unit } = product;
  const amount = amountOf(product);
  if (amount === 0) return null;
  const isWeight = unit === 'g' || unit === 'kg';
  const paise = Math.round((pricePaise * (isWeight ? 100 : 1000)) / amount);
  return { paise, per: isWeight ? 'weight' : 'volume' };
}

/** The saving against the printed price, in paise and whole percent; null for none. */
export function savingOf({ pricePaise, mrpPaise = 0 }: Priced): {
  paise: number;
  percent: number;
} | null {
  const paise = mrpPaise - pricePaise;
  return paise > 0 ? { paise, percent: Math.floor((paise * 100) / mrpPaise) } : null;
}

/** A product's average rating, to one decimal: 4.5. */
export function averageStars({ count, sum }: Rating): string {
  return (sum / count).toFixed(1);
}

/** Grams or millilitres; 0 when unknown. */
function amountOf({ netWeight = 0, unit }: Pick<Product, 'netWeight' | 'unit'>): number {
  return netWeight * (unit === 'kg' || unit === 'l' ? 1000 : 1);
}

/** The amount in a pack, as shown: 500 g. Empty when unknown. */
export function amountWords({ netWeight, unit }: Pick<Product, 'netWeight' | 'unit'>): string {
  if (netWeight === undefined || unit === undefined) return '';
  return `${groupedNumber(netWeight)} ${WRITTEN[unit]}`;
}

/**
 * All packs of the same thing in the same category among `products`, this one included, smallest first; empty where it
 * is the only one.
 */
export function packsOf({ packOf, category }: Product, products: readonly Product[]): Pack[] {
  if (packOf === undefined) return [];
  const packs = products.filter((it) => it.packOf === packOf && it.category === category);
  if (packs.length < 2) return [];
  return packs
    .map(({ id, name, pricePaise, netWeight, unit, texts }) => {
      return { id, name, pricePaise, netWeight, unit, ...(texts && { texts }) };
    })
    .sort((a, b) => amountOf(a) - amountOf(b) || a.pricePaise - b.pricePaise);
}
