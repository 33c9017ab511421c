// Search on the device: as you type, forgiving of typing errors, in English, Hindi and Hinglish. Pure: it is given the
// catalogue and answers with ids; it knows no database and no network.
import MiniSearch from 'minisearch';

/** A product as the search sees it: brand and category by name. */
export type SearchEntry = {
  id: string;
  name: string;
  tags: readonly string[];
  brandName: string;
  categoryName: string;
  inStock: boolean;
};

type Indexed = {
  id: string;
  name: string;
  tags: string;
  brand: string;
  category: string;
  also: string;
};
export type ProductSearch = {
  /** Ids of the products that answer a text, best first. An empty text finds nothing. */
  find(text: string): string[];
};

/** Entries indexed between two chances for the screen. */
const SLICE = 40;
/** A product that can be had now is worth a little more than one that cannot. */
const OUT_OF_STOCK_WEIGHT = 0.9;

/**
 * Builds a search over the entries, in slices so that nothing freezes. `synonyms`: rows of words that mean one thing.
 */
export async function buildProductSearch(
  entries: readonly SearchEntry[],
  synonyms: readonly (readonly string[])[],
  giveWay: () => Promise<void>,
): Promise<ProductSearch> {
  const index = new MiniSearch<Indexed>({
    fields: ['name', 'tags', 'brand', 'category', 'also'],
    tokenize: words,
    processTerm: (term) => term,
  });
  const alsoKnownAs = synonymsByWord(synonyms);
  const weights = new Map<string, number>();
  for (let at = 0; at < entries.length; at += SLICE) {
    for (const entry of entries.slice(at, at + SLICE)) {
      index.add(indexed(entry, alsoKnownAs));
      weights.set(entry.id, entry.inStock ? 1 : OUT_OF_STOCK_WEIGHT);
    }
    await giveWay();
  }
  const options = {
    boost: { name: 4, tags: 2, category: 1.5, brand: 1.5, also: 1.5 },
    prefix: (term: string) => term.length > 1,
    fuzzy: (term: string) => (term.length > 4 ? 0.25 : term.length > 3 ? 0.2 : false),
    boostDocument: (id: string) => weights.get(id) ?? 1,
  };
  return {
    find(text) {
      // "beet root" means "beetroot": pairs of words are also tried as one, spelt just so.
      const asked = [text, ...joinedPairs(words(text))];
      const queries = asked.map((query, at) => ({
        queries: [query],
        combineWith: 'AND' as const,
        ...(at > 0 && { fuzzy: false }),
      }));
      const all = index.search({ combineWith: 'OR', queries }, { ...options, combineWith: 'AND' });
      const found = all.length > 0 ? all : index.search(text, { ...options, combineWith: 'OR' });
      return found.map(({ id }) => String(id));
    },
  };
}

/** The words of a text in the one form in which they are compared. */
export function words(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** The same words with one neighbouring pair written as one, for each pair. */
function joinedPairs(all: readonly string[]): string[] {
  return all
    .slice(1)
    .map((_, at) =>
      [...all.slice(0, at), `${all[at]}${all[at + 1]}`, ...all.slice(at + 2)].join(' '),
    );
}

/** Lower case, compatibility forms, without the signs that Hindi keyboards set now one way and now another. */
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
    brand: entry.brandName,
    category: entry.categoryName,
    also: [...also].join(' '),
  };
}

/** For each single word of a row, all words of that row. */
function synonymsByWord(synonyms: readonly (readonly string[])[]): Map<string, string> {
  const byWord = new Map<string, string>();
  for (const row of synonyms) {
    for (const phrase of row) {
      const [word, ...more] = words(phrase);
      // A phrase such as "kali mirch" is found by its row, but its words alone mean other things.
      if (word && more.length === 0) byWord.set(word, `${byWord.get(word) ?? ''} ${row.join(' ')}`);
    }
  }
  return byWord;
}
