// Fonts that pdfkit draws with and HarfBuzz shapes. A glyph is all that is drawn for the letters that join, most often a
// syllable, so that each glyph of the PDF stands for the letters that were typed, in their order (decision 60).
import { ClusterLevel, Buffer as Row, shape } from 'harfbuzzjs';
import type { FontForPdfkit } from 'pdfkit';
import { indianScriptsIn } from './indian-scripts.ts';
import { type JoinedGlyph, joinedFont, type Part } from './joined-font.ts';
import { type OpenFont, openFont, UNITS_PER_EM } from './open-font.ts';

type DrawnGlyph = JoinedGlyph & { id: number; codePoints: number[] };
/** What is shaped at once: one font, one script. `at`: where each character was typed. */
type Run = { font: OpenFont; script: string | null; codes: number[]; at: number[]; end: number };
/** The font for some letters, and those letters in the form that it has. */
type Choice = { font: OpenFont; shown: string };

/** Nothing is drawn for them: line ends, joiners, soft hyphens, variation selectors. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u;
const SEPARATING = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** HarfBuzz draws each as a gap of its width. */
const SPACE = /\p{Zs}/u;
/** A simpler form of these would say another number: ½ is not 1/2 after a 2. */
const NUMBER = /\p{No}/u;
/** Hind, the first font, draws these as the digits of Latin: any other font does it better. */
const DEVANAGARI_DIGIT = /[\u0966-\u096F]/;
/** Stand-ins that no Unicode normalisation gives. */
const STAND_INS: Readonly<Record<string, string>> = {
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
 * A font for pdfkit, of which each letter is drawn with the first file that has it. A letter that none has is drawn as a
 * question mark and added to `missing`.
 */
export function printedFont(
  name: string,
  files: readonly ArrayBuffer[],
  missing: Set<string>,
): FontForPdfkit {
  const fonts = files.map(openFont);
  const [first] = fonts;
  if (!first) throw new Error('no font file');
  const notDefined = { id: 0, parts: [], advanceWidth: UNITS_PER_EM, codePoints: [0] };
  const glyphs: DrawnGlyph[] = [notDefined];
  const known = new Map<string, DrawnGlyph>();
  const choices = new Map<string, Choice | null>();

  function choice(letters: string): Choice | null {
    const before = choices.get(letters);
    if (before !== undefined) return before;
    const chosen = choose(fonts, letters);
    choices.set(letters, chosen);
    return chosen;
  }

  function glyphFor(parts: readonly Part[], advanceWidth: number, typed: string): DrawnGlyph {
    const drawn = parts.map(({ font, glyph, x, y }) => [fonts.indexOf(font), glyph, x, y]);
    const key = `${typed}|${drawn.join('|')}`;
    let glyph = known.get(key);
    if (!glyph) {
      const codePoints = Array.from(typed, codeOf);
      glyph = { id: glyphs.length, parts, advanceWidth, codePoints };
      glyphs.push(glyph);
      known.set(key, glyph);
    }
    return glyph;
  }

  function runsOf(text: string): Run[] {
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
        else if (!SEPARATING.test(character)) {
          missing.add(character);
          add({ font: first as OpenFont, shown: '?' }, at, end);
        }
        at = end;
      }
    }
    return runs;
  }

  function drawn(text: string, run: Run): { glyph: DrawnGlyph; xAdvance: number }[] {
    const row = new Row();
    row.addCodePoints(run.codes);
    row.guessSegmentProperties();
    row.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
    shape(run.font.font, row);
    const joined: { at: number; parts: Part[]; xAdvance: number }[] = [];
    for (const {
      codepoint,
      cluster,
      xAdvance = 0,
      xOffset = 0,
      yOffset = 0,
    } of row.getGlyphInfosAndPositions()) {
      const at = run.at[cluster] ?? 0;
      let last = joined.at(-1);
      if (last?.at !== at) {
        last = { at, parts: [], xAdvance: 0 };
        joined.push(last);
      }
      if (run.font.hasInk(codepoint)) {
        last.parts.push({
          font: run.font,
          glyph: codepoint,
          x: last.xAdvance + xOffset,
          y: yOffset,
        });
      }
      last.xAdvance += xAdvance;
    }
    return joined.flatMap(({ at, parts, xAdvance }, index) => {
      const typed = text.slice(at, joined[index + 1]?.at ?? run.end);
      if (parts.length === 0 && xAdvance === 0) return [];
      return { glyph: glyphFor(parts, xAdvance, typed), xAdvance };
    });
  }

  return {
    ...first.metrics,
    postscriptName: name,
    unitsPerEm: UNITS_PER_EM,
    italicAngle: 0,
    post: { isFixedPitch: false },
    head: { macStyle: { italic: false } },
    getGlyph: (id) => glyphs[id] ?? notDefined,
    layout(text) {
      const all = runsOf(text).flatMap((run) => drawn(text, run));
      return {
        glyphs: all.map(({ glyph }) => glyph),
        positions: all.map(({ xAdvance }) => ({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 })),
        advanceWidth: all.reduce((width, { xAdvance }) => width + xAdvance, 0),
      };
    },
    createSubset: () => ({ includeGlyph: (id) => id, encode: () => joinedFont(glyphs) }),
  };
}

function choose(fonts: readonly OpenFont[], letters: string): Choice | null {
  if (SEPARATING.test(letters)) return null;
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

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
