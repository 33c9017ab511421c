// From a text to products: what its words mean, which of them a product must have, and the order of the answer. Pure.
import type MiniSearch from 'minisearch';
import type { QueryCombination, SearchOptions } from 'minisearch';
import { fold } from './fold.ts';
import {
  isNear,
  MARKS,
  MAX_WRONG_LETTERS,
  type Meaning,
  type NameBook,
  wrongLetters,
} from './name-book.ts';
import { type Word, wordOf, wordsOf } from './terms.ts';
import { FILLERS, PRAISE } from './vocabulary.ts';

/** A product in the index: the folded words and the marks of each field, with spaces between. */
export type Indexed = { id: string; name: string; tags: string; names: string; facts: string };

/** Score factors of fields, of out-of-stock products, and of what is only like the word. */
const BOOST = { name: 4, tags: 2, names: 1.5, facts: 1 };
const OUT_OF_STOCK_WEIGHT = 0.9;
const LIKENESS_WEIGHT = 0.5;
/** With fewer products that have every thing, those that have some of them follow. */
const MIN_FOUND = 3;
/** Letters of a word that may be a part of another one. */
const MIN_PART = 3;

/**
 * How much a part of the text matters. A product must have a thing; what it is made into or is like only counts where
 * no thing is named, an amount only where neither is. Praise is never needed.
 */
const WEIGHTS = ['thing', 'sort', 'quality', 'amount', 'praise'] as const;
type Weight = (typeof WEIGHTS)[number];

type Asked = QueryCombination | string;
/** A name in the text. `word`: the word that it is, if it is only one and no number. */
type Part = { weight: Weight; asked: Asked; word: Word | null };
/** Products by id, with their scores. */
type Scores = ReadonlyMap<string, number>;

const fillers = new Set(FILLERS);
/** For words in India's scripts. */
const foldedFillers = new Set(FILLERS.map((word) => fold(word)));
const praise = new Set(PRAISE.map((word) => fold(word)));

/** Ids of the products that match a text, best first. `isTyping`: its last word may be incomplete. */
export type Find = (text: string, isTyping?: boolean) => string[];

/** `soldOut`: ids of the products that come after equally good ones. */
export function finder(
  index: MiniSearch<Indexed>,
  book: NameBook,
  soldOut: readonly string[],
): Find {
  const isSoldOut = new Set(soldOut);
  const options: SearchOptions = {
    processTerm: (term) => term,
    boost: BOOST,
    boostDocument: (id) => (isSoldOut.has(id) ? OUT_OF_STOCK_WEIGHT : 1),
  };
  const search = (asked: Asked): Scores =>
    new Map(index.search(asked, options).map(({ id, score }) => [String(id), score]));

  return (text, isTyping = false) => {
    const words = wordsOf(text);
    const said = words.filter((word) => !isFiller(word));
    // Fillers alone are words of the catalogue, or the beginning of some.
    if (said.length === 0) {
      const asked = words.map((word) => (isTyping ? begun(word) : word.folded));
      return inOrder(search(allOf(asked)));
    }
    const names = book.names(said, true);
    return answer(names.map((name, at) => partOf(name, at, isTyping && at === names.length - 1)));
  };

  /** Whether a word weighs nothing. */
  function isFiller(word: Word): boolean {
    return fillers.has(word.written) || (foldedFillers.has(word.folded) && isUnknown(word));
  }

  function isUnknown(word: Word): boolean {
    return book.meanings([word]).length === 0;
  }

  function partOf(name: readonly Word[], at: number, isBegun: boolean): Part {
    const [first] = name;
    const isNumber = !first || first.isAmount === true || /^\d/.test(first.folded);
    const word = name.length === 1 && !isNumber ? first : null;
    const meanings = book.meanings(name);
    const literally = allOf(name.map(({ folded }) => folded));
    const ways = [literally, ...meanings.map(meant)];
    if (word && isBegun) ways.push(begun(word), ...book.begun(word.folded).map(likely));
    const isPraise = word !== null && praise.has(word.folded) && isUnknown(word);
    const weight = isNumber ? 'amount' : isPraise ? 'praise' : weightOf(meanings, at === 0);
    return { weight, asked: anyOf(ways), word };
  }

  /** Products that have every part; where there are few, those that have some of the parts that matter most follow. */
  function answer(parts: readonly Part[]): string[] {
    const needed = parts.filter(({ weight }) => weight !== 'praise');
    const every = needed.length > 0 ? needed : parts;
    const heart = every.filter(({ weight }) => weight === most(every));
    const enough = heart.length > 1 ? MIN_FOUND : 1;
    const liked = () =>
      parts.filter((part) => !every.includes(part)).map(({ asked }) => search(asked));
    const whole = search(allOf(every.map(({ asked }) => asked)));
    if (whole.size >= enough) return inOrder(plus(whole, liked()));
    const fewer = joined(parts);
    if (fewer.length < parts.length) return answer(fewer);
    const scores = new Map(parts.map((part) => [part, understood(part)]));
    const of = (some: readonly Part[]) => some.map((part) => scores.get(part) ?? NOTHING);
    const all = inOrder(plus(together(of(every)), liked()));
    if (all.length >= enough) return all;
    return [...new Set([...all, ...inOrder(plus(counted(of(heart)), of(parts)))])];
  }

  /** With each word of the catalogue that was written apart, such as "him valley", as one. */
  function joined(parts: readonly Part[]): readonly Part[] {
    const isNowhere = ({ asked }: Part) => search(asked).size === 0;
    for (const [at, { word }] of parts.entries()) {
      const [one, next] = parts.slice(at);
      if (!one || !word || !next?.word || !(isNowhere(one) || isNowhere(next))) continue;
      const whole = wordOf(word.written + next.word.written);
      if (search(whole.folded).size === 0) continue;
      const part: Part = { weight: 'thing', asked: whole.folded, word: whole };
      return [...parts.slice(0, at), part, ...parts.slice(at + 2)];
    }
    return parts;
  }

  /** A part as it stands, or what an unknown word is like. */
  function understood({ asked, word }: Part): Scores {
    const scores = search(asked);
    if (scores.size > 0 || !word || !isUnknown(word)) return scores;
    const sounding = book.sounding(word);
    if (sounding.length > 0) return search(anyOf(sounding.map(meant)));
    const ways = [
      () => begun(word),
      ...splits(word).map((two) => () => allOf(two.map((it) => partOf([it], 0, false).asked))),
      () => anyOf([...book.near(word.folded), ...nearTerms(word)].map(likely)),
    ];
    return ways.reduce((found, way) => (found.size > 0 ? found : search(way())), NOTHING);
  }

  /** Words of the catalogue that are nearly spelled like this one. */
  function nearTerms({ folded }: Word): string[] {
    const wrong = wrongLetters(folded);
    if (wrong === 0) return [];
    const found = index.search(folded, { ...options, fields: NAMES, fuzzy: MAX_WRONG_LETTERS });
    const terms = new Set(found.flatMap((it) => it.terms));
    return [...terms].filter((term) => isNear(folded, term, wrong));
  }
}

