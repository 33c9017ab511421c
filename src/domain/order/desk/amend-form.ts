// What the merchant types to take lines or pieces off an order: how many of each line are left.
import { withWesternDigits } from '#engine/lib/characters.ts';
import { type Amend, amendedLines } from '../amendment.ts';
import type { OrderLine } from '../order.ts';

type Left =
  | { lines: Amend['lines']; wrong: readonly number[] }
  /** `wrong`: the lines whose number cannot be, by their place. */
  | { problem: 'nothing-left' | 'nothing-changed' | 'wrong'; wrong: readonly number[] };

/** `typed`: a text for each line, in their order. */
export function readLeft(lines: readonly OrderLine[], typed: readonly string[]): Left {
  const pieces = lines.map(({ quantity }, at) => readPieces(typed[at] ?? '', quantity));
  const wrong = pieces.flatMap((it, at) => (it === null ? [at] : []));
  if (wrong.length > 0) return { problem: 'wrong', wrong };
  const left = lines.map(({ productId }, at) => ({ productId, quantity: pieces[at] ?? 0 }));
  if (left.every(({ quantity }) => quantity === 0)) return { problem: 'nothing-left', wrong: [] };
  if (!amendedLines(lines, { lines: left })) return { problem: 'nothing-changed', wrong: [] };
  return { lines: left, wrong: [] };
}

/** One piece more or fewer, within what was ordered; what cannot be read is left as it was typed. */
export function steppedLeft(typed: string, most: number, by: 1 | -1): string {
  const pieces = readPieces(typed, most);
  const next = pieces === null ? null : readPieces(String(pieces + by), most);
  return next === null ? typed : String(next);
}

/** Null for what is no number of pieces that may be left. What is stored as it is may stay so. */
function readPieces(typed: string, most: number): number | null {
  const text = withWesternDigits(typed).trim();
  if (text === String(most)) return most;
  return /^\d{1,4}$/.test(text) && Number(text) <= most ? Number(text) : null;
}
