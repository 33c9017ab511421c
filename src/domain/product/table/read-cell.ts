// Reads one cell by the type of its column. Guesses nothing: refuses ambiguous text, and says how to write it.
import * as v from 'valibot';
import { withPlainSigns, withWesternDigits } from '#engine/lib/characters.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { MAX_NAME_LENGTH } from '../../shared/limits.ts';
import { type Cell, cellText, type Reading } from './cell.ts';
import { amountIn, choiceOf, countsDozens, countsPieces } from './cell-terms.ts';
import { CELL_PROBLEMS as problems } from './messages.ts';
import { isUnreadable } from './unreadable.ts';

export type ReadCell<Value> = (cell: Cell) => Reading<Value>;

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
  if (isUnreadable(cell)) return problems.unreadable;
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

const ADDRESS = /^https?:\/\//i;
const TAG = /<\/?[a-z][^<>]*>|<!--/i;

/** HTML as it stands; the lines of a text without tags become paragraphs. */
export function html(max: number): ReadCell<string> {
  return (cell) => {
    const reading = text(max)(cell);
    if ('problem' in reading || TAG.test(reading.value) || !reading.value.includes('\n')) {
      return reading;
    }
    const lines = reading.value.split('\n').map((line) => line.trim());
    const value = lines.flatMap((line) => (line ? [`<p>${escaped(line)}</p>`] : [])).join('');
    return value.length > max ? { problem: problems.tooLong(max) } : { value };
  };
}

const escaped = (line: string) =>
  line
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** An address of a list ends with a blank, or a separator before one or before the next; other words at any. */
const WORD = /https?:\/\/(?:(?![,;|](?:\s|$|https?:\/\/))\S)+|(?:(?!https?:\/\/)[^,;\n])+/giu;

/** Words separated by commas, semicolons or line ends, each once. Addresses keep theirs. */
export const list: ReadCell<string[]> = believed((cell) => {
  const found = String(cell).match(WORD) ?? [];
  const words = found.map((word) => word.trim()).filter((word) => /[^|\s\p{Pd}]/u.test(word));
  const tooLong = words.some((word) => word.length > MAX_NAME_LENGTH && !ADDRESS.test(word));
  return tooLong ? { problem: problems.tooLong(MAX_NAME_LENGTH) } : { value: [...new Set(words)] };
});

export const id: ReadCell<string> = believed((cell) => {
  const value = String(cell).trim();
  // Firestore would allow blanks and punctuation, but URLs do not.
  const isId = v.is(DocumentId, value) && /^[\p{L}\p{M}\p{N}._~-]+$/u.test(value);
  return isId ? { value } : { problem: problems.id(cellText(cell)) };
});

