// The forms in which the merchant types a number of pieces for each line of an order: how many are left of it, or how
// many of a parcel that came back go into stock.
import { withWesternDigits } from '#engine/lib/characters.ts';
import { type Amend, amendedLines, type PiecesOfLines } from '../amendment.ts';
import type { OrderLine } from '../order.ts';

type Left =
  | { lines: Amend['lines']; wrong: readonly number[] }
  /** `wrong`: indices of the lines whose number is not possible. */
  | { problem: 'nothing-left' | 'nothing-changed' | 'wrong'; wrong: readonly number[] };

/** `typed`: one text per line, in their order. */
export function readLeft(lines: readonly OrderLine[], typed: readonly string[]): Left {
  const { pieces: left, wrong } = readPiecesOf(lines, typed);
  if (wrong.length > 0) return { problem: 'wrong', wrong };
  if (left.every(({ quantity }) => quantity === 0)) return { problem: 'nothing-left', wrong: [] };
  if (!amendedLines(lines, { lines: left })) return { problem: 'nothing-changed', wrong: [] };
  return { lines: left, wrong: [] };
}

/** The typed pieces of each line; `wrong`: indices of the lines whose number is not possible. */
export function readPiecesOf(
  lines: readonly OrderLine[],
  typed: readonly string[],
): { pieces: PiecesOfLines; wrong: readonly number[] } {
  const read = lines.map(({ quantity }, at) => readPieces(typed[at] ?? '', quantity));
  return {
    pieces: lines.map(({ productId }, at) => ({ productId, quantity: read[at] ?? 0 })),
    wrong: read.flatMap((it, at) => (it === null ? [at] : [])),
  };
}

/** One piece more or fewer, up to the pieces ordered; unreadable text stays as typed. */
export function steppedLeft(typed: string, most: number, by: 1 | -1): string {
  const pieces = readPieces(typed, most);
  const next = pieces === null ? null : readPieces(String(pieces + by), most);
  return next === null ? typed : String(next);
}

/** Null unless this number of pieces may be left. The stored quantity is always allowed, whatever it is. */
function readPieces(typed: string, most: number): number | null {
  const text = withWesternDigits(typed).trim();
  if (text === String(most)) return most;
  return /^\d{1,4}$/.test(text) && Number(text) <= most ? Number(text) : null;
}
