// The words of a text as the search compares them. A number and its unit are one word, whatever the unit and however it
// is said: 1 kg, 1000 g, एक किलो. Pure.
import { withWesternDigits } from '#engine/lib/characters.ts';
import { fold, plain } from './fold.ts';

/** A word as written in lower case, and as folded. Of an amount, `folded` is in grams or millilitres, such as 1000g. */
export type Word = {
  written: string;
  folded: string;
  isAmount?: true;
  /** What a name book has found that it means. */
  means?: readonly string[];
};

/** Spellings of units: what their amounts are counted in, and how many of it they are. */
const UNITS = spelled([
  [['g', 1000], 'kg kgs kilo kilogram kilogrem keji'],
  [['g', 1], 'g gm gms gr grm gram grem gramu gramulu kiram'],
  [['ml', 1], 'ml mili mililiter mililitre mililitar'],
  [['ml', 1000], 'l lt ltr lit liter litre litar'],
] as const);

/** Numbers as they are said before a unit, or before a hundred. */
const NUMBERS = spelled([
  [0.25, 'quarter pav pavu pau kal kalu'],
  [0.5, 'half adha adhe adhi adho adadho ardha ardho ara'],
  [0.75, 'paun paune'],
  [1, 'one a ek oru ondu oka'],
  [1.25, 'sava'],
  [1.5, 'dedh derh dodh did'],
  [2, 'two do don dui rendu eradu'],
  [2.5, 'dhai adhai arhai adich'],
  [3, 'three teen'],
  [4, 'four char'],
  [5, 'five panch pach'],
  [6, 'six chhe'],
  [7, 'seven saat'],
  [8, 'eight aath'],
  [9, 'nine nau'],
  [10, 'ten das daha'],
  [100, 'hundred sau shambhar nooru eksho'],
  [200, 'donshe dosho dusho'],
  [250, 'adichshe adhaisho adhiso'],
  [300, 'tinshe'],
  [500, 'pachshe panchso pachsho'],
] as const);
/** Where another language has the same sound for another number: half in Tamil, 2.5 in Gujarati. */
const AS_WRITTEN = new Map([
  ['அரை', 0.5],
  ['arai', 0.5],
  ['અઢી', 2.5],
]);
/** Sadhe and sarhe, as folded: a half is added to the number behind them. */
const HALF_MORE = /^sa[dr]e$/;
const HUNDRED = 100;

function spelled<Meaning>(rows: readonly (readonly [Meaning, string])[]): Map<string, Meaning> {
  return new Map(rows.flatMap(([means, all]) => all.split(' ').map((it) => [fold(it), means])));
}

const WORD = /\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}\u200c\u200d]+/gu;
const WORDS_WITHOUT_SPACE = new RegExp(`(?:${WORD.source})+`, 'gu');
/** Letters between digits, digits between letters, or many digits beside letters, as in an order's number. */
const CODE = /\p{L}\p{Nd}+\p{L}|\p{Nd}\p{L}+\p{Nd}|\p{L}\p{Nd}{4}|\p{Nd}{4}\p{L}/u;
const SIGN = /['’¼-¾⁄/.]/;
/** A point in an abbreviation: k.g. */
const POINT = /\b([a-z])\.\s?(?=[a-z]\b)/g;
/** 1/2; 1 1/2, 1-1/2 and 1 and 1/2; not a2 1/2. */
const FRACTION = /(?:(?<![\p{L}\d.])(\d{1,2})(?: and |\s+|-))?(\d+)\s?[/⁄]\s?(\d+)/gu;

/** The words of a text, in order. `read`: as `wordOf`, for many texts with one that remembers. */
export function wordsOf(text: string, read: (written: string) => Word = wordOf): Word[] {
  const words: Word[] = [];
  for (const written of writtenWords(withoutSigns(text.toLowerCase()))) {
    const word = read(written);
    const unit = UNITS.get(word.folded);
    const number = unit && numberOf(words.at(-1));
    words.push(unit && number ? amountOf(words, number, unit, word) : word);
  }
  return words;
}

/** A code is one word, unless it says an amount: 2x500g. */
function writtenWords(text: string): readonly string[] {
  if (!CODE.test(text)) return text.match(WORD) ?? [];
  return (text.match(WORDS_WITHOUT_SPACE) ?? []).flatMap((run) => {
    const words = run.match(WORD) ?? [];
    return CODE.test(run) && !words.some((word) => UNITS.has(fold(word))) ? [run] : words;
  });
}

/** The amount of a unit and of the words for its number, which are taken away: half a, साढ़े तीन, साढ़े तीन सौ. */
function amountOf(
  words: Word[],
  number: number,
  [unit, many]: readonly [string, number],
  { written }: Word,
): Word {
  let said = written;
  const isSpelled = !/^\d/.test(words.at(-1)?.written ?? '');
  const take = () => {
    said = `${words.pop()?.written} ${said}`;
  };
  take();
  const before = numberOf(words.at(-1));
  const isTimes =
    before > 0 && (number === HUNDRED ? before < 10 : isSpelled && number === 1 && before === 0.5);
  if (isTimes) take();
  const more = HALF_MORE.test(words.at(-1)?.folded ?? '') ? 0.5 : 0;
  if (more) take();
  const amount = isTimes ? (before + more) * number : number + more;
  return { written: said, folded: `${Number((amount * many).toFixed(3))}${unit}`, isAmount: true };
}

/** A word that is no amount. */
export function wordOf(written: string): Word {
  return { written: plain(written), folded: fold(written) };
}

function withoutSigns(text: string): string {
  if (!SIGN.test(text)) return text;
  return withWesternDigits(text)
    .replace(/['’]/g, '')
    .replace(/[¼-¾]/g, (sign) => ` ${sign.normalize('NFKD')}`)
    .replace(POINT, '$1')
    .replace(FRACTION, (_, whole = 0, over, under) => `${+whole + over / under}`);
}

/** 0 for a word that says none. */
function numberOf(word: Word | undefined): number {
  if (!word || word.isAmount) return 0;
  const { written, folded } = word;
  if (!/^\d/.test(written)) return AS_WRITTEN.get(written) ?? NUMBERS.get(folded) ?? 0;
  return Number(written.replace(/,(?=\d{2,3}(?!\d))/g, '').replace(',', '.'));
}
