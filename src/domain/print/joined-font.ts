// A TrueType font of joined glyphs, for embedding in a PDF: the tables that a PDF needs, without instructions.
// Source: the OpenType specification, tables glyf, head, hhea, hmtx, loca and maxp.
import { type OpenFont, UNITS_PER_EM } from './open-font.ts';

/** A glyph of a font file, moved to the right and up. Units of the em. */
export type Part = { font: OpenFont; glyph: number; x: number; y: number };
/** Parts that are drawn as one glyph. */
export type JoinedGlyph = { parts: readonly Part[]; advanceWidth: number };

const ARGUMENTS_ARE_WORDS = 0x1;
const ARGUMENTS_ARE_OFFSETS = 0x2;
const HAS_SCALE = 0x8;
const HAS_MORE = 0x20;
const HAS_TWO_SCALES = 0x40;
const HAS_MATRIX = 0x80;
const HAS_INSTRUCTIONS = 0x100;
const TAKES_METRICS = 0x200;
/** Of the glyph's header: number of contours, bounding box. */
const HEADER = 10;
/** A part may itself be made of parts. */
const DEPTH = 2;

/** The font file in which glyph `n` is `glyphs[n]`. */
export function joinedFont(glyphs: readonly JoinedGlyph[]): Uint8Array {
  const outlines = glyphs.map(() => new Uint8Array());
  const copied = new Map<OpenFont, Map<number, number>>();

  /** The id in the new font of a glyph of a font file, copied with its parts. */
  function idOf(font: OpenFont, glyph: number): number {
    const ids = copied.get(font) ?? new Map<number, number>();
    copied.set(font, ids);
    let id = ids.get(glyph);
    if (id === undefined) {
      id = outlines.push(new Uint8Array()) - 1;
      ids.set(glyph, id);
      outlines[id] = copyOf(font.outline(glyph), (part) => idOf(font, part));
    }
    return id;
  }

  for (const [id, { parts }] of glyphs.entries()) {
    const [only] = parts;
    if (only && parts.length === 1 && only.x === 0 && only.y === 0) {
      outlines[id] = copyOf(only.font.outline(only.glyph), (part) => idOf(only.font, part));
    } else if (parts.length > 0) {
      outlines[id] = joined(parts, (part) => idOf(part.font, part.glyph));
    }
  }
  return fontFile(glyphs, outlines, [...copied.keys()]);
}

/** A glyph as it is in its font, without instructions. */
function copyOf(from: DataView, idOf: (part: number) => number) {
  if (from.byteLength === 0) return new Uint8Array();
  const bytes = new Uint8Array(from.buffer, from.byteOffset, from.byteLength).slice();
  const to = new DataView(bytes.buffer);
  const contours = from.getInt16(0);
  if (contours >= 0) {
    const at = HEADER + 2 * contours;
    const outline = at + 2 + from.getUint16(at);
    to.setUint16(at, 0);
    bytes.copyWithin(at + 2, outline);
    return bytes.subarray(0, bytes.length - (outline - at - 2));
  }
  let at = HEADER;
  let flags = HAS_MORE;
  while (flags & HAS_MORE) {
    flags = from.getUint16(at);
    to.setUint16(at, flags & ~(HAS_INSTRUCTIONS | TAKES_METRICS));
    to.setUint16(at + 2, idOf(from.getUint16(at + 2)));
    at += flags & ARGUMENTS_ARE_WORDS ? 8 : 6;
    if (flags & HAS_SCALE) at += 2;
    if (flags & HAS_TWO_SCALES) at += 4;
    if (flags & HAS_MATRIX) at += 8;
  }
  return bytes.subarray(0, at);
}

