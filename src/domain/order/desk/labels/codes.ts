// An order's number as bars (Code 128) and as a QR code, in whole dots of a thermal printer, which prints them sharp.
import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';
import { generate } from 'lean-qr';

/** Black rectangles in dots, and the size with the quiet zone around them. */
export type Code = {
  width: number;
  height: number;
  bars: { x: number; y: number; width: number; height: number }[];
};

/** Modules of a quiet zone. Source: ISO/IEC 15417 (Code 128, left and right) and ISO/IEC 18004 (QR code, all around). */
const QUIET_BESIDE_BARS = 10;
const QUIET_AROUND_QR = 4;
/** Dots of a module: three are 0.375 mm, and two the least that a thermal printer prints surely. */
const BAR_DOTS = [3, 2];
const QR_DOTS = 5;
const BAR_HEIGHT = 96;

/** The bars of a number, with the widest modules that fit; null if it has other letters than ASCII, or none fit. */
export function barsOf(number: string, mostDots: number): Code | null {
  const code = new CODE128(number, {});
  if (number === '' || !code.valid()) return null;
  const modules = code.encode().data;
  const wide = modules.length + 2 * QUIET_BESIDE_BARS;
  const dots = BAR_DOTS.find((it) => wide * it <= mostDots);
  if (dots === undefined) return null;
  const bars = runsIn(modules).map(({ at, length }) => ({
    ...{ x: (QUIET_BESIDE_BARS + at) * dots, y: 0 },
    ...{ width: length * dots, height: BAR_HEIGHT },
  }));
  return { width: wide * dots, height: BAR_HEIGHT, bars };
}

/** The QR code of a number. */
export function qrOf(number: string): Code {
  const code = generate(number);
  const side = (code.size + 2 * QUIET_AROUND_QR) * QR_DOTS;
  const bars = Array.from({ length: code.size }, (_, y) => {
    const row = Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? '1' : '0')).join('');
    return runsIn(row).map(({ at, length }) => ({
      ...{ x: (QUIET_AROUND_QR + at) * QR_DOTS, y: (QUIET_AROUND_QR + y) * QR_DOTS },
      ...{ width: length * QR_DOTS, height: QR_DOTS },
    }));
  }).flat();
  return { width: side, height: side, bars };
}

/** The runs of 1 in a row of modules. */
function runsIn(modules: string): { at: number; length: number }[] {
  return [...modules.matchAll(/1+/g)].map(({ index, 0: run }) => ({
    at: index,
    length: run.length,
  }));
}
