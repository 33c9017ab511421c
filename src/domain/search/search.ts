// Search on the device: as you type, tolerant of typos, in English, Hindi and Hinglish. Pure: takes the catalogue and
// returns ids; knows no database and no network.
import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch';
import { PRODUCT_FIELDS, type ProductFieldTable } from '../product/product.fields.ts';
import type { Product } from '../product/product.ts';
import { amountWords } from '../product/product-facts.ts';

/** A product as the search sees it: brand and category by name. */
export type SearchEntry = {
  id: string;
  name: string;
  tags: readonly string[];
  brandName: string;
  categoryName: string;
  /** Its amount, and the text of its searched fields; empty for none. */
  facts?: string;
  inStock: boolean;
};

type Indexed = {
  id: string;
  name: string;
  tags: string;
  names: string;
  also: string;
};
export type ProductSearch = {
  /** Ids of the products that match a text, best first. An empty text finds nothing. */
  find(text: string): string[];
};

/** A built or updated search, with the data from which the next start opens it without reading every product. */
export type BuiltSearch = ProductSearch & {
  soldOut: string[];
  /** null where it equals the kept one. */
  toKeep(): KeptSearch | null;
};

/** An index in MiniSearch's own format, and the text under which each product is indexed. */
export type KeptSearch = { index: string; texts: [id: string, text: string][] };

/** Entries indexed between two yields to the screen. */
const SLICE = 40;
/** Score factor of out-of-stock products. */
const OUT_OF_STOCK_WEIGHT = 0.9;

const OPTIONS: Options<Indexed> = {
  fields: ['name', 'tags', 'names', 'also'],
  tokenize: words,
  processTerm: (term) => AMOUNT.exec(term)?.slice(0, 3) ?? term,
};

/** Units of measure, and their other spellings. */
const UNITS: Readonly<Record<string, string>> = {
  kg: 'kgs?|kilos?|kilograms?|किलो',
  g: 'g|gms?|gr|grams?|ग्राम',
  ml: 'ml|millilit(?:er|re)s?',
  l: 'l|ltrs?|lit(?:er|re)s?|लीटर',
};
/** A number and its unit, joined or apart, are one word: "1kg", "1 kg" and "500 gms". */
const MEASURES = Object.entries(UNITS).map(
  ([unit, written]) =>
    [unit, new RegExp(`(\\d)\\s*(?:${written})(?![\\p{L}\\p{M}\\p{N}])`, 'gu')] as const,
);
/** Such a word. Its number alone and its unit alone find the product, too. */
const AMOUNT = new RegExp(`^(\\d+)(${Object.keys(UNITS).join('|')})$`);

const FIELDS: ProductFieldTable = PRODUCT_FIELDS;
/** The fields whose text is searched, by name. */
export const SEARCHED = Object.keys(FIELDS).filter((name) => 'isSearched' in Object(FIELDS[name]));

type Names = ReadonlyMap<string, string>;

/** A product as the search sees it; categories and brands by their ids. */
export function searchEntry(
  product: Product,
  names: { categories: Names; brands: Names },
): SearchEntry {
  const { id, name, tags, brand, category, quantity } = product;
  return {
    id,
    name,
    tags,
    brandName: names.brands.get(brand) ?? brand,
    categoryName: names.categories.get(category) ?? category,
    facts: factWords(product),
    inStock: quantity > 0,
  };
}

/** Amount of a product, and the text of its searched fields. */
export function factWords(product: Partial<Product>): string {
  const texts = SEARCHED.map((name) => String(Reflect.get(product, name) ?? ''));
  return [amountWords(product), ...texts].filter(Boolean).join(' ');
}

/**
 * Builds a search over the entries. `synonyms`: rows of words that mean one thing; `yieldToMain`: awaited between
 * slices of work, null where no screen waits; `kept`: an index built with the same synonyms, in which only changes are
 * reindexed.
 */
export async function buildProductSearch(
  entries: readonly SearchEntry[],
  synonyms: readonly (readonly string[])[],
  yieldToMain: (() => Promise<void>) | null,
  kept: KeptSearch | null = null,
): Promise<BuiltSearch> {
  const index = kept ? await load(kept.index, yieldToMain) : new MiniSearch<Indexed>(OPTIONS);
  const alsoKnownAs = synonymsByWord(synonyms);
  const before = new Map(kept?.texts);
  const texts = new Map<string, string>();
  let added = 0;
  for (const entry of entries) {
    const text = textOf(entry);
    texts.set(entry.id, text);
    if (before.get(entry.id) === text) continue;
    if (before.has(entry.id)) index.discard(entry.id);
    index.add(indexed(entry, alsoKnownAs));
    added += 1;
    if (added % SLICE === 0) await yieldToMain?.();
  }
  const gone = [...before.keys()].filter((id) => !texts.has(id));
  index.discardAll(gone);
  const isAsKept = kept !== null && added + gone.length === 0;
  const soldOut = entries.filter(({ inStock }) => !inStock).map(({ id }) => id);
  return {
    find: finder(index, soldOut),
    soldOut,
    toKeep: () => (isAsKept ? null : { index: JSON.stringify(index), texts: [...texts] }),
  };
}

