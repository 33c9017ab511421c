// Search on the device: as you type, in the words and spellings of India's languages. Pure: takes the catalogue and
// returns ids; knows no database and no network.
import MiniSearch, { type Options } from 'minisearch';
import type { Brand, Category } from '../catalogue/categories.ts';
import { PRODUCT_FIELDS, type ProductFieldTable } from '../product/product.fields.ts';
import type { Product } from '../product/product.ts';
import { amountWords } from '../product/product-facts.ts';
import { textsInAll } from '../shared/translations.ts';
import { type Find, finder, type Indexed } from './find.ts';
import { type Meaning, makeNameBook, type NameBook } from './name-book.ts';
import { wordOf, wordsOf } from './terms.ts';

/** A product as the search sees it: brand and category by name. */
export type SearchEntry = {
  id: string;
  name: string;
  tags: readonly string[];
  brandName: string;
  categoryName: string;
  /** Its name and its category's in other languages. */
  otherNames?: readonly string[];
  otherCategoryNames?: readonly string[];
  /** Its amount, and the text of its searched fields; empty for none. */
  facts?: string;
  inStock: boolean;
};

/** An empty text finds nothing. */
export type ProductSearch = { find: Find };

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

const OPTIONS: Options<Indexed> = {
  fields: ['name', 'tags', 'names', 'facts'],
  // Empty terms are left out by MiniSearch.
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
};

const FIELDS: ProductFieldTable = PRODUCT_FIELDS;
/** The fields whose text is searched, by name. */
export const SEARCHED = Object.keys(FIELDS).filter((name) => 'isSearched' in Object(FIELDS[name]));

type ById<Thing> = ReadonlyMap<string, Thing>;

/** A product as the search sees it; categories and brands by their ids. */
export function searchEntry(
  product: Product,
  names: { categories: ById<Category>; brands: ById<Brand> },
): SearchEntry {
  const { id, name, tags, brand, category, quantity, texts } = product;
  const of = names.categories.get(category);
  return {
    id,
    name,
    tags,
    brandName: names.brands.get(brand)?.brandName ?? brand,
    categoryName: of?.categoryName ?? category,
    otherNames: textsInAll(texts, 'name'),
    otherCategoryNames: textsInAll(of?.texts, 'categoryName'),
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
  const book = makeNameBook(synonyms);
  const read = readers(book);
  const before = new Map(kept?.texts);
  const texts = new Map<string, string>();
  let added = 0;
  for (const entry of entries) {
    const text = textOf(entry);
    texts.set(entry.id, text);
    if (before.get(entry.id) === text) continue;
    if (before.has(entry.id)) index.discard(entry.id);
    index.add(indexed(entry, read));
    added += 1;
    if (added % SLICE === 0) await yieldToMain?.();
  }
  const gone = [...before.keys()].filter((id) => !texts.has(id));
  index.discardAll(gone);
  const isAsKept = kept !== null && added + gone.length === 0;
  const soldOut = entries.filter(({ inStock }) => !inStock).map(({ id }) => id);
  return {
    find: finder(index, book, soldOut),
    soldOut,
    toKeep: () => (isAsKept ? null : { index: JSON.stringify(index), texts: [...texts] }),
  };
}

/**
 * Opens a kept search whose catalogue is unchanged, with the synonyms that it was built with. Rejects where the index
 * cannot be read.
 */
export async function openProductSearch(
  index: string,
  soldOut: readonly string[],
  synonyms: readonly (readonly string[])[],
  yieldToMain: (() => Promise<void>) | null,
): Promise<ProductSearch> {
  return { find: finder(await load(index, yieldToMain), makeNameBook(synonyms), soldOut) };
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

/** All text under which an entry is found, to detect changes. */
function textOf(entry: SearchEntry): string {
  const { name, tags, brandName, categoryName, facts = '' } = entry;
  const { otherNames = [], otherCategoryNames = [] } = entry;
  return [name, brandName, categoryName, facts, ...tags, ...otherNames, ...otherCategoryNames].join(
    '\n',
  );
}

type Reading = { terms: readonly string[]; meanings: readonly (readonly Meaning[])[] };
type CategoryReading = Reading & { words: ReadonlySet<string>; means: readonly Meaning[] };
type Readers = {
  once(text: string): Reading;
  /** For what many products have. */
  again(text: string): Reading;
  category(name: string): CategoryReading;
};

function readers(book: NameBook): Readers {
  const word = remembered(wordOf);
  const once = (text: string): Reading => {
    const words = wordsOf(text, word);
    const meanings: (readonly Meaning[])[] = [];
    for (const name of book.names(words, false)) {
      const means = book.meanings(name);
      if (means.length > 0) meanings.push(means);
    }
    const terms: string[] = [];
    for (const { folded, written, isAmount } of words) {
      terms.push(folded);
      // An amount is found by its number and by its unit alone, too.
      if (isAmount) terms.push(...written.split(' '));
    }
    return { terms, meanings };
  };
  const category = (name: string): CategoryReading => {
    const reading = once(name);
    const words = new Set(wordsOf(name, word).map(({ written }) => written));
    return { ...reading, words, means: reading.meanings.flatMap(onlyOne) };
  };
  return { once, again: remembered(once), category: remembered(category) };
}

function indexed(entry: SearchEntry, readers: Readers): Indexed {
  const category = readers.category(entry.categoryName);
  const name = together([entry.name, ...(entry.otherNames ?? [])].map(readers.once));
  const others = entry.otherCategoryNames?.flatMap((it) => readers.again(it).terms) ?? [];
  // Tags that repeat the category count as the category.
  const tags = readers.once(entry.tags.filter((tag) => !category.words.has(tag)).join(' '));
  const certain = (it: Meaning) => isCertain(it, name) || isCertain(it, tags);
  // "Honey and Jaggery" says nothing more of a honey.
  const isSaid = category.means.length > 1 && category.means.some(certain);
  /** A name that may mean several things means what other names mean, if it can. */
  const likely = (means: readonly Meaning[]) => {
    const meant = means.length > 1 ? means.filter(certain) : means;
    return meant.length > 0 ? meant : means;
  };
  const seen = new Set<string>();
  /** Terms that no field before has: many tags are words of the name. */
  const fresh = (terms: Iterable<string>) => {
    let text = '';
    for (const term of terms) if (seen.size < seen.add(term).size) text += ` ${term}`;
    return text;
  };
  const withMarks = ({ terms, meanings }: Reading) =>
    fresh(terms) + meanings.reduce((text, means) => text + fresh(likely(means)), '');
  return {
    id: entry.id,
    name: withMarks(name),
    tags: withMarks(tags),
    names:
      (isSaid ? '' : withMarks(category) + fresh(others)) +
      fresh(readers.again(entry.brandName).terms),
    facts: fresh(readers.again(entry.facts ?? '').terms),
  };
}

/** Names in several languages as one. */
function together(readings: readonly Reading[]): Reading {
  return {
    terms: readings.flatMap(({ terms }) => terms),
    meanings: readings.flatMap(({ meanings }) => meanings),
  };
}

function isCertain(meaning: Meaning, { meanings }: Reading): boolean {
  return meanings.some((means) => means.length === 1 && means[0] === meaning);
}

function onlyOne(means: readonly Meaning[]): readonly Meaning[] {
  return means.length === 1 ? means : [];
}

function remembered<Value>(of: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = of(text);
    known.set(text, value);
    return value;
  };
}
