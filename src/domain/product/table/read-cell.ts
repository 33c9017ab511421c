// Reads one cell by the type of its column. Guesses nothing: refuses ambiguous text, and says how to write it.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { MAX_NAME_LENGTH } from '../../shared/limits.ts';
import { type Cell, cellText, type Reading } from './cell.ts';
import { CELL_PROBLEMS as problems } from './messages.ts';

export type ReadCell<Value> = (cell: Cell) => Reading<Value>;

/** Undecodable characters, and UTF-8 text in Indian scripts that was decoded as Latin-1. */
const UNREADABLE = /\ufffd|\p{Surrogate}|à[¤-¯]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** A problem of a cell in any column; null for none. */
function cellProblem(cell: Cell): string | null {
  if (cell instanceof Date) return problems.date(cellText(cell));
  if (typeof cell === 'boolean') return problems.trueOrFalse;
  if (typeof cell === 'object' && cell !== null) {
    return 'formula' in cell ? problems.formula : problems.error(cell.error);
  }
  if (typeof cell !== 'string') return null;
  if (UNREADABLE.test(cell)) return problems.unreadable;
  return CONTROL.test(cell) ? problems.control : null;
}

function believed<Value>(read: (cell: string | number) => Reading<Value>): ReadCell<Value> {
  return (cell) => {
    const problem = cellProblem(cell);
    if (problem !== null) return { problem };
    return read(typeof cell === 'number' ? cell : String(cell ?? ''));
  };
}

/** Trimmed text; line ends become \n. */
export function text(max: number = MAX_NAME_LENGTH): ReadCell<string> {
  return believed((cell) => {
    const value = String(cell).replace(/\r\n?/g, '\n').trim();
    return value.length > max ? { problem: problems.tooLong(max) } : { value };
  });
}

/** Words separated by commas, semicolons or line ends, each once. */
export const list: ReadCell<string[]> = believed((cell) => {
  const words = String(cell)
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const tooLong = words.some((word) => word.length > MAX_NAME_LENGTH);
  return tooLong ? { problem: problems.tooLong(MAX_NAME_LENGTH) } : { value: [...new Set(words)] };
});

export const id: ReadCell<string> = believed((cell) => {
  const value = String(cell).trim();
  // Firestore would allow blanks and punctuation, but URLs do not.
  const isId = v.is(DocumentId, value) && /^[\p{L}\p{M}\p{N}._~-]+$/u.test(value);
  return isId ? { value } : { problem: problems.id(cellText(cell)) };
});

type Range = { min: number; max: number };

export function number({ min, max }: Range): ReadCell<number> {
  return believed((cell) => {
    const shown = cellText(cell).trim();
    const value = typeof cell === 'number' ? cell : plainNumber(shown);
    if (value === null || !Number.isFinite(value)) {
      return { problem: problems.number(shown, meantNumber(shown)) };
    }
    if (value < min || value > max) return { problem: problems.range(shown, min, max) };
    return { value };
  });
}

export function wholeNumber(range: Range): ReadCell<number> {
  return (cell) => {
    const reading = number(range)(cell);
    if ('problem' in reading || Number.isSafeInteger(reading.value)) return reading;
    return { problem: problems.whole(cellText(cell)) };
  };
}

/** A paisa, in rupees, less the rounding error of spreadsheets. */
const MIN_RUPEES = 0.01 - 1e-6;

/** Rupees, with at most two decimals; rounds off the floating-point error of spreadsheets. */
export function rupees(range: Range): ReadCell<number> {
  return (cell) => {
    const reading = number(range)(cell);
    if ('problem' in reading) return reading;
    if (Math.abs(reading.value) < MIN_RUPEES && reading.value !== 0) {
      return { problem: problems.lessThanPaisa(cellText(cell)) };
    }
    const value = Math.round(reading.value * 100) / 100;
    const isExact = Math.abs(value - reading.value) < 1e-6;
    return isExact ? { value } : { problem: problems.paise(cellText(cell)) };
  };
}

export function oneOf<Word extends string>(words: readonly Word[]): ReadCell<Word> {
  return believed((cell) => {
    const value = words.find((word) => word === String(cell).trim().toLowerCase());
    return value === undefined
      ? { problem: problems.unit(cellText(cell), words.join(', ')) }
      : { value };
  });
}

/** 14 digits: exact as a number, but not once a spreadsheet has written it in scientific notation. */
export const licence: ReadCell<string> = believed((cell) => {
  if (typeof cell === 'number' && !Number.isSafeInteger(cell)) {
    return { problem: problems.longNumber };
  }
  const value = String(cell).replace(/\s/g, '');
  if (/e\+/i.test(value)) return { problem: problems.longNumber };
  return /^\d{14}$/.test(value) ? { value } : { problem: problems.licence(cellText(cell)) };
});

/** Digits with at most one point, as numbers stand in a CSV. */
function plainNumber(written: string): number | null {
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(written) ? Number(written) : null;
}

/** The plain number meant by text such as “₹ 1,20,000.50/-”; null where it is ambiguous. */
function meantNumber(written: string): string | null {
  const bare = written.replace(/^(₹|rs\.?|inr)\s*/i, '').replace(/\s*(₹|rs\.?|inr|\/-|\/=)$/i, '');
  const isGrouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(bare);
  const plain = isGrouped ? bare.replaceAll(',', '') : bare;
  return plainNumber(plain) === null ? null : plain;
}