/** Opens a kept search whose catalogue is unchanged. Rejects where the index cannot be read. */
export async function openProductSearch(
  index: string,
  soldOut: readonly string[],
  yieldToMain: (() => Promise<void>) | null,
): Promise<ProductSearch> {
  return { find: finder(await load(index, yieldToMain), soldOut) };
}

/** The async loader yields to the screen a hundred times for thousands of products; only a screen needs that. */
function load(
  index: string,
  yieldToMain: unknown,
): MiniSearch<Indexed> | Promise<MiniSearch<Indexed>> {
  return yieldToMain
    ? MiniSearch.loadJSONAsync(index, OPTIONS)
    : MiniSearch.loadJSON(index, OPTIONS);
}

function finder(index: MiniSearch<Indexed>, soldOut: readonly string[]): ProductSearch['find'] {
  const isSoldOut = new Set(soldOut);
  const options: SearchOptions = {
    processTerm: (term) => term,
    boost: { name: 4, tags: 2, names: 1.5, also: 1.5 },
    prefix: (term) => term.length > 1,
    boostDocument: (id) => (isSoldOut.has(id) ? OUT_OF_STOCK_WEIGHT : 1),
  };
  const forgiving: SearchOptions = {
    ...options,
    fuzzy: (term) => (term.length > 4 ? 0.25 : term.length > 3 ? 0.2 : false),
  };
  /** From the strictest reading to the most tolerant; the first with a result wins. */
  const readings: ((text: string) => SearchResult[])[] = [
    (text) => index.search(text, { ...options, combineWith: 'AND' }),
    (text) =>
      joinedPairs(words(text)).flatMap((joined) =>
        index.search(joined, { ...options, combineWith: 'AND' }),
      ),
    (text) => index.search(text, { ...forgiving, combineWith: 'AND' }),
    (text) => index.search(text, { ...forgiving, combineWith: 'OR' }),
  ];
  return (text) => {
    for (const reading of readings) {
      const found = reading(text);
      if (found.length > 0) return [...new Set(found.map(({ id }) => String(id)))];
    }
    return [];
  };
}

/** All text under which an entry is found, to detect changes. */
function textOf({ name, tags, brandName, categoryName, facts = '' }: SearchEntry): string {
  return [name, brandName, categoryName, facts, ...tags].join('\n');
}

/** The words of a text, normalised for comparison. */
export function words(text: string): string[] {
  return MEASURES.reduce((line, [unit, found]) => line.replace(found, `$1${unit}`), plain(text))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** "beet root" may mean "beetroot": one text for each neighbouring pair, with that pair joined. */
function joinedPairs(all: readonly string[]): string[] {
  return all
    .slice(1)
    .map((_, at) =>
      [...all.slice(0, at), `${all[at]}${all[at + 1]}`, ...all.slice(at + 2)].join(' '),
    );
}

/** Lower case, compatibility forms, without the signs that Hindi keyboards set inconsistently. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC');
}

function indexed(entry: SearchEntry, alsoKnownAs: Map<string, string>): Indexed {
  const own = [entry.name, entry.tags.join(' '), entry.categoryName].join(' ');
  const also = new Set(words(own).flatMap((word) => alsoKnownAs.get(word) ?? []));
  return {
    id: entry.id,
    name: entry.name,
    tags: entry.tags.join(' '),
    names: `${entry.brandName} ${entry.categoryName} ${entry.facts ?? ''}`,
    also: [...also].join(' '),
  };
}

/** For each single word of a row, all words of that row. */
function synonymsByWord(synonyms: readonly (readonly string[])[]): Map<string, string> {
  const byWord = new Map<string, string>();
  for (const row of synonyms) {
    for (const phrase of row) {
      const [word, ...more] = words(phrase);
      // A phrase such as "kali mirch" is found by its row, but its single words mean other things.
      if (word && more.length === 0) byWord.set(word, `${byWord.get(word) ?? ''} ${row.join(' ')}`);
    }
  }
  return byWord;
}
