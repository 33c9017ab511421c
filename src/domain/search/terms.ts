// The words of a text as the search compares them. A number and its unit are one word, whatever the unit and however it
// is said: 1 kg, 1000 g, एक किलो. Pure.
import { fold, plain } from './fold.ts';

/** A word as written in lower case, and as folded. Of an amount, `folded` is in grams or millilitres, such as 1000g. */
export type Word = {
  written: string;
  folded: string;
  isAmount?: true;
  /** What a name book has found that it means. */
  means?: readonly string[];
};

/** Folded spellings of units: what their amounts are counted in, and how many of it they are. */
const UNITS = spelled([
  [['g', 1000], 'kg kgs kilo kilogram keji'],
  [['g', 1], 'g gm gms gr grm gram gramu gramulu kiram'],
  [['ml', 1], 'ml mili mililiter mililitre mililitar'],
  [['ml', 1000], 'l lt ltr lit liter litre litar'],
] as const);

/** Numbers as they are said before a unit. */
const NUMBERS = spelled([
  [0.25, 'quarter pav pau pao kal'],
  [0.5, 'half adha adhe adhi ardha ardho ara arai'],
  [0.75, 'paun paune'],
  [1, 'one a ek oru ondu oka'],
  [1.25, 'sava'],
  [1.5, 'dedh did'],
  [2, 'two do don rendu eradu'],
  [2.5, 'dhai adich'],
  [3, 'three teen'],
  [4, 'four char'],
  [5, 'five panch pach'],
  [10, 'ten das daha'],
] as const);

function spelled<Meaning>(rows: readonly (readonly [Meaning, string])[]): Map<string, Meaning> {
  return new Map(rows.flatMap(([means, all]) => all.split(' ').map((it) => [fold(it), means])));
}

const WORD = /\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}\u200c\u200d]+/gu;
const SIGN = /['’¼-¾⁄/.]/;
/** A point in an abbreviation: k.g. */
const POINT = /\b([a-z])\.\s?(?=[a-z]\b)/g;
const FRACTION = /(\d)\s?[/⁄]\s?(\d)/g;

/** The words of a text, in order. `read`: as `wordOf`, for many texts with one that remembers. */
export function wordsOf(text: string, read: (written: string) => Word = wordOf): Word[] {
  const words: Word[] = [];
  for (const written of withoutSigns(text.toLowerCase()).match(WORD) ?? []) {
    const word = read(written);
    const before = words.at(-1);
    const unit = UNITS.get(word.folded);
    const number = unit && before && numberOf(before);
    if (number) words[words.length - 1] = amount(number * unit[1], unit[0], before, word);
    else words.push(word);
  }
  return words;
}

/** A word that is no amount. */
export function wordOf(written: string): Word {
  return { written: plain(written), folded: fold(written) };
}

function withoutSigns(text: string): string {
  if (!SIGN.test(text)) return text;
  const whole = text.replace(/['’]/g, '').replace(/[¼-¾]/g, (sign) => sign.normalize('NFKD'));
  return whole.replace(POINT, '$1').replace(FRACTION, (_, over, under) => `${over / under}`);
}

function amount(number: number, unit: string, { written }: Word, { written: of }: Word): Word {
  const folded = `${Number(number.toFixed(3))}${unit}`;
  return { written: `${written} ${of}`, folded, isAmount: true };
}

function numberOf({ written, folded, isAmount }: Word): number | undefined {
  if (isAmount || !/^\d/.test(written)) return NUMBERS.get(folded);
  return Number(written.replace(/,(?=\d{2,3}(?!\d))/g, '').replace(',', '.'));
}
