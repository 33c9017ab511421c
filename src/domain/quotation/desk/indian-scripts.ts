// The scripts of India that quotations are printed in, besides Latin.

export const INDIAN_SCRIPTS = [
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Oriya',
  'Tamil',
  'Telugu',
] as const;
export type IndianScript = (typeof INDIAN_SCRIPTS)[number];

const LETTERS = INDIAN_SCRIPTS.map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));

/** The script that a text has letters, signs or digits of; null for any other text. */
export function indianScript(text: string): IndianScript | null {
  return INDIAN_SCRIPTS[LETTERS.findIndex((letters) => letters.test(text))] ?? null;
}
