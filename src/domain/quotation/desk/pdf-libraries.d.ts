// Types for the parts that we use of two untyped libraries; the community's types require Node's.

declare module 'pdfkit' {
  type Words = {
    width?: number;
    align?: 'left' | 'right';
    lineGap?: number;
    lineBreak?: boolean;
    link?: string;
  };

  export default class PDFDocument {
    constructor(options: {
      size: string;
      margin: number;
      /** Null: no font until one is chosen. */
      font: null;
      bufferPages: boolean;
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
    registerFont(name: string, file: Uint8Array): this;
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
    heightOfString(words: string, options?: Words): number;
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(at: number): this;
    end(): void;
  }
}

declare module 'fontkit' {
  export function create(file: Uint8Array): {
    hasGlyphForCodePoint(codePoint: number): boolean;
  };
}
