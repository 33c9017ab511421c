// Types for the parts that we use of untyped libraries; the community's types of pdfkit require Node's.

declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: object);
    valid(): boolean;
    /** `data`: a 1 for each black module, a 0 for each white one. */
    encode(): { data: string };
  }
}

declare module 'pdfkit' {
  type Words = {
    width?: number;
    align?: 'left' | 'center' | 'right';
    lineGap?: number;
    lineBreak?: boolean;
    link?: string;
  };

  type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
  type Glyph = { id: number; advanceWidth: number; codePoints: number[] };
  /** What pdfkit asks of a font, which fontkit opens unless it is given one. Lengths in units of the em. */
  export type FontForPdfkit = {
    postscriptName: string;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    xHeight: number;
    capHeight: number;
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
    italicAngle: number;
    post: { isFixedPitch: boolean };
    head: { macStyle: { italic: boolean } };
    getGlyph(id: number): Glyph;
    layout(text: string): { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
    createSubset(): {
      /** Returns the glyph's id in the subset. */
      includeGlyph(id: number): number;
      /** A TrueType font. */
      encode(): Uint8Array;
    };
  };

  export default class PDFDocument {
    constructor(options: {
      size: string;
      margin: number;
      /** Null: no font until one is chosen. */
      font: null;
      bufferPages: boolean;
      autoFirstPage?: boolean;
      lang: string;
      displayTitle: boolean;
      info: { Title: string; Author: string; CreationDate: Date };
    });
    x: number;
    y: number;
    readonly page: { width: number; height: number; margins: { bottom: number } };
    on(event: 'data', heard: (chunk: Uint8Array) => void): this;
    on(event: 'end', heard: () => void): this;
    on(event: 'error', heard: (error: unknown) => void): this;
    registerFont(name: string, font: FontForPdfkit): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(points: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(): this;
    stroke(): this;
    text(words: string, x: number, y: number, options?: Words): this;
    widthOfString(words: string): number;
    heightOfString(words: string, options?: Words): number;
    addPage(page?: { size: string | readonly [number, number]; margin: number }): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(at: number): this;
    end(): void;
  }
}
