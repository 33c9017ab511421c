// What names mean, in any language and spelling: "haldi", "halodhi" and "ಅರಿಶಿನ" are one thing. Pure.

import { fold, plain, soundOf } from './fold.ts';
import { SEARCH_SYNONYMS } from './search-synonyms.ts';
import type { Word } from './terms.ts';
import { QUALITIES, SORTS } from './vocabulary.ts';

/** The marks of what a name means, with a space between those that it means together: "=coconut ~oil". */
export type Meaning = string;

/** What the mark of a thing begins with, of a sort of things, and of a quality. */
export const MARKS = { thing: '=', sort: '~', quality: '^' } as const;

type Rows = readonly (readonly string[])[];

/** Words of the longest phrase that is one name. */
const MAX_PHRASE = 3;
/** Folded letters of a word that is found by its beginning, or with one or two letters wrong. */
const MIN_LETTERS = { begun: 3, oneWrong: 5, twoWrong: 8 };

export type NameBook = {
  /**
   * A text's names, the longest first where they overlap, and every other word by itself, in order. `isTyped`: a name
   * that is one word may have spaces.
   */
  names(words: readonly Word[], isTyped: boolean): (readonly Word[])[];
  /** What these words mean as one name: nothing if it is unknown. */
  meanings(name: readonly Word[]): readonly Meaning[];
  /** What the names mean that sound like a word. */
  sounding(word: Word): readonly Meaning[];
  /** What the names mean that begin with a folded word. */
  begun(folded: string): readonly Meaning[];
  /** What the names mean that are nearest to a mistyped folded word. */
  near(folded: string): readonly Meaning[];
};

/** `synonyms`: rows of names of one thing: SEARCH_SYNONYMS, and a merchant's own, whose names may be in both. */
export function makeNameBook(synonyms: Rows): NameBook {
  const [written, folded]: [Meanings, Meanings] = [new Map(), new Map()];
  /** The first words of names of several words. */
  const beginnings = new Set<string>();
  const lookUp = (name: string) =>
    written.get(joined(name)) ?? folded.get(fold(joined(name))) ?? [];

  /** What the names of a row mean. A merchant's row means what any of its names means already. */
  function meansOf(mark: string, row: readonly string[]): readonly Meaning[] {
    const [head = ''] = row;
    const parts = head.split('+').flatMap((it) => lookUp(it)[0] ?? []);
    if (parts.length > 1) return [parts.join(' ')];
    const isOwn = mark === MARKS.thing && !SEARCH_SYNONYMS.includes(row);
    const known = isOwn ? row.flatMap(lookUp) : [];
    return known.length > 0 ? known : [mark + fold(joined(head))];
  }

  function add(mark: string, rows: Rows): void {
    const all = rows.map((row) => row.map((name) => plain(name).split(' ')));
    const names = all.flat();
    const wholly = foldAll(names.map((words) => words.join('')));
    let at = 0;
    for (const [index, row] of rows.entries()) {
      const means = meansOf(mark, row);
      for (const words of all[index] ?? []) {
        note(written, words.join(''), means);
        note(folded, wholly[at++] ?? '', means);
        if (words.length === 1) continue;
        const [first = '', ...more] = foldAll(words);
        beginnings.add(first);
        note(folded, first + more.join(''), means);
      }
    }
  }
  add(MARKS.sort, SORTS);
  add(MARKS.quality, QUALITIES);
  add(MARKS.thing, synonyms);

  function meaningsOf(word: Word): readonly Meaning[] {
    // Tamil writes th for d, too.
    word.means ??=
      written.get(word.written) ??
      folded.get(word.folded) ??
      folded.get(fold(word.written, 'd')) ??
      [];
    return word.means;
  }

  function meanings(name: readonly Word[]): readonly Meaning[] {
    const [word] = name;
    if (word && name.length === 1) return meaningsOf(word);
    const joined = (part: 'written' | 'folded') => name.map((it) => it[part]).join('');
    return written.get(joined('written')) ?? folded.get(joined('folded')) ?? [];
  }

  /** What the names mean that pass a test. */
  function where(isMeant: (name: string) => boolean): readonly Meaning[] {
    return [...new Set([...folded].flatMap(([name, means]) => (isMeant(name) ? means : [])))];
  }

  let sounds: Meanings | undefined;
  return {
    names(words, isTyped) {
      const all: (readonly Word[])[] = [];
      let at = 0;
      while (at < words.length) {
        const most = isTyped || beginnings.has(words[at]?.folded ?? '') ? MAX_PHRASE : 1;
        let phrase = words.slice(at, at + most);
        while (phrase.length > 1 && meanings(phrase).length === 0) phrase = phrase.slice(0, -1);
        all.push(phrase);
        at += phrase.length;
      }
      return all;
    },
    meanings,
    sounding(word) {
      sounds ??= [...folded].reduce<Meanings>(
        (all, [name, means]) => note(all, soundOf(name), means),
        new Map(),
      );
      return sounds.get(soundOf(word.folded)) ?? [];
    },
    begun: (word) => (word.length < MIN_LETTERS.begun ? [] : where((it) => it.startsWith(word))),
    near(word) {
      const wrong = wrongLetters(word);
      const nearest = wrong > 0 ? where((it) => isNear(word, it, 1)) : [];
      return nearest.length > 0 || wrong < 2 ? nearest : where((it) => isNear(word, it, wrong));
    },
  };
}

/** What names mean, each perhaps several things. */
type Meanings = Map<string, readonly Meaning[]>;

function note(all: Meanings, name: string, means: readonly Meaning[]): Meanings {
  const known = all.get(name) ?? [];
  const more = means.filter((it) => !known.includes(it));
  return more.length > 0 ? all.set(name, [...known, ...more]) : all;
}

export const MAX_WRONG_LETTERS = 2;

/** Each word as `fold` has it, in a tenth of the time. Words have no spaces. */
const foldAll = (words: readonly string[]) => fold(words.join(' ')).split(' ');

const joined = (name: string) => plain(name).replaceAll(' ', '');

/** How many letters of a folded word may be wrong. */
export function wrongLetters({ length }: string): number {
  if (length < MIN_LETTERS.oneWrong) return 0;
  return length < MIN_LETTERS.twoWrong ? 1 : MAX_WRONG_LETTERS;
}

/** Whether two words begin alike and differ by at most so many letters, of which two neighbours may be swapped. */
export function isNear(one: string, other: string, most: number): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > most) return false;
  let [before, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const now = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      now[j] = Math.min(
        (last?.[j - 1] ?? 0) + (isSame ? 0 : 1),
        (last?.[j] ?? 0) + 1,
        (now[j - 1] ?? 0) + 1,
        isSwapped && i > 1 && j > 1 ? (before?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last ?? [], now];
  }
  return (last?.[other.length] ?? 0) <= most;
}
