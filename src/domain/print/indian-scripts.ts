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

const LETTERS = new Map(INDIAN_SCRIPTS.map((it) => [it, new RegExp(`\\p{Script=${it}}`, 'u')]));

/** The scripts that a text has letters, signs or digits of. */
export function indianScriptsIn(text: string): IndianScript[] {
  return INDIAN_SCRIPTS.filter((it) => LETTERS.get(it)?.test(text));
}
