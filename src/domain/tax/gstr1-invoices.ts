// The tables of GSTR-1 that name papers one by one, by rate, and the one for small sales to people without a GSTIN.
// Columns: the GST portal's offline tool 2.x, section-wise files (b2b, b2cl, b2cs, cdnr, cdnur), as public programs that
// write them have them (looked up November 2026). Cess is not levied on what this shop sells, so its cells are empty.
import type { Cell } from '../product/table/cell.ts';
import type { Paper, PaperLine } from './paper.ts';
import {
  dayCell,
  groupedBy,
  isAcrossStates,
  type MonthSheet,
  placeCell,
  rupees,
  signOf,
  sumOf,
  taxedLines,
} from './sheet-cells.ts';

/**
 * A sale across states to somebody without a GSTIN stands alone where the invoice is worth more. Source: CGST Rules 2017,
 * rule 59(4), by notification 12/2024 – Central Tax from 1 August 2024; before, ₹2,50,000.
 */
const LARGE_ABOVE_PAISE = 1_00_000_00;

const B2B = [
  ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date'],
  ...['Invoice Value', 'Place Of Supply', 'Reverse Charge', 'Applicable % of Tax Rate'],
  ...['Invoice Type', 'E-Commerce GSTIN', 'Rate', 'Taxable Value', 'Cess Amount'],
];
const B2CL = [
  ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply'],
  ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN'],
];
const B2CS = [
  ...['Type', 'Place Of Supply', 'Rate', 'Applicable % of Tax Rate', 'Taxable Value'],
  ...['Cess Amount', 'E-Commerce GSTIN'],
];
const CDNR = [
  ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type'],
  ...['Place Of Supply', 'Reverse Charge', 'Note Supply Type', 'Note Value'],
  ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
];
const CDNUR = [
  ...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value'],
  ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
];

type Table = 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur';

/** Tables 4, 5, 7 and 9B. */
export function invoiceSheets(papers: readonly Paper[]): MonthSheet[] {
  const taxed = papers.filter((paper) => taxedLines(paper).length > 0);
  const within = (table: Table) => taxed.filter((paper) => tableOf(paper) === table);
  const listed = (table: Table, headings: string[], row: (part: RateOfPaper) => Cell[]) => ({
    ...{ name: table, headings },
    rows: within(table).flatMap((paper) => byRate(paper).map(row)),
  });
  return [
    listed('b2b', B2B, ({ paper, rate, taxable }) => [
      ...[paper.recipient.gstin, paper.recipient.name, paper.number, dayCell(paper.issuedAt)],
      ...[rupees(paper.totalPaise), placeCell(paper), 'N', null, 'Regular B2B', null],
      ...[rate, taxable, null],
    ]),
    listed('b2cl', B2CL, ({ paper, rate, taxable }) => [
      ...[paper.number, dayCell(paper.issuedAt), rupees(paper.totalPaise), placeCell(paper), null],
      ...[rate, taxable, null, null],
    ]),
    { name: 'b2cs', headings: B2CS, rows: smallRows(within('b2cs')) },
    listed('cdnr', CDNR, ({ paper, rate, taxable }) => [
      ...[paper.recipient.gstin, paper.recipient.name, paper.number, dayCell(paper.issuedAt), 'C'],
      ...[placeCell(paper), 'N', 'Regular B2B', rupees(paper.totalPaise), null],
      ...[rate, taxable, null],
    ]),
    listed('cdnur', CDNUR, ({ paper, rate, taxable }) => [
      ...['B2CL', paper.number, dayCell(paper.issuedAt), 'C', placeCell(paper)],
      ...[rupees(paper.totalPaise), null, rate, taxable, null],
    ]),
  ];
}

/** Where a paper with taxed lines is filed. A credit note goes with its invoice: for a small sale it is taken off those. */
function tableOf(paper: Paper): Table {
  const isNote = paper.kind === 'credit-note';
  if (paper.recipient.gstin) return isNote ? 'cdnr' : 'b2b';
  const isLarge =
    isAcrossStates(paper) && (paper.takesBack ?? paper).totalPaise > LARGE_ABOVE_PAISE;
  if (!isLarge) return 'b2cs';
  return isNote ? 'cdnur' : 'b2cl';
}

type RateOfPaper = { paper: Paper; rate: number; taxable: Cell };

function byRate(paper: Paper): RateOfPaper[] {
  return groupedBy(taxedLines(paper), ({ rate }) => String(rate)).map((lines) => ({
    paper,
    rate: lines[0]?.rate ?? 0,
    taxable: sumOf(withSign(1, lines), 'taxablePaise'),
  }));
}

/** By state and rate, credit notes taken off. `OE`: not through another shop's site. */
function smallRows(papers: readonly Paper[]): Cell[][] {
  const all = papers.flatMap((paper) =>
    withSign(signOf(paper), taxedLines(paper)).map((it) => ({ ...it, place: placeCell(paper) })),
  );
  const groups = groupedBy(all, ({ place, line }) => `${place} ${line.rate}`);
  return groups
    .map((group): Cell[] => [
      ...['OE', group[0]?.place ?? '', group[0]?.line.rate ?? 0, null],
      ...[sumOf(group, 'taxablePaise'), null, null],
    ])
    .sort((one, other) => (`${one[1]} ${one[2]}` < `${other[1]} ${other[2]}` ? -1 : 1));
}

function withSign(sign: number, lines: readonly PaperLine[]) {
  return lines.map((line) => ({ line, sign }));
}
