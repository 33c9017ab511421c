// The sheet of another shop's export: its rows, and their cells by heading.
import type { Cell, Sheet, SheetRow } from '../cell.ts';
import { headingKey } from '../cell.ts';
import type { Headings } from './profile.ts';

export class ExportSheet {
  private readonly keys: readonly string[];
  private readonly known = new Map<Headings, readonly number[]>();
  readonly rows: readonly ExportRow[];
  /** Whether a program named its columns, as in `compare_price`. */
  readonly isTechnical: boolean;

  /** Its first row holds the headings. */
  constructor({ rows: [headings, ...below] }: Pick<Sheet, 'rows'>) {
    const texts = [...(headings?.cells ?? [])].map(textOf);
    this.keys = texts.map(headingKey);
    this.isTechnical =
      texts.every((text) => !/\s/.test(text)) &&
      texts.some((text) => /[a-z](_[a-z]|[A-Z])/.test(text));
    this.rows = below.map((row) => new ExportRow(this, row));
  }

  /** The columns under these headings, in their order. */
  columns(headings: Headings): readonly number[] {
    const known = this.known.get(headings);
    if (known) return known;
    const wanted =
      typeof headings === 'string' || headings instanceof RegExp ? [headings] : headings;
    const found = wanted.flatMap((one) => {
      const isIt =
        typeof one === 'string' ? (key: string) => key === headingKey(one) : one.test.bind(one);
      return [...this.keys.keys()].filter(
        (at) => this.keys[at] !== '' && isIt(this.keys[at] ?? ''),
      );
    });
    this.known.set(headings, found);
    return found;
  }

  has(headings: Headings | undefined): boolean {
    return headings !== undefined && this.columns(headings).length > 0;
  }

  /** The unit in a heading such as `Weight (kg)`. */
  unitIn(headings: Headings | undefined): string {
    const [column = -1] = headings === undefined ? [] : this.columns(headings);
    return this.keys[column]?.split(' ').at(-1) ?? '';
  }
}

export class ExportRow {
  constructor(
    readonly sheet: ExportSheet,
    readonly at: SheetRow,
  ) {}

  /** The first cell under these headings that holds something. */
  cell(headings: Headings | undefined): Cell {
    return this.cells(headings)[0] ?? null;
  }

  text(headings: Headings | undefined): string {
    return textOf(this.cell(headings));
  }

  /** Every text under these headings, without empty ones. */
  texts(headings: Headings | undefined): string[] {
    return this.cells(headings).map(textOf).filter(Boolean);
  }

  private cells(headings: Headings | undefined): Cell[] {
    if (headings === undefined) return [];
    const cells = this.sheet.columns(headings).map((column) => this.at.cells[column] ?? null);
    return cells.filter(
      (cell) => cell !== null && (typeof cell !== 'string' || cell.trim() !== ''),
    );
  }
}

/** What some exports write before a text that a spreadsheet would take for a formula, also before -1. */
const AGAINST_FORMULAS = /^'(?=[=+@-])/;

/** A cell as text; none for a date, a formula or an error. */
function textOf(cell: Cell | undefined): string {
  if (cell === undefined || cell === null || typeof cell === 'object') return '';
  return String(cell).trim().replace(AGAINST_FORMULAS, '');
}
