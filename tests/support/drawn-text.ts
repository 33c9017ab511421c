/**
 * What a PDF of pdfkit draws: of each text on its pages the letters that it stands for, and its outlines as they come out, from the
 * streams, widths and fonts in the file. Lengths are thousandths of the font's size. Source: ISO 32000-1, 9.4 and 9.7.
 */
import { inflateSync } from 'node:zlib';
import { Face, Font, Blob as FontFile, Buffer as Row, shape } from 'harfbuzzjs';

/** `contours`: as in SVG, sorted. */
export type DrawnText = { text: string; contours: string[]; width: number };

export function drawnTexts(pdf: ArrayBuffer): DrawnText[] {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    objects.set(id, body);
  }
  const stream = (id: string) => {
    const body = objects.get(id) ?? '';
    const packed = /stream\r?\n([\s\S]*)\r?\nendstream/.exec(body)?.[1] ?? '';
    return inflateSync(Buffer.from(packed, 'latin1'));
  };
  const refersTo = (from: string, name: string) =>
    new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(objects.get(from) ?? '')?.[1] ?? '';
  const fonts = new Map<string, ReturnType<typeof fontAt>>();
  for (const [, name = '', id = ''] of file.matchAll(/^\/(F\d+) (\d+) 0 R/gm)) {
    if (!fonts.has(name)) fonts.set(name, fontAt(id));
  }

  function fontAt(id: string) {
    const descendant = refersTo(id, 'DescendantFonts');
    const widths =
      /\/W \[0 \[([^\]]*)\]/.exec(objects.get(descendant) ?? '')?.[1]?.split(' ') ?? [];
    const embedded = stream(refersTo(refersTo(descendant, 'FontDescriptor'), 'FontFile2'));
    const letters = lettersOf(stream(refersTo(id, 'ToUnicode')).toString('latin1'));
    const font = new Font(new Face(new FontFile(embedded)));
    return {
      font,
      letters,
      widths: widths.map(Number),
    };
  }

  const texts: DrawnText[] = [];
  for (const [id, body] of objects) {
    if (!/^<<\n\/Length \d+\n\/Filter \/FlateDecode\n>>/.test(body)) continue;
    for (const [, block = ''] of stream(id)
      .toString('latin1')
      .matchAll(/BT\n([\s\S]*?)ET\n/g)) {
      const used = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(block)?.[1] ?? '');
      if (!used) throw new Error(`a text without a font: ${block}`);
      const contours: string[] = [];
      let text = '';
      let pen = 0;
      for (const [, hex = '', back] of block.matchAll(/<([0-9a-f]+)>|(-?[\d.]+)(?= ?[\]<-])/g)) {
        if (back !== undefined) pen -= Number(back);
        for (const code of hex.match(/.{4}/g) ?? []) {
          const glyph = Number.parseInt(code, 16);
          contours.push(...contoursAt(used.font, glyph, pen, 0));
          text += used.letters[glyph];
          pen += used.widths[glyph] ?? Number.NaN;
        }
      }
      texts.push({ text, contours: contours.sort(), width: pen });
    }
  }
  return texts;
}

/** The same of a word as HarfBuzz shapes it with this font; null if the font lacks a letter. */
export function shapedText(font: Font, text: string): DrawnText | null {
  const row = new Row();
  row.addText(text);
  row.guessSegmentProperties();
  shape(font, row);
  const contours: string[] = [];
  let pen = 0;
  for (const {
    codepoint,
    xAdvance = 0,
    xOffset = 0,
    yOffset = 0,
  } of row.getGlyphInfosAndPositions()) {
    if (codepoint === 0) return null;
    contours.push(...contoursAt(font, codepoint, pen + xOffset, yOffset));
    pen += xAdvance;
  }
  return { text, contours: contours.sort(), width: pen };
}

function contoursAt(font: Font, glyph: number, x: number, y: number): string[] {
  const contours: string[] = [];
  for (const { type, values } of font.glyphToJson(glyph)) {
    if (type === 'M') contours.push('');
    const moved = values.map((value, at) => value + (at % 2 === 0 ? x : y));
    contours[contours.length - 1] += `${type}${moved.join(' ')}`;
  }
  return contours;
}

/** The letters of each glyph, in the order of the glyphs. */
function lettersOf(map: string): string[] {
  const ranges = map.slice(map.indexOf('beginbfrange')).matchAll(/\[([^\]]*)\]/g);
  return [...ranges].flatMap(([, range = '']) =>
    [...range.matchAll(/<([0-9a-f ]*)>/g)].map(([, units = '']) =>
      String.fromCharCode(...units.split(' ').map((unit) => Number.parseInt(unit, 16))),
    ),
  );
}
