// Which other products go with one: those of its category, and those that share its search words, the rare words first. Pure.
import { isInStock, type Product } from './product.ts';

/** One row of the widest grid. */
const MAX_RELATED = 4;
/** What the same category counts beside shared words. */
const SAME_CATEGORY = 1;
/** Words in common without which a product of another category has nothing to do with it. */
const MIN_WORDS = 2;
/** What cannot be had now comes after what can. */
const OUT_OF_STOCK_WEIGHT = 0.5;

/** The most alike first, of equal ones in the order of `all`; never itself, nor another pack of the same thing. */
export function relatedProducts(product: Product, all: readonly Product[]): Product[] {
  const own = new Set(product.tags);
  const counts = new Map<string, number>();
  for (const { tags } of all) {
    for (const tag of tags) if (own.has(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const rarity = (tag: string) => Math.log(all.length / (counts.get(tag) ?? 1));
  return all
    .flatMap((other) => {
      if (other.id === product.id || isOtherPack(product, other)) return [];
      const shared = other.tags.filter((tag) => own.has(tag));
      const isAlike = product.category !== '' && other.category === product.category;
      if (!isAlike && shared.length < MIN_WORDS) return [];
      const words = shared.reduce((sum, tag) => sum + rarity(tag), 0);
      const score = words + (isAlike ? SAME_CATEGORY : 0);
      return [{ other, score: score * (isInStock(other) ? 1 : OUT_OF_STOCK_WEIGHT) }];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other);
}

function isOtherPack({ packOf }: Product, other: Product): boolean {
  return packOf !== undefined && other.packOf === packOf;
}
