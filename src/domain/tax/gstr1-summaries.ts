// The tables of GSTR-1 that sum up: supplies without tax (8), by HSN (12), and the numbers given out (13).
// Columns: as in gstr1-invoices.ts. Table 12 is parted into sales to people with and without a GSTIN, and table 13 is
// mandatory, from May 2025 on (GSTN's advisory on phase 3; looked up November 2026).
import type { Cell } from '../product/table/cell.ts';
import type { Paper } from './paper.ts';
import {
  groupedBy,
  isAcrossStates,
  type MonthSheet,
  rupees,
  signOf,
  sumOf,
} from './sheet-cells.ts';

const EXEMP = [
  ...['Description', 'Nil Rated Supplies', 'Exempted(other than nil rated/non GST supply)'],
  'Non-GST Supplies',
];
const HSN = [
  ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Taxable Value'],
  ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount', 'Rate'],
];
const DOCS = ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'];
/** The offline tool names a unit by its code and its word. */
const UNITS: Readonly<Record<string, string>> = { PCS: 'PCS-PIECES' };

/** Table 8: the four kinds of buyer, credit notes taken off. */
export function exemptSheet(papers: readonly Paper[]): MonthSheet {
  const row = (isAcross: boolean, isRegistered: boolean): Cell[] => {
    const own = papers.filter(
      (paper) => isAcrossStates(paper) === isAcross && hasGstin(paper) === isRegistered,
    );
    const sum = (kind: string) =>
      rupees(
        own.reduce((all, paper) => {
          const lines = paper.lines.filter((line) => line.kind === kind);
          return all + signOf(paper) * lines.reduce((so, { totalPaise }) => so + totalPaise, 0);
        }, 0),
      );
    const words = `${isAcross ? 'Inter' : 'Intra'}-State supplies to ${isRegistered ? '' : 'un'}registered persons`;
    return [words, sum('nil rated'), sum('exempt'), 0];
  };
  const rows = [row(true, true), row(false, true), row(true, false), row(false, false)];
  return { name: 'exemp', headings: EXEMP, rows };
}

/** Table 12, in two: by HSN, unit and rate, credit notes taken off. */
export function hsnSheet(papers: readonly Paper[]): MonthSheet[] {
  const sheet = (name: string, isRegistered: boolean) => ({
    ...{ name, headings: HSN },
    rows: hsnRows(papers.filter((paper) => hasGstin(paper) === isRegistered)),
  });
  return [sheet('hsn(b2b)', true), sheet('hsn(b2c)', false)];
}

function hsnRows(papers: readonly Paper[]): Cell[][] {
  const all = papers.flatMap((paper) => paper.lines.map((line) => ({ line, sign: signOf(paper) })));
  const groups = groupedBy(all, ({ line }) => `${line.hsn} ${line.unit} ${line.rate}`);
  return groups
    .map((group): Cell[] => {
      const { hsn = '', name = '', unit = '', rate = 0 } = group[0]?.line ?? {};
      const quantity = group.reduce((sum, { line, sign }) => sum + sign * line.quantity, 0);
      return [
        ...[hsn, name, UNITS[unit] ?? unit, quantity, sumOf(group, 'totalPaise')],
        ...[sumOf(group, 'taxablePaise'), sumOf(group, 'integratedPaise')],
        ...[sumOf(group, 'centralPaise'), sumOf(group, 'statePaise'), null, rate],
      ];
    })
    .sort((one, other) => (`${one[0]} ${one[10]}` < `${other[0]} ${other[10]}` ? -1 : 1));
}

/** Table 13: first and last number of each series. A number that was given out is never cancelled: a note takes it back. */
export function documentSheet(papers: readonly Paper[]): MonthSheet {
  const series = groupedBy(papers, ({ number }) => number.slice(0, number.lastIndexOf('-')));
  return {
    name: 'docs',
    headings: DOCS,
    rows: series.map((group): Cell[] => {
      const numbers = group.map(({ number }) => number).sort(byCount);
      const nature =
        group[0]?.kind === 'credit-note' ? 'Credit Note' : 'Invoices for outward supply';
      return [nature, numbers[0] ?? '', numbers.at(-1) ?? '', numbers.length, 0];
    }),
  };
}

const byCount = (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1);

function hasGstin({ recipient }: Paper): boolean {
  return recipient.gstin !== '';
}
