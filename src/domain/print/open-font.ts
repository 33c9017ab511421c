// A TrueType font file, opened: HarfBuzz shapes with it, and its outlines can be copied into a PDF.
import { Face, Font, Blob as FontFile } from 'harfbuzzjs';
import type { FontForPdfkit } from 'pdfkit';

/** All fonts of a PDF must have it, because their outlines are copied into one font as they are. */
export const UNITS_PER_EM = 1000;

export type OpenFont = {
  font: Font;
  codePoints: ReadonlySet<number>;
  /** Units of the em. */
  metrics: Pick<FontForPdfkit, 'ascent' | 'descent' | 'lineGap' | 'xHeight' | 'capHeight' | 'bbox'>;
  /** The most points, contours and parts of a glyph. */
  most: { points: number; contours: number; parts: number };
  /** The glyph's entry in the table `glyf`; empty for a space. */
  outline(glyph: number): DataView;
  hasInk(glyph: number): boolean;
};

/**
 * Opens a font file. Offsets: the OpenType specification, tables head, hhea, maxp, OS/2, loca.
 * @throws if it is no TrueType font of 1000 units per em.
 */
export function openFont(file: ArrayBuffer): OpenFont {
  const face = new Face(new FontFile(file));
  const table = (tag: string) => {
    // A copy: HarfBuzz's memory may move.
    const bytes = face.referenceTable(tag)?.slice();
    if (!bytes?.length) throw new Error(`the font has no table ${tag}`);
    return new DataView(bytes.buffer);
  };
  if (face.upem !== UNITS_PER_EM) throw new Error(`the font has ${face.upem} units per em`);
  const [head, hhea, maxp, os2] = [table('head'), table('hhea'), table('maxp'), table('OS/2')];
  const [loca, glyf] = [table('loca'), table('glyf')];
  const hasLongOffsets = head.getInt16(50) === 1;
  const offset = (glyph: number) =>
    hasLongOffsets ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph);
  const length = (glyph: number) => offset(glyph + 1) - offset(glyph);
  return {
    font: new Font(face),
    codePoints: new Set(face.collectUnicodes()),
    metrics: {
      ascent: hhea.getInt16(4),
      descent: hhea.getInt16(6),
      lineGap: hhea.getInt16(8),
      xHeight: os2.getInt16(86),
      capHeight: os2.getInt16(88),
      bbox: {
        minX: head.getInt16(36),
        minY: head.getInt16(38),
        maxX: head.getInt16(40),
        maxY: head.getInt16(42),
      },
    },
    most: {
      points: Math.max(maxp.getUint16(6), maxp.getUint16(10)),
      contours: Math.max(maxp.getUint16(8), maxp.getUint16(12)),
      parts: maxp.getUint16(28),
    },
    outline: (glyph) => new DataView(glyf.buffer, offset(glyph), length(glyph)),
    hasInk: (glyph) => length(glyph) > 0,
  };
}
