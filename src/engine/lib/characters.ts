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

/** Replaces the digits of India's scripts by ASCII digits. */
export function withWesternDigits(text: string): string {
  // Each of these scripts has its digits at the same offset in its block.
  return text.replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) =>
    String((digit.charCodeAt(0) & 0x7f) - 0x66),
  );
}

/** A check for at most `max` characters, with no more code units than the security rules allow. */
export function maxCharacters(
  max: number,
  message: string,
  codeUnits = max * MAX_CODE_UNITS_PER_CHARACTER,
) {
  return v.check<string, string>(
    (text) => text.length <= max || (text.length <= codeUnits && charactersOf(text).length <= max),
    message,
  );
}