function joined(parts: readonly Part[], idOf: (part: Part) => number) {
  const boxes = parts.map(({ font, glyph, x, y }) => {
    const outline = font.outline(glyph);
    return [
      outline.getInt16(2) + x,
      outline.getInt16(4) + y,
      outline.getInt16(6) + x,
      outline.getInt16(8) + y,
    ] as const;
  });
  const header = [
    -1,
    Math.min(...boxes.map(([left]) => left)),
    Math.min(...boxes.map(([, lower]) => lower)),
    Math.max(...boxes.map(([, , right]) => right)),
    Math.max(...boxes.map(([, , , upper]) => upper)),
  ];
  const records = parts.flatMap((part, index) => {
    const more = index < parts.length - 1 ? HAS_MORE : 0;
    return [ARGUMENTS_ARE_WORDS | ARGUMENTS_ARE_OFFSETS | more, idOf(part), part.x, part.y];
  });
  return words([...header, ...records]);
}

function fontFile(
  glyphs: readonly JoinedGlyph[],
  outlines: readonly Uint8Array[],
  fonts: readonly OpenFont[],
): Uint8Array {
  const inked = outlines.filter((it) => it.length > 0).map((it) => new DataView(it.buffer));
  const most = (of: (view: DataView) => number) =>
    inked.reduce((max, it) => Math.max(max, of(it)), 0);
  const box = [2, 4, 6, 8].map(
    (at) => (at < 6 ? -1 : 1) * most((it) => (at < 6 ? -1 : 1) * it.getInt16(at)),
  );
  const parts = Math.max(
    ...fonts.map((it) => it.most.parts),
    ...glyphs.map((it) => it.parts.length),
  );
  const widest = Math.max(...glyphs.map((it) => it.advanceWidth));
  const points = Math.max(...fonts.map((it) => it.most.points));
  const contours = Math.max(...fonts.map((it) => it.most.contours));
  const offsets = [0];
  for (const { length } of outlines) offsets.push((offsets.at(-1) ?? 0) + padded(length));
  const leftOf = (outline: Uint8Array) =>
    outline.length > 0 ? new DataView(outline.buffer).getInt16(2) : 0;
  return sfnt({
    glyf: together(outlines),
    head: words([
      ...[1, 0, 0, 0, 0, 0, 0x5f0f, 0x3cf5, 0b11, UNITS_PER_EM],
      ...[0, 0, 0, 0, 0, 0, 0, 0, ...box, 0, 8, 2, 1, 0],
    ]),
    hhea: words([1, 0, 0, 0, 0, widest, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, outlines.length]),
    hmtx: words(outlines.flatMap((it, id) => [glyphs[id]?.advanceWidth ?? 0, leftOf(it)])),
    loca: words(offsets.flatMap((it) => [it >>> 16, it])),
    maxp: words([
      ...[1, 0, outlines.length, points, contours, parts * points, parts * contours],
      ...[2, 0, 0, 0, 0, 0, 0, parts, DEPTH],
    ]),
  });
}

function sfnt(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const names = Object.keys(tables);
  const directory = new DataView(new ArrayBuffer(12 + 16 * names.length));
  directory.setUint32(0, 0x10000);
  const power = Math.floor(Math.log2(names.length));
  for (const [at, word] of [
    names.length,
    16 << power,
    power,
    16 * (names.length - (1 << power)),
  ].entries()) {
    directory.setUint16(4 + 2 * at, word);
  }
  let offset = directory.byteLength;
  for (const [index, [name, table]] of Object.entries(tables).entries()) {
    const at = 12 + 16 * index;
    for (let letter = 0; letter < 4; letter += 1)
      directory.setUint8(at + letter, name.charCodeAt(letter));
    directory.setUint32(at + 4, checksum(table));
    directory.setUint32(at + 8, offset);
    directory.setUint32(at + 12, table.length);
    offset += padded(table.length);
  }
  return together([new Uint8Array(directory.buffer), ...Object.values(tables)]);
}

function checksum(table: Uint8Array): number {
  const view = new DataView(together([table]).buffer);
  let sum = 0;
  for (let at = 0; at < view.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** One after the other, each beginning at a multiple of four. */
function together(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((length, it) => length + padded(it.length), 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += padded(piece.length);
  }
  return all;
}

/** Numbers of 16 bits, signed or not. */
function words(numbers: readonly number[]) {
  const view = new DataView(new ArrayBuffer(2 * numbers.length));
  for (const [at, number] of numbers.entries()) view.setInt16(2 * at, number);
  return new Uint8Array(view.buffer);
}