/** An id made of another shop’s or program’s code, such as “TUR 200/A”: whatever no id may hold becomes a dash. */
export const code: ReadCell<string> = believed((cell) => {
  const isRounded = typeof cell === 'number' ? !isExact(cell) : /^\d(\.\d+)?e\+\d+$/i.test(cell);
  if (isRounded) return { problem: problems.longNumber };
  if (String(cell).includes('?')) return { problem: problems.lostLetters };
  const bare = String(cell).trim().replace(/^'+/, '');
  return id(bare.replace(/[^\p{L}\p{M}\p{N}._~-]+/gu, '-').replace(/^-+|-+$/g, ''));
});

const isExact = (number: number) => Math.abs(number) <= Number.MAX_SAFE_INTEGER;

type Range = { min: number; max: number };

/** @param bare takes off what may stand beside the digits */
export function number({ min, max }: Range, bare = (written: string) => written): ReadCell<number> {
  return believed((cell) => {
    const shown = cellText(cell).trim();
    const value = typeof cell === 'number' ? cell : plainNumber(bare(plainSigns(shown)));
    if (value === null || !Number.isFinite(value)) return { problem: problems.number(shown) };
    if (value < min || value > max) return { problem: problems.range(shown, min, max) };
    return { value };
  });
}

/** “40 pcs” is 40; “2 dozen” is no number. */
export function wholeNumber(range: Range): ReadCell<number> {
  return (cell) => {
    const reading = number(range, withoutPieces)(cell);
    if ('problem' in reading || Number.isSafeInteger(reading.value)) return reading;
    return { problem: problems.whole(cellText(cell)) };
  };
}

function withoutPieces(written: string): string {
  const found = amountIn(written);
  const isCounted = found && countsPieces(found.unit) && !countsDozens(found.unit);
  return isCounted ? found.amount : written;
}

/** A paisa, in rupees, less the rounding error of spreadsheets. */
const MIN_RUPEES = 0.01 - 1e-6;

/** Rupees, with at most two decimals; rounds off the floating-point error of spreadsheets. */
export function rupees(range: Range): ReadCell<number> {
  return (cell) => {
    const reading = number(range, withoutRupees)(cell);
    if ('problem' in reading)
      return typeof cell === 'string' ? priceProblem(cell, reading) : reading;
    if (Math.abs(reading.value) < MIN_RUPEES && reading.value !== 0) {
      return { problem: problems.lessThanPaisa(cellText(cell)) };
    }
    const value = Math.round(reading.value * 100) / 100;
    const isExact = Math.abs(value - reading.value) < 1e-6;
    return isExact ? { value } : { problem: problems.paise(cellText(cell)) };
  };
}

const RUPEES = '₹|(?:₨|rs|re|inr|rupees?|रुपये|रुपए|रु|रू)(?![\\p{L}\\p{M}])\\s*\\.?';
const BEFORE = new RegExp(`^(-?)\\s*(?:${RUPEES})\\s*`, 'iu');
const BEHIND = new RegExp(`\\s*(?:${RUPEES}|/[-=]?|only)$`, 'iu');
/** “120 per kg”, “120/500 g”. */
const FOR_AMOUNT = /^[\d.,]+\s*(\/\s*|(?:per|for|प्रति)\s+)[\p{L}\d]/iu;

/** “Rs. 120.50/- only” without its words. */
function withoutRupees(written: string): string {
  const digits = written.replace(BEFORE, '$1');
  // “/- only”, “/- INR”: two of them at most.
  return digits.replace(BEHIND, '').replace(BEHIND, '');
}

/** The question mark is what some programs write for ₹. */
function priceProblem(cell: string, usual: { problem: string }): { problem: string } {
  const bare = withoutRupees(plainSigns(cell.trim()));
  if (/^\?\s*[\d.,]+$/.test(bare)) return { problem: problems.unreadable };
  return FOR_AMOUNT.test(bare) ? { problem: problems.forAmount(cellText(cell).trim()) } : usual;
}

/** One of these words, or another word for it: see cell-terms.ts. */
export function oneOf<Word extends string>(words: readonly Word[]): ReadCell<Word> {
  return believed((cell) => {
    const written = String(cell).trim();
    const ours = choiceOf(written);
    const value = words.find((word) => word === ours || word === written.toLowerCase());
    if (value !== undefined) return { value };
    const [shown, choices] = [cellText(cell), words.join(', ')];
    return {
      problem: countsPieces(written)
        ? problems.pieces(shown, choices)
        : problems.notOneOf(shown, choices),
    };
  });
}

/** 14 digits: exact as a number, but not once a spreadsheet has written it in scientific notation. */
export const licence: ReadCell<string> = believed((cell) => {
  if (typeof cell === 'number' && !Number.isSafeInteger(cell)) {
    return { problem: problems.longNumber };
  }
  const value = withWesternDigits(String(cell)).replace(/\s/g, '');
  if (/e\+/i.test(value)) return { problem: problems.longNumber };
  return /^\d{14}$/.test(value) ? { value } : { problem: problems.licence(cellText(cell)) };
});

/** 4, 6 or 8 digits. As a number it has lost the 0 in front that makes their count even. */
export const hsn: ReadCell<string> = believed((cell) => {
  const digits = withWesternDigits(String(cell)).replace(/[\s.]/g, '');
  const value = typeof cell === 'number' && digits.length % 2 === 1 ? `0${digits}` : digits;
  return /^\d{4}(\d\d){0,2}$/.test(value) ? { value } : { problem: problems.hsn(cellText(cell)) };
});

/** “5”, “5%” or “5 percent”. A cell of the format percent holds 0.05 for 5 %, which is refused. */
export const percent: ReadCell<number> = (cell) => {
  const bare = (written: string) => written.replace(/\s*(%|per ?cent)$/i, '');
  const reading = number({ min: 0, max: 100 }, bare)(cell);
  const isOfOne = 'value' in reading && reading.value > 0 && reading.value < 1;
  return isOfOne ? { problem: problems.percentOfOne(cellText(cell)) } : reading;
};

/** A day as 2027-04-01; from a date, or from text with the day before the month, as India writes it. */
export const day: ReadCell<string> = (cell) => {
  if (cell instanceof Date) return { value: cell.toISOString().slice(0, 10) };
  return believed((text) => {
    const written = withWesternDigits(String(text)).trim();
    const [, first, month, last] = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/.exec(written) ?? [];
    const [year, dayOf] = first?.length === 4 ? [first, last] : [last, first];
    const value = `${year}-${month?.padStart(2, '0')}-${dayOf?.padStart(2, '0')}`;
    const date = new Date(value);
    const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
    return isDay ? { value } : { problem: problems.day(cellText(text)) };
  })(cell);
};

/** Digits of every script as ours, and the thin spaces that group them as commas. */
function plainSigns(written: string): string {
  const grouped = withWesternDigits(written).replace(/(\d)[\u00a0\u2009\u202f](?=\d)/g, '$1,');
  return withPlainSigns(grouped);
}

/** Digits with at most one point, plain or in groups as India or the west writes them: 1,20,000.50. */
const NUMBER =
  /^-?(?:\d{1,15}|\d{1,2}(?:,\d\d)*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d{0,15})?$|^-?\.\d{1,15}$/;

function plainNumber(written: string): number | null {
  return NUMBER.test(written) ? Number(written.replaceAll(',', '')) : null;
}
