// The desk's searches, while one types: every word stands in the text, however it is spelled, or in a number, however
// it is grouped. Pure.
import { withPlainSigns } from '#engine/lib/characters.ts';
import { fold, plain } from './fold.ts';

/** A number of India with its code or its 0, in groups. */
const PHONE = /(^|[^\d])(?:(?:\+|00)?91|0)?[\s-]*([6-9]\d{4})[\s-]*(\d{5})(?!\d)/g;
/** Texts that are remembered as they are matched: lists are read anew with each change, and searched with each letter. */
const MAX_REMEMBERED = 20_000;

const remembered = new Map<string, string>();

/**
 * The text that a search matches. `words`: names; `codes`: ids, numbers of orders, phones, pincodes: whatever may be
 * typed with other signs between, or without.
 */
export function searchText(
  words: readonly string[],
  codes: readonly (string | null | undefined)[],
): string {
  return [...words.map(spelled), ...codes.map((code) => unsigned(code ?? ''))].join('\n');
}

/** A test of such texts. An empty search matches all. */
export function matcherOf(typed: string): (text: string) => boolean {
  const words = plain(withPlainSigns(typed))
    .replace(PHONE, '$1$2$3')
    .split(/\s+/)
    .filter((word) => unsigned(word) !== '')
    .map((word) => [word, fold(word), unsigned(word)]);
  const whole = unsigned(typed);
  return (text) =>
    words.every((ways) => ways.some((way) => text.includes(way))) ||
    (/\d/.test(whole) && text.includes(whole));
}

/** Lower case, letters and digits only. */
function unsigned(code: string): string {
  return plain(code).replace(/[^\p{L}\p{N}]/gu, '');
}

/** As it is written, and as it is folded. */
function spelled(text: string): string {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const now = `${plain(text)} ${fold(text)}`;
  remembered.set(text, now);
  return now;
}
