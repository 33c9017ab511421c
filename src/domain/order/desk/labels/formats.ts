// The papers that labels are printed on. Lengths in points.

const MM = 72 / 25.4;
/** A dot of a thermal printer: they print 8 dots a millimetre, which are called 203 dpi. */
export const DOT = MM / 8;

export const LABEL_FORMATS = ['4x6', 'a6', 'roll', 'a4'] as const;
export type LabelFormat = (typeof LABEL_FORMATS)[number];

/**
 * `page`: null on a roll, whose pages are as long as their label. `inset`: what a printer leaves white at the edges, in
 * whole dots; an 80 mm roll is printed 72 mm wide.
 */
export type LabelPaper = {
  page: readonly [number, number] | null;
  /** Of one label. */
  width: number;
  height: number;
  inset: number;
  across: number;
};

/** Sizes: 4 × 6 inches; ISO 216 for A6 and A4; four on A4 are each a quarter of it. */
export const LABEL_PAPERS: Readonly<Record<LabelFormat, LabelPaper>> = {
  '4x6': { page: [288, 432], width: 288, height: 432, inset: 3 * MM, across: 1 },
  a6: { page: [105 * MM, 148 * MM], width: 105 * MM, height: 148 * MM, inset: 3 * MM, across: 1 },
  roll: { page: null, width: 80 * MM, height: Number.POSITIVE_INFINITY, inset: 4 * MM, across: 1 },
  a4: {
    page: [210 * MM, 297 * MM],
    width: 105 * MM,
    height: 148.5 * MM,
    inset: 6 * MM,
    across: 2,
  },
};
