// Text in runs of one font and one script, as HarfBuzz shapes it, each letter in a form that its font has.
import { indianScriptsIn } from './indian-scripts.ts';
import type { OpenFont } from './open-font.ts';

/** What is shaped at once: its code points, where in the text each was typed, and where the run ends in it. */
export type Run = {
  font: OpenFont;
  script: string | null;
  codes: number[];
  at: number[];
  end: number;
};
/** The font for some letters, and those letters in the form that it has. */
type Choice = { font: OpenFont; shown: string };

/** Line ends and the like. */
const LEFT_OUT = /(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Joiners, soft hyphens, variation selectors: they change what is drawn, and need no glyph. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** HarfBuzz draws each as a gap of its width. */
const SPACE = /\p{Zs}/u;
/** A simpler form of these would say another number: ½ is not 1/2 after a 2. */
const NUMBER = /\p{No}/u;
/** Hind, the first font, draws these as the digits of Latin: any other font does it better. */
const DEVANAGARI_DIGIT = /[\u0966-\u096F]/;
/** Stand-ins that no Unicode normalisation gives. */
const STAND_INS: Readonly<Record<string, string>> = {
  '\t': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2043': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2032': "'",
  '\u2033': '"',
  '\u02BC': '’',
  '\u201B': '‘',
  '\u201F': '“',
  '\u2215': '/',
  '\u2027': '·',
  '\u22C5': '·',
  '\u25CF': '•',
};

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Divides texts into runs, of which each letter is drawn with the first font that has it. A letter that none has becomes a
 * question mark and is added to `missing`.
 */
export function runsWith(
  fonts: readonly [OpenFont, ...OpenFont[]],
  missing: Set<string>,
): (text: string) => Run[] {
  const choices = new Map<string, Choice | null>();
  function choice(letters: string): Choice | null {
    const before = choices.get(letters);
    if (before !== undefined) return before;
    const chosen = choose(fonts, letters);
    choices.set(letters, chosen);
    return chosen;
  }

  return (text) => {
    const runs: Run[] = [];
    const add = ({ font, shown }: Choice, at: number, end: number) => {
      const script = indianScriptsIn(shown)[0] ?? (/\p{L}/u.test(shown) ? 'Latin' : null);
      let run = runs.at(-1);
      if (run?.font !== font || (script && run.script && run.script !== script)) {
        run = { font, script, codes: [], at: [], end };
        runs.push(run);
      }
      run.script ??= script;
      run.end = end;
      const isTyped = shown === text.slice(at, end);
      let offset = at;
      for (const character of shown) {
        run.codes.push(codeOf(character));
        // All of another form stands for all that was typed.
        run.at.push(isTyped ? offset : at);
        offset += character.length;
      }
    };
    for (const { segment, index } of graphemes.segment(text)) {
      const whole = choice(segment);
      if (whole) {
        add(whole, index, index + segment.length);
        continue;
      }
      let at = index;
      for (const character of segment) {
        const end = at + character.length;
        const chosen = choice(character);
        if (chosen) add(chosen, at, end);
        else if (!LEFT_OUT.test(character)) {
          missing.add(character);
          add({ font: fonts[0], shown: '?' }, at, end);
        }
        at = end;
      }
    }
    return runs;
  };
}

function choose(fonts: readonly OpenFont[], letters: string): Choice | null {
  if (LEFT_OUT.test(letters)) return null;
  const forms = [
    letters,
    letters.normalize('NFC'),
    letters.normalize('NFD'),
    Array.from(letters, standIn).join(''),
  ];
  const byChoice = DEVANAGARI_DIGIT.test(letters) ? [...fonts.slice(1), ...fonts] : fonts;
  for (const font of byChoice) {
    for (const shown of forms) if (hasAll(font, shown)) return { font, shown };
  }
  return null;
}

function standIn(character: string): string {
  if (NUMBER.test(character)) return character;
  return STAND_INS[character] ?? character.normalize('NFKC');
}

function hasAll(font: OpenFont, letters: string): boolean {
  return Array.from(letters).every(
    (it) => SPACE.test(it) || UNSEEN.test(it) || font.codePoints.has(codeOf(it)),
  );
}

export function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
