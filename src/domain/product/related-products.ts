// Finds related products: those of the same category, and those that share search words, rare words first. Pure.
import { isInStock, type Product } from './product.ts';

/** One row of the widest grid. */
const MAX_RELATED = 4;
/** Score of the same category, beside that of shared words. */
const SAME_CATEGORY = 1;
/** A product of another category is related from this many shared words on. */
const MIN_WORDS = 2;
/** Weight of out-of-stock products, so that they come later. */
const OUT_OF_STOCK_WEIGHT = 0.5;

/** Most similar first, ties in the order of `all`; never the product itself or another pack of the same thing. */
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
