// Splits and limits texts by the characters a reader counts: a letter with its marks is one. Pure.
import * as v from 'valibot';
import { MAX_CODE_UNITS_PER_CHARACTER } from '../limits.ts';

/** For browsers without Intl.Segmenter: a letter with its marks and joined emoji. */
const LETTERS =
  /\P{M}(?:\p{M}|\p{Emoji_Modifier}|\u200c|\u200d\p{Extended_Pictographic}?)*|\p{M}+/gu;

let segmenter: Intl.Segmenter | undefined;

export function charactersOf(text: string): string[] {
  // Older browsers have none, whatever the types say.
  if (!('Segmenter' in Intl)) return text.match(LETTERS) ?? [];
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const DIGIT = /^\p{Nd}$/u;

/** Replaces the digits of every script by ASCII digits. */
export function withWesternDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode has each script's digits in a row, from 0 to 9.
    let zero = code;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
    return String((code - zero) % 10);
  });
}

/** Typed or pasted text with ASCII digits, plain spaces and hyphens, and without characters that nobody sees. */
export function withPlainSigns(text: string): string {
  return withWesternDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A check for at most `max` characters, with no more code units than the security rules allow. */
export function maxCharacters(
  max: number,
  message: string | (() => string),
  codeUnits = max * MAX_CODE_UNITS_PER_CHARACTER,
) {
  return v.check<string, typeof message>(
    (text) => text.length <= max || (text.length <= codeUnits && charactersOf(text).length <= max),
    message,
  );
}
