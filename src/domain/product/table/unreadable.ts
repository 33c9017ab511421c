// Texts that a program wrote or read in the wrong encoding: their letters are lost.

/** Undecodable characters, and control characters that stand for other bytes. */
const LOST = '\\ufffd|\\p{Surrogate}|[\\u0080-\\u0084\\u0086-\\u009f]';
/** UTF-8 of Indian scripts, read as Windows-1252 or Latin-1 (à¤¹ for ह), or as a Mac’s letters (‡§π). */
const INDIAN = 'à[€¤-·]|‡[§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ]';
/** The same of ₹, dashes, quotation marks, accents and emoji. */
const SIGNS = 'â[€‚]|Ã[¡-¿]|Â[\\u00a0-¿]|ðŸ';
const UNREADABLE = new RegExp([LOST, INDIAN, SIGNS].join('|'), 'u');

/** Whether letters were lost for good, or were read in the wrong encoding. */
export function isUnreadable(text: string): boolean {
  return UNREADABLE.test(text);
}

const ADDRESS = /\bhttps?:\/\/\S+/gi;
/** Words of question marks, one before a letter, or one between words: “Haldi ?????”, “Cr?me”, “Ragi ? 500 g”. */
const LOST_IN_NAME =
  /^\s*\?\s*$|(^|[^\p{L}\p{M}\p{N}?!])\?{2,}(?![\p{L}\p{N}])|\?[\p{L}\p{N}]|\s\?\s/u;
const LOST_IN_LONG_TEXT =
  /(^|[^\p{L}\p{M}\p{N}?!])\?{3,}|(^|\s)\?\?[\s,.]+(?:\S+\s+){0,3}\?\?(?=[\s,.]|$)/u;

/** Whether question marks stand where letters were: what programs write for letters that an encoding lacks. */
export function hasLostLetters(text: string, isLong: boolean): boolean {
  if (!text.includes('?')) return false;
  const words = text.replace(ADDRESS, ' ');
  return (isLong ? LOST_IN_LONG_TEXT : LOST_IN_NAME).test(words);
}
