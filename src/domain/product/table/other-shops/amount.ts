// What a pack holds, from texts such as “500 g” and from the weights of other shops.
import { withPlainSigns } from '#engine/lib/characters.ts';
import type { Unit } from '../../product.ts';
import { unitOf } from '../cell-terms.ts';

export type Amount = { netWeight: number; unit: Unit };

/** Units that the shop does not have: one of ours, and how much of it the word stands for. */
const OTHER_UNITS: readonly [words: RegExp, unit: Unit, times: number][] = [
  [/^(mg|milligrams?)$/, 'g', 0.001],
  [/^(oz|ounces?)$/, 'g', 28.349523],
  [/^(lbs?|pounds?)$/, 'g', 453.59237],
  [/^quintals?$/, 'kg', 100],
  [/^(cl|centilit(re|er)s?)$/, 'ml', 10],
  [/^(t|tonnes?)$/, 'kg', 1000],
  [/^kl$/, 'l', 1000],
];
/** In a name, “5 T” is a size rather than tonnes. */
const IS_NEVER_NAMED = /^(t|kl)$/i;
/** “1/2”, “1 1/2”, “1-1/2” or “1 and 1/2”, otherwise “1,000.50”. “A2 1/2” and “2026 1/2” are 1/2. */
const NUMBER = String.raw`(?:(?<!\p{L})\d{1,2}(?: ?& ?| and |[ -]))?\d[/⁄][2-9](?!\d)|\d+(?:,\d{2,3})*(?:\.\d+)?`;
/** A number and its unit; where it may end a range, also the number before it. */
const WRITTEN = new RegExp(
  String.raw`(?<![\d.,/⁄])(?:(?<!\p{L})(${NUMBER}) ?(?:-|to) ?)??(${NUMBER}) ?((?!to )\p{L}[\p{L}\p{M}]*)`,
  'giu',
);
/** Several pieces in one pack, whose weight together nobody wrote. */
const SEVERAL = /(?:[×*]|(?<!\p{L})x)\s*\d|\d\s*[x×*](?!\p{L})|\b(pack|set|box) of\s*\d/iu;

/** An amount from a number and a word for its unit; null where the word is no weight or volume. */
export function amountOf(value: number, word: string): Amount | null {
  if (!(value > 0)) return null;
  const unit = unitOf(word);
  if (unit) return { netWeight: exact(value), unit };
  const other = OTHER_UNITS.find(([words]) => words.test(word.trim().toLowerCase()));
  if (!other) return null;
  const netWeight = value * other[2];
  return { netWeight: netWeight > 1 ? Math.round(netWeight) : exact(netWeight), unit: other[1] };
}

/** The only amount that a text names; null for none, for several, for a range, and for several pieces. */
export function amountIn(text: string): Amount | null {
  if (SEVERAL.test(text)) return null;
  const plain = withPlainSigns(text.replace(/(?=[¼-¾⅐-⅞])/g, ' ').normalize('NFKC'));
  const found = [...plain.matchAll(WRITTEN)]
    .filter(([, , , word = '']) => !IS_NEVER_NAMED.test(word))
    .flatMap(([, from, to = '', word = '']) =>
      ends(from, to).flatMap((value) => amountOf(value, word) ?? []),
    );
  const [first] = found;
  return first && found.every((other) => inSmall(other) === inSmall(first)) ? first : null;
}

/** Both ends of a range, such as “200-250 g”; “Blend 7 - 500 g” is none. */
function ends(from: string | undefined, to: string): number[] {
  const [least, most] = [numberOf(from ?? to), numberOf(to)];
  return least < most && least * 10 > most ? [least, most] : [most];
}

function numberOf(written: string): number {
  const [, whole = 0, over, under] = /^(?:(\d+)\D+)?(\d)[/⁄](\d)$/.exec(written) ?? [];
  return under ? Number(whole) + Number(over) / Number(under) : Number(written.replaceAll(',', ''));
}

/** Below one kilogram in grams, below one litre in millilitres. */
export function inUsualUnit(amount: Amount | null): Amount | null {
  if (!amount || amount.netWeight >= 1) return amount;
  if (amount.unit === 'kg') return { netWeight: inSmall(amount), unit: 'g' };
  return amount.unit === 'l' ? { netWeight: inSmall(amount), unit: 'ml' } : amount;
}

/** Grams, in kilograms from 1 kg on where the other shop shows them so. */
export function shownIn(grams: number, unit: string): Amount | null {
  const isKilos = unitOf(unit) === 'kg' && grams >= 1000;
  return isKilos ? amountOf(grams / 1000, 'kg') : amountOf(grams, 'g');
}

/** Grams or millilitres. */
export function inSmall({ netWeight, unit }: Amount): number {
  return exact(unit === 'kg' || unit === 'l' ? netWeight * 1000 : netWeight);
}

const exact = (value: number) => Math.round(value * 1e6) / 1e6;
