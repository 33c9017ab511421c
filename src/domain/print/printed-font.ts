// Fonts that pdfkit draws with and HarfBuzz shapes. A glyph is all that is drawn for the letters that join, most often a
// syllable, so that each glyph of the PDF stands for the letters that were typed, in their order (decision 60).
import { ClusterLevel, Buffer as Row, shape } from 'harfbuzzjs';
import type { FontForPdfkit } from 'pdfkit';
import { type JoinedGlyph, joinedFont, type Part } from './joined-font.ts';
import { codeOf, type Run, runsWith } from './letter-runs.ts';
import { openFont, UNITS_PER_EM } from './open-font.ts';

type DrawnGlyph = JoinedGlyph & { id: number; codePoints: number[] };

const JOINERS_AT_END = /\p{Cf}+$/u;

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
  const [first, ...others] = fonts;
  if (!first) throw new Error('no font file');
  const notDefined: DrawnGlyph = { id: 0, parts: [], advanceWidth: UNITS_PER_EM, codePoints: [0] };
  const glyphs: DrawnGlyph[] = [notDefined];
  const known = new Map<string, DrawnGlyph>();
  const runsOf = runsWith([first, ...others], missing);

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
      const hasInk = run.font.hasInk(codepoint);
      let last = joined.at(-1);
      // A joiner belongs to the letter before it.
      if (!last || (last.at !== at && (hasInk || xAdvance > 0))) {
        last = { at, parts: [], xAdvance: 0 };
        joined.push(last);
      }
      if (hasInk) {
        const x = last.xAdvance + xOffset;
        last.parts.push({ font: run.font, glyph: codepoint, x, y: yOffset });
      }
      last.xAdvance += xAdvance;
    }
    let carried = '';
    return joined.flatMap(({ at, parts, xAdvance }, index) => {
      if (parts.length === 0 && xAdvance === 0) return [];
      const typed = carried + text.slice(at, joined[index + 1]?.at ?? run.end);
      // PDF.js leaves out a glyph whose letters end with a joiner.
      const letters = typed.replace(JOINERS_AT_END, '');
      carried = typed.slice(letters.length);
      return { glyph: glyphFor(parts, xAdvance, letters), xAdvance };
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
    /** Numbers what is drawn: pdfkit stumbles over glyphs that were only measured. */
    createSubset() {
      const included = new Map([[notDefined, 0]]);
      return {
        includeGlyph(id) {
          const glyph = glyphs[id] ?? notDefined;
          const number = included.get(glyph) ?? included.size;
          included.set(glyph, number);
          return number;
        },
        encode: () => joinedFont([...included.keys()]),
      };
    },
  };
}
