// Cells of the accountant's sheets, as the portal's offline tool reads them.
import type { Cell } from '../product/table/cell.ts';
import { dateInIndia } from '../shared/day-in-india.ts';
import type { Paper, PaperLine } from './paper.ts';

/** A sheet of the accountant's file. Its name is short enough for a spreadsheet: 31 characters. */
export type MonthSheet = { name: string; headings: string[]; rows: Cell[][] };

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** -1 for a credit note, which takes back. */
export const signOf = ({ kind }: Paper): 1 | -1 => (kind === 'credit-note' ? -1 : 1);

/** Paise as rupees: a number that spreadsheets add up. */
export const rupees = (paise: number): number => paise / 100;

/** A day as the portal writes it: 05-Nov-2026. */
export function dayCell(at: number): string {
  const [year, month = '', day] = dateInIndia(at).split('-');
  return `${day}-${MONTHS[Number(month) - 1]}-${year}`;
}

/** The place of supply as the portal writes it: 08-Rajasthan. */
export function placeCell({ placeOfSupply: { code, name } }: Paper): string {
  return `${code}-${name}`;
}

/** Whether supplier and place of supply are of different states. */
export function isAcrossStates({ supplier, placeOfSupply }: Paper): boolean {
  return supplier.state.code !== placeOfSupply.code;
}

/** The lines that are taxed. */
export function taxedLines({ lines }: Paper): PaperLine[] {
  return lines.filter(({ kind }) => kind === 'taxable');
}

/** Items by key, in the order of their first. */
export function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** The sum of a part of lines, in rupees; the paise are added up first. */
export function sumOf(items: readonly { line: PaperLine; sign: number }[], part: Part): Cell {
  return rupees(items.reduce((sum, { line, sign }) => sum + sign * line[part], 0));
}
type Part = 'totalPaise' | 'taxablePaise' | 'centralPaise' | 'statePaise' | 'integratedPaise';
