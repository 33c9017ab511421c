// Words as they sound: India's scripts read in Latin letters, and the many Latin spellings of a word as one. Pure.
import { withWesternDigits } from '#engine/lib/characters.ts';

/**
 * Letters by their place in a script's block, which is the same in all nine scripts: consonants, vowels, and the signs
 * of vowels. A is a vowel that no sign writes, c the ch of chana, J and G its nasal and that of k, T a hard t.
 * Source: The Unicode Standard, chapter 12 (the blocks follow ISCII 1988).
 */
const CONSONANTS = 'kkggGccjjJTTddnttddnnpfbbmyrrlllvsssh';
const VOWELS = 'A a i i u u ri li e e e ai o o o au'.split(' ');
const FIRST = { consonant: 0x15, vowel: 0x05, sign: 0x3e };
const SIGNS: Readonly<Record<number, string>> = { 1: 'N', 2: 'M', 112: 'M', 78: 't', 114: 'a' };
/** Letters at places that mean something else in other scripts. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l', ൿ: 'k', ൎ: 'r' },
  ...{ ੜ: 'rA', ৰ: 'rA', ৱ: 'vA', ୟ: 'yA', ୱ: 'vA' },
};
const [NUKTA, VIRAMA] = [0x3c, 0x4d];

type Rule = readonly [found: RegExp, reading: string];

const SILENT_END: Rule = [/(.[^aeiouA])A$/, '$1'];
/** As Bengali and Odia speak: the a after two consonants stays. */
const SILENT_AFTER_ONE: Rule = [/([aeiouA][^aeiouA])A$/, '$1'];
const M_AT_END: Rule = [/M$/, 'm'];
const HARD_R: Rule = [/d\+/g, 'r'];
const Y_AS_J: Rule = [/(^|[aeiouA])y(?!\+)/g, '$1j'];
/** An a between two syllables: hal(a)di. */
const UNSPOKEN: Rule = [/([aeiouA]M?[^aeiouAM])A(?=[^aeiouAM][aeiouA])/g, '$1'];
/** How each script is read where it differs from its letters, in the order of the blocks; +: a dot under the letter. */
const READINGS: readonly (readonly Rule[])[] = [
  // Devanagari, Bengali, Gurmukhi, Gujarati, Odia.
  [HARD_R, SILENT_END, UNSPOKEN],
  [
    [/N/g, ''],
    [/M$/, 'ng'],
    Y_AS_J,
    HARD_R,
    [/oy\+A/g, 'oA'],
    [/oy\+a/g, 'oa'],
    SILENT_AFTER_ONE,
    UNSPOKEN,
    [/A/g, 'o'],
  ],
  [SILENT_END, UNSPOKEN],
  [[/M$/, ''], SILENT_END, UNSPOKEN],
  [Y_AS_J, SILENT_AFTER_ONE, UNSPOKEN],
  // Tamil has one letter for k and g, c and j, t and d, p and b: soft between vowels and after a nasal.
  [
    [/^c/, 's'],
    [/rr/g, 'tr'],
    [/([aeiouA])c(?=[aeiouA])/g, '$1s'],
    [/([aeiouA])k(?=[aeiouA])/g, '$1g'],
    [/([aeiouA])[tT](?=[aeiouA])/g, '$1d'],
    [/([aeiouA])p(?=[aeiouA])/g, '$1b'],
    [/Jc/g, 'nj'],
    [/Gk/g, 'ng'],
    [/n[tT]/g, 'nd'],
    [/mp/g, 'mb'],
  ],
  // Telugu, Kannada, Malayalam.
  [M_AT_END],
  [M_AT_END],
  [
    [/U$/, 'u'],
    M_AT_END,
    [/JJ/g, 'nj'],
    [/GG/g, 'ng'],
    [/rr/g, 'tt'],
    [/y(?=kk)/g, ''],
    [/([aeiouA])T(?=[aeiouA])/g, '$1d'],
  ],
];
/**
 * A text in lower case as it sounds: every script of India in Latin letters and digits, long vowels and double letters
 * as single ones, k for c and q, f for ph, v for w, j for z, no h after a consonant, no s of a plural. `th`: how a
 * Latin th is read, t or d; Tamil writes both with it.
 */
