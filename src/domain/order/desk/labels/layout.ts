// Where everything stands on a label. One order is one label, however much stands on it: all text becomes smaller until
// it fits; then the contents end with “and 12 more”. The receiver's address is never cut.
import type { Style, Writer } from '../../../print/pen.ts';
import { barsOf, type Code, qrOf } from './codes.ts';
import { DOT } from './formats.ts';
import type { Label } from './label.ts';
import * as words from './messages.ts';

/** Something that takes a height, and is drawn from there down. */
type Block = { height: number; draw(y: number): void };
/** Part of a page. */
type Box = { left: number; width: number; height: number };
type Row = Style & { text: string };

const BLACK = '#000';
const GAP = 5;
const SMALL = 7.5;
const CONTENTS = 8.5;
/** Of the width, for the pincode; the rest is for phones. */
const PIN_PART = 0.46;
/** For all text but the contents. */
const SCALES = Array.from({ length: 16 }, (_, at) => 0.92 ** at);
/** Down to which one the text shrinks for the sake of the contents. */
const SCALES_FOR_CONTENTS = SCALES.slice(0, 4);
const CONTENTS_SCALES = [1, 0.85, 0.72];
/** Lines of the contents that are always there. */
const MIN_LINES = 2;

/** The blocks of a label, in a box of this width and at most this height. */
export function layOut(pen: Writer, label: Label, box: Box): Block[] {
  const fixed = SCALES.map((scale) => lazy(() => fixedBlocks(pen, label, box, scale)));
  const contents = CONTENTS_SCALES.map((scale) =>
    lazy(() => contentLines(pen, label, box, CONTENTS * scale)),
  );
  const room = (blocks: Block[]) => box.height - total(blocks) - 2 * GAP;
  for (const [at] of SCALES_FOR_CONTENTS.entries()) {
    const blocks = fixed[at]?.() ?? [];
    for (const lines of contents) {
      if (total(lines(), 0) <= room(blocks)) return [...blocks, joined(lines())];
    }
  }
  const lines = contents.at(-1)?.() ?? [];
  const least = Math.min(MIN_LINES, lines.length);
  for (const blocks of fixed) {
    const shown = cut(lines, room(blocks()), (more) => moreLine(pen, more, box));
    if (shown.length > least || blocks === fixed.at(-1)) return [...blocks(), joined(shown)];
  }
  return [];
}

/** The height of blocks that stand below each other. */
export const total = (blocks: readonly Block[], gap = GAP) =>
  blocks.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, blocks.length - 1);

/** Draws blocks below each other. */
export function drawBlocks(blocks: readonly Block[], top: number, gap = GAP): void {
  let y = top;
  for (const { height, draw } of blocks) {
    draw(y);
    y += height + gap;
  }
}

function fixedBlocks(pen: Writer, label: Label, box: Box, scale: number): Block[] {
  const { receiver, number } = label;
  const to: Row[] = [
    { text: words.RECEIVER, size: SMALL * scale },
    { text: receiver.name, size: 15 * scale, bold: true },
    ...receiver.place.map((text) => ({ text, size: 11.5 * scale })),
  ];
  const bars = barsOf(number, Math.floor(box.width / DOT));
  return [
    head(pen, label, box, scale),
    rule(pen, box),
    rowsIn(pen, to, box),
    pinAndPhones(pen, receiver, box, scale),
    banner(pen, label, box, scale),
    ...(bars ? [codeIn(pen, bars, box)] : []),
    rowsIn(pen, factsOf(label, scale), box),
  ];
}

/** The sender, and the QR code beside. */
function head(pen: Writer, { sender, number }: Label, box: Box, scale: number): Block {
  const qr = qrOf(number);
  const side = qr.width * DOT;
  const { name, address, phone, fssai } = sender;
  const small = [address.join(', '), phone, fssai && words.fssaiWords(fssai)].filter(Boolean);
  const rows: Row[] = [
    { text: words.SENDER, size: SMALL * scale },
    { text: name, size: 11 * scale, bold: true },
    ...small.map((text) => ({ text, size: SMALL * scale })),
  ];
  const beside = rowsIn(pen, rows, { ...box, width: box.width - side });
  const code = codeIn(pen, qr, { ...box, left: box.left + box.width - side });
  return sideBySide(beside, code);
}

