// Words that stand for one of ours in a cell: units as they are written in India, and the marks for vegetarian food, and how goods are taxed.
import { DIETS, GST_KINDS, UNITS } from '../product.fields.ts';
import { headingKey } from './cell.ts';

export type Unit = (typeof UNITS)[number];

const UNIT_WORDS: Readonly<Record<Unit, string>> = {
  g: 'gm gms gr grs gram grams gramme grammes grm grms ग्राम ग्रा ग्रॅम',
  kg: 'kgs kilo kilos kilogram kilograms kilogramme kilogrammes किलो किलोग्राम किग्रा',
  ml: 'mls millilitre millilitres milliliter milliliters मिली मिलीलीटर',
  l: 'lt lts ltr ltrs litre litres liter liters लीटर लिटर',
};
const DIET_WORDS: Readonly<Record<(typeof DIETS)[number], string>> = {
  vegetarian: 'veg|pure veg|vegan|green|green dot|green mark|शाकाहारी',
  'non-vegetarian': 'non veg|nonveg|nonvegetarian|brown|brown dot|red|red dot|मांसाहारी',
};
const GST_WORDS: Readonly<Record<(typeof GST_KINDS)[number], string>> = {
  taxable: 'taxed|yes',
  'nil rated': 'nil|nil rate|zero rated',
  exempt: 'exempted|tax free|no',
};
/** Words that count pieces, where an amount of weight or volume belongs. */
const PIECES = new Set(
  'pc pcs piece pieces no nos number numbers unit units each ea pack packs packet packets pkt pkts box boxes bottle bottles jar jars pouch tin can sachet dozen doz bunch set नग पीस पैकेट'.split(
    ' ',
  ),
);

const asWritten = [...UNITS, ...DIETS, ...GST_KINDS].map(
  (word) => [headingKey(word), word] as const,
);
const CHOICES: ReadonlyMap<string, string> = new Map([
  ...asWritten,
  ...Object.entries(UNIT_WORDS).flatMap(([unit, words]) => pairs(words.split(' '), unit)),
  ...Object.entries(DIET_WORDS).flatMap(([diet, words]) => pairs(words.split('|'), diet)),
  ...Object.entries(GST_WORDS).flatMap(([kind, words]) => pairs(words.split('|'), kind)),
]);

function pairs(words: readonly string[], ours: string) {
  return words.map((word) => [word, ours] as const);
}

/** “K.G.” is “kg”, “Litre(s)” is “litres”, “per kg” is “kg”. */
const wordKey = (word: string) =>
  headingKey(word.replace(/\(s\)/i, 's'))
    .replace(/^per /, '')
    .replace(/^(कि|मि) (ग्रा|ली)$/, '$1$2')
    .replace(/^([a-z]) ([a-z]{1,2})$/, '$1$2');

/** The word of ours that this one stands for, such as `kg` for “Kgs.”; undefined for none. */
export function choiceOf(word: string): string | undefined {
  return CHOICES.get(wordKey(word));
}

export function unitOf(word: string): Unit | undefined {
  const choice = choiceOf(word);
  return UNITS.find((unit) => unit === choice);
}

/** Whether the word counts pieces, such as “pcs”. */
export function countsPieces(word: string): boolean {
  return PIECES.has(headingKey(word));
}

/** Whether the word counts twelve pieces as one. */
export function countsDozens(word: string): boolean {
  return /^doz(en)?$/.test(headingKey(word));
}

/** An amount and its unit, as two texts: “500 gms”, “500 g pouch” or “6 pcs”; null for any other text. */
export function amountIn(text: string): { amount: string; unit: string } | null {
  const [, amount, unit] =
    /^([\p{Nd}.,]*\p{Nd})\s*(\p{L}[\p{L}\p{M}.\s]*)$/u.exec(text.trim()) ?? [];
  if (amount === undefined || unit === undefined) return null;
  const [, before, last] = /^(.+?)\s+(\S+)$/.exec(unit) ?? [];
  if (before && last && unitOf(before) && countsPieces(last)) return { amount, unit: before };
  return unitOf(unit) || countsPieces(unit) ? { amount, unit } : null;
}