export function fold(text: string, th = 't'): string {
  return SAME.test(text) ? text : folded(text, th);
}

/** Words that are folded already: most of the names that each start reads. */
const SAME = /^(?!.*([a-z])\1)(?!.*(?:ao|ie|ou|n[bp]|s$|[^aeiou]h|h$))[abd-prstuvj]+$/;

function folded(text: string, th: string): string {
  return plain(text)
    .replace(/c(?=[eiy])/g, 's')
    .replace(LATIN, (letters) => (letters === 'th' ? th : (SPELLED[letters] ?? 'c')))
    .replace(/[\u0900-\u0d7f][\u0900-\u0d7f\u200c\u200d]*/g, read)
    .replace(/([bdfgjklmnprstv])h/g, '$1')
    .replace(/ao/g, 'av')
    .replace(/([a-z])y+/g, '$1i')
    .replace(/([aeiou])h(?![a-z])/g, '$1')
    .replace(/ie/g, 'i')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/([a-z]{3})s(?![a-z])/g, '$1');
}

/** Spellings that are read as other letters, and c+h+, the ch of chana. */
const LATIN = /c+h+|ck|[cqxwz]|ph|zh|th|ee|o[ou]/g;
const SPELLED: Readonly<Record<string, string>> = Object.fromEntries(
  'ck:k c:k q:k x:ks w:v z:j ph:f zh:l ee:i oo:u ou:u'.split(' ').map((it) => it.split(':')),
);

/** Lower case and compatibility forms, without accents and apostrophes. */
export function plain(text: string): string {
  const lower = text.toLowerCase();
  // Most texts: normalising thousands takes a while.
  if (/^[ -~]*$/.test(lower)) return lower.replaceAll("'", '');
  return withWesternDigits(lower.normalize('NFKD'))
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC');
}

/** A word of one script in Latin letters. */
function read(word: string): string {
  let latin = '';
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    // Joiners are no letters.
    const place = letter < '\u2000' ? word.charCodeAt(at) & 0x7f : 0;
    const vowel = VOWELS[place - FIRST.sign + 1];
    const consonant = CONSONANTS.charAt(place - FIRST.consonant);
    if (LETTERS[letter] ?? SIGNS[place]) latin += LETTERS[letter] ?? SIGNS[place];
    else if (place >= FIRST.consonant && consonant) latin += `${consonant}A`;
    else if (place === NUKTA) latin = latin.replace(/A$/, '+A');
    else if (place === VIRAMA) latin = latin.replace(/A$/, at + 1 < word.length ? '' : 'U');
    else if (place >= FIRST.sign && vowel) latin = latin.replace(/A$/, '') + vowel;
    else if (place < FIRST.consonant) latin += VOWELS[place - FIRST.vowel] ?? '';
  }
  return (READINGS[(word.charCodeAt(0) - 0x0900) >> 7] ?? [])
    .reduce((line, [found, reading]) => line.replace(found, reading), latin)
    .replace(/[+U]/g, '')
    .replace(/[A-Z]/g, (letter) => PLAIN[letter] ?? '');
}

const PLAIN: Readonly<Record<string, string>> = { A: 'a', G: 'n', J: 'n', M: 'n', N: 'n', T: 't' };

/** What the spellings of a folded word have in common: haladi and haldi, saunth and sonth, inchi and inji. */
export function soundOf(folded: string): string {
  return folded
    .replace(/([aeiou][^aeiou\d\s])a(?=[^aeiou\d\s][aeiou])/g, '$1')
    .replace(/au/g, 'o')
    .replace(/[ae]i/g, 'e')
    .replace(/n[kctp]/g, (pair) => SOFT[pair] ?? pair)
    .replace(/mp/g, 'mb')
    .replace(/^(.{3,}[^aeiou])[au]$/, '$1');
}

const SOFT: Readonly<Record<string, string>> = { nk: 'ng', nc: 'nj', nt: 'nd' };