function pinAndPhones(pen: Writer, to: Label['receiver'], box: Box, scale: number): Block {
  const { left, width } = box;
  const pin = { text: words.pinWords(to.pincode), size: 18 * scale, bold: true };
  const phones = to.phones.map((phone): Row => {
    return { text: words.phoneWords(phone), size: 14 * scale, bold: true, align: 'right' };
  });
  const ofPin = rowsIn(pen, to.pincode ? [pin] : [], { left, width: PIN_PART * width });
  const beside = { left: left + PIN_PART * width, width: (1 - PIN_PART) * width };
  return sideBySide(ofPin, rowsIn(pen, phones, beside));
}

/** What the courier collects: white on black, or an empty frame where that is nothing. */
function banner(pen: Writer, { collects }: Label, box: Box, scale: number): Block {
  const isCash = typeof collects === 'number';
  const text = isCash
    ? words.collectWords(collects)
    : collects === 'paid'
      ? words.PREPAID
      : words.NOTHING_TO_COLLECT;
  const style = { bold: true, size: 17 * scale, align: 'center' } as const;
  const inside = box.width - 2 * GAP;
  const height = pen.heightOf(text, inside, style);
  return {
    height,
    draw(y) {
      const frame = pen.document.fillColor(BLACK).strokeColor(BLACK).lineWidth(1.5);
      if (isCash) frame.rect(box.left, y, box.width, height).fill();
      else frame.rect(box.left + 1, y + 1, box.width - 2, height - 2).stroke();
      pen.write(text, box.left + GAP, y, inside, { ...style, color: isCash ? '#fff' : BLACK });
    },
  };
}

function factsOf(
  { number, parcel: nth, grams, courier, trackingNumber }: Label,
  scale: number,
): Row[] {
  const parcel = [courier, trackingNumber].filter(Boolean).join(' ');
  const weight = grams === null ? '' : words.weightWords(grams);
  const rest = words.factsWords([parcel, weight].filter(Boolean));
  return [
    { text: words.orderWords(number, nth), size: 12 * scale, bold: true },
    ...(rest ? [{ text: rest, size: 9.5 * scale }] : []),
  ];
}

function contentLines(pen: Writer, { contents }: Label, box: Box, size: number): Block[] {
  return contents.map(({ pieces, name, preordered }) => {
    const text = words.contentWords(pieces, name, preordered);
    return rowsIn(pen, [{ text, size, bold: preordered > 0 }], box);
  });
}

function moreLine(pen: Writer, more: number, box: Box): Block {
  return rowsIn(pen, [{ text: words.moreLines(more), size: SMALL, bold: true }], box);
}

/** As many lines as there is room for, with a last line for the others. */
function cut(lines: Block[], room: number, more: (count: number) => Block): Block[] {
  for (let count = lines.length - 1; count > 0; count -= 1) {
    const shown = [...lines.slice(0, count), more(lines.length - count)];
    if (total(shown, 0) <= room) return shown;
  }
  return [more(lines.length)];
}

function sideBySide(...blocks: Block[]): Block {
  const draw = (y: number) => {
    for (const block of blocks) block.draw(y);
  };
  return { height: Math.max(...blocks.map(({ height }) => height)), draw };
}

function joined(lines: Block[]): Block {
  return { height: total(lines, 0), draw: (y) => drawBlocks(lines, y, 0) };
}

function rowsIn(pen: Writer, rows: Row[], { left, width }: Pick<Box, 'left' | 'width'>): Block {
  return joined(
    rows.map(({ text, ...style }) => ({
      height: pen.heightOf(text, width, style),
      draw: (y) => void pen.write(text, left, y, width, { color: BLACK, ...style }),
    })),
  );
}

function rule({ document }: Writer, { left, width }: Box): Block {
  const draw = (y: number) =>
    void document
      .fillColor(BLACK)
      .rect(left, y, width, 4 * DOT)
      .fill();
  return { height: 4 * DOT, draw };
}

/** A code, with each of its edges on a dot of the printer. */
function codeIn({ document }: Writer, { height, bars }: Code, box: Pick<Box, 'left'>): Block {
  return {
    height: (height + 1) * DOT,
    draw(y) {
      const [left, top] = [Math.round(box.left / DOT), Math.ceil(y / DOT)];
      document.fillColor(BLACK);
      for (const it of bars) {
        const [x, from] = [(left + it.x) * DOT, (top + it.y) * DOT];
        document.rect(x, from, it.width * DOT, it.height * DOT);
      }
      document.fill();
    },
  };
}

/** Measures only what is looked at. */
function lazy<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