/** The fields in which a word may be incomplete. In facts, "gud" is no beginning of Gudalur. */
const NAMES = ['name', 'tags', 'names'];
const LIKELY: SearchOptions = {
  boost: Object.fromEntries(
    Object.entries(BOOST).map(([field, by]) => [field, by * LIKENESS_WEIGHT]),
  ),
};
const NOTHING: Scores = new Map();
/** More than any score. */
const MANY = 1e6;

const anyOf = (queries: Asked[]): Asked => ({ combineWith: 'OR', queries });
const allOf = (queries: Asked[]): Asked => ({ combineWith: 'AND', queries });
const meant = (meaning: Meaning): Asked => allOf(meaning.split(' '));
const likely = (meaning: Meaning): Asked => ({ ...LIKELY, queries: [meant(meaning)] });

/** Words that begin like this one, which has at least two letters. */
function begun({ folded }: Word): Asked {
  if (folded.length < 2) return anyOf([]);
  return { ...LIKELY, fields: NAMES, prefix: true, queries: [folded] };
}

/** By the marks of what a name means. "dal chawal" is about dal, "urad dal" about urad. */
function weightOf(meanings: readonly Meaning[], isFirst: boolean): Weight {
  const marks = meanings.map((meaning) => meaning[0]);
  if (marks.length === 0 || marks.includes(MARKS.thing)) return 'thing';
  if (marks.includes(MARKS.quality)) return 'quality';
  return isFirst ? 'thing' : 'sort';
}

function most(parts: readonly Part[]): Weight | undefined {
  return WEIGHTS.find((it) => parts.some(({ weight }) => weight === it));
}

/** Products by how many of these they are in. */
function counted(all: readonly Scores[]): Scores {
  const counts = new Map<string, number>();
  for (const id of all.flatMap((scores) => [...scores.keys()])) {
    counts.set(id, (counts.get(id) ?? 0) + MANY);
  }
  return counts;
}

function inOrder(scores: Scores): string[] {
  return [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

/** Scores with others added, where these have any. */
function plus(scores: Scores, more: readonly Scores[]): Scores {
  return new Map(
    [...scores].map(([id, score]) => [
      id,
      more.reduce((sum, it) => sum + (it.get(id) ?? 0), score),
    ]),
  );
}

/** The sums of products that are in all of these. */
function together([first = NOTHING, ...others]: readonly Scores[]): Scores {
  return plus(new Map([...first].filter(([id]) => others.every((it) => it.has(id)))), others);
}

/** The ways to part a word in two, such as "haldipowder"; the longest first parts first. */
function splits({ written }: Word): Word[][] {
  const ends = Array.from(
    { length: Math.max(0, written.length - 2 * MIN_PART + 1) },
    (_, at) => at,
  );
  return ends
    .map((at) => written.length - MIN_PART - at)
    .map((end) => [wordOf(written.slice(0, end)), wordOf(written.slice(end))]);
}
