// A product on its way to another shop, and the packs that become variants of one product there.
import { UNITS } from '../../product.fields.ts';
import { type Amount, inSmall } from '../other-shops/amount.ts';
import { slugOf } from '../other-shops/words.ts';
import { cellOf, type Groups, piecesLeft, type StoredProduct } from '../stored-product.ts';

export type Leaving = {
  id: string;
  name: string;
  /** The name that it shares with other packs, and what tells it apart; `own` is empty where it stands alone. */
  base: string;
  own: string;
  category: string;
  brand: string;
  price: number;
  mrp: number | null;
  pieces: number;
  amount: Amount | null;
  /** Of its weight; null for a volume, and where it is unknown. */
  grams: number | null;
  tags: readonly string[];
  /** Web addresses, the cover first. */
  pictures: readonly string[];
  html: string;
  packOf: string;
  isHidden: boolean;
};

export function leavingOf(
  id: string,
  product: StoredProduct,
  groups: Groups,
  addressOf: (id: string, picture: string) => string,
): Leaving {
  const { fields } = product;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const number = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null);
  const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  const unit = UNITS.find((one) => one === fields.unit);
  const netWeight = number(fields.netWeight);
  const amount = unit && netWeight !== null ? { netWeight, unit } : null;
  const isWeighed = amount?.unit === 'g' || amount?.unit === 'kg';
  const name = text(fields.name);
  const price = number(fields.price) ?? 0;
  const mrp = number(fields.mrp);
  return {
    id,
    name,
    base: name,
    own: '',
    category: text(cellOf('category', id, product, groups)),
    brand: text(cellOf('brand', id, product, groups)),
    price,
    mrp: mrp !== null && mrp > price ? mrp : null,
    pieces: Math.max(0, piecesLeft(product)),
    amount,
    grams: isWeighed ? inSmall(amount) : null,
    tags: list(fields.tags),
    pictures: list(fields.photoURL).map((picture) => addressOf(id, picture)),
    html: text(fields.editorContent),
    packOf: text(fields.packOf),
    isHidden: fields.hidden !== undefined && fields.hidden !== false,
  };
}

/**
 * Things in the order of their first packs. Packs become variants of one thing where their names begin alike, and they
 * share category and brand, of which a thing has but one elsewhere; others stay products of their own.
 */
export function gathered(products: readonly Leaving[]): Leaving[][] {
  const byThing = new Map<string, Leaving[]>();
  for (const product of products) {
    const { id, packOf, category, brand, isHidden } = product;
    const thing = packOf === '' ? id : JSON.stringify([packOf, category, brand, isHidden]);
    byThing.set(thing, [...(byThing.get(thing) ?? []), product]);
  }
  return [...byThing.values()].flatMap((packs) => {
    if (packs.length === 1) return [packs];
    const names = toldApart(packs.map(({ name }) => name));
    if (!names) return packs.map((pack) => [pack]);
    const { base, own } = names;
    return [packs.map((pack, at) => ({ ...pack, base, own: own[at] ?? '' }))];
  });
}

/** The words with which all names begin, and how each goes on; null where one of both is missing. */
function toldApart(names: readonly string[]): { base: string; own: string[] } | null {
  const [first = ''] = names;
  const ends = [...first.matchAll(/[\p{L}\p{M}\p{N})](?![\p{L}\p{M}\p{N}])/gu)];
  for (const { index } of ends.toReversed()) {
    const base = first.slice(0, index + 1);
    const rests = names.map((name) => (name.startsWith(base) ? name.slice(base.length) : ''));
    const own = rests.map((rest) => rest.replace(/^[\s,–-]+/, ''));
    const areWords = rests.every((rest) => /^[^\p{L}\p{M}\p{N}]/u.test(rest));
    const areApart = new Set(own.map((words) => words.toLowerCase())).size === own.length;
    if (areWords && areApart && !own.includes('')) return { base, own };
  }
  return null;
}

/** A name for web addresses that no other thing of the table has. */
export function handles(things: readonly Leaving[][]): string[] {
  const ids = new Set(things.flat().map(({ id }) => slugOf(id)));
  return things.map(([first, ...others]) => {
    if (!first || others.length === 0) return slugOf(first?.id ?? '');
    let handle = slugOf(first.packOf);
    while (ids.has(handle)) handle = `${handle}-packs`;
    ids.add(handle);
    return handle;
  });
}

/** The tags of all packs, each once. */
export const tagsOf = (packs: readonly Leaving[]) => [
  ...new Set(packs.flatMap(({ tags }) => tags)),
];

/** The pictures of all packs, each once. */
export const picturesOf = (packs: readonly Leaving[]) => [
  ...new Set(packs.flatMap(({ pictures }) => pictures)),
];
