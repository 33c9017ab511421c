// Writes on the pages of a PDF, in the fonts and colours of a quotation. Lengths in points.
import type PDFDocument from 'pdfkit';

export const MARGIN = 48;
/** Space for the two lines at the foot of each page. */
const FOOT = 52;
const INK = '#1f2a1c';
const RULE = '#c9d2c1';
const BODY = 10.5;
/** Where a line may be broken inside a word that is longer than a line. */
const BREAK = '\u200B';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

export type Pen = ReturnType<typeof penOn>;
export type Writer = ReturnType<typeof writerOn>;
export type Style = {
  bold?: boolean;
  size?: number;
  color?: string;
  align?: 'left' | 'center' | 'right';
};

/** Writes on the pages of an A4 sheet with margins. */
export function penOn(document: PDFDocument) {
  const left = MARGIN;
  const right = document.page.width - MARGIN;
  const bottom = document.page.height - MARGIN - FOOT;
  return {
    ...writerOn(document),
    left,
    right,
    bottom,
    width: right - left,
    rule(y: number): void {
      document.strokeColor(RULE).lineWidth(0.75).moveTo(left, y).lineTo(right, y).stroke();
    },
  };
}

/** Writes texts anywhere on the current page. */
export function writerOn(document: PDFDocument) {
  const choose = ({ bold = false, size = BODY }: Style) =>
    document.font(bold ? 'bold' : 'regular').fontSize(size);
  return {
    document,
    /** Writes a text and returns the y of its lower end. */
    write(text: string, x: number, y: number, width: number, style: Style = {}): number {
      const { align = 'left', color = INK } = style;
      const shown = breakable(choose(style), text, width);
      document.fillColor(color).text(shown, x, y, { width, align });
      return y + document.heightOfString(shown, { width });
    },
    heightOf(text: string, width: number, style: Style = {}): number {
      return document.heightOfString(breakable(choose(style), text, width), { width });
    },
  };
}

/** The text, with places to break in words that are longer than a line: pdfkit alone would break inside a syllable. */
function breakable(document: PDFDocument, text: string, width: number): string {
  const words = text.split(/(?<=[\s-])/);
  return words.map(fitted).join('');

  function fitted(word: string): string {
    if (document.widthOfString(word) <= width) return word;
    // pdfkit would break a word for the space after it.
    const bare = word.trimEnd();
    return document.widthOfString(bare) > width ? inLines(word) : `${bare}\n`;
  }

  function inLines(word: string): string {
    const lines = [''];
    for (const { segment } of graphemes.segment(word)) {
      const line = lines.at(-1) + segment;
      if (document.widthOfString(line) > width) lines.push(segment);
      else lines[lines.length - 1] = line;
    }
    return lines.join(BREAK);
  }
}
