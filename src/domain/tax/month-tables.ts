// The accountant's month: the tables of GSTR-1 from the tax papers of a month, and all papers and lines beside them. Each sums
// to the papers, to the paisa. Amounts in rupees, as in the portal's files.
import type { Cell } from '../product/table/cell.ts';
import type { ColumnLook } from '../product/table/files/write-spreadsheet.ts';
import { invoiceSheets } from './gstr1-invoices.ts';
import { documentSheet, exemptSheet, hsnSheet } from './gstr1-summaries.ts';
import { PAPER_TITLES, PAYMENT_WORDS } from './messages.ts';
import type { Paper, PaperLine } from './paper.ts';
import { dayCell, groupedBy, type MonthSheet, rupees, signOf } from './sheet-cells.ts';

/**
 * All sheets of a month: the papers, their lines, what was billed by way of payment, and the tables of GSTR-1, which a
 * composition dealer does not file.
 */
export function monthTables(papers: readonly Paper[]): MonthSheet[] {
  const sorted = [...papers].sort(byNumber);
  const filed = sorted.filter(({ supplier }) => supplier.dealer === 'regular');
  return [
    paperSheet(sorted),
    lineSheet(sorted),
    waySheet(sorted),
    ...(filed.length > 0
      ? [...invoiceSheets(filed), exemptSheet(filed), ...hsnSheet(filed), documentSheet(filed)]
      : []),
  ];
}

function byNumber(one: Paper, other: Paper): number {
  return one.issuedAt - other.issuedAt || (one.number < other.number ? -1 : 1);
}

const TAXES = ['Taxable value', 'IGST', 'CGST', 'SGST or UTGST', 'Total'];
const taxCells = (sign: number, it: Paper | PaperLine): Cell[] =>
  [it.taxablePaise, it.integratedPaise, it.centralPaise, it.statePaise, it.totalPaise].map(
    (paise) => rupees(sign * paise),
  );

/** One row a paper; credit notes with a minus. */
function paperSheet(papers: readonly Paper[]): MonthSheet {
  return {
    name: 'Papers',
    headings: [
      ...['Number', 'Kind', 'Date', 'Order', 'Receiver', 'GSTIN', 'State', 'Payment'],
      ...[...TAXES, 'Takes back', 'Reason'],
    ],
    rows: papers.map((paper) => [
      ...[paper.number, PAPER_TITLES[paper.kind], dayCell(paper.issuedAt), paper.orderNo],
      ...[paper.recipient.name, paper.recipient.gstin, paper.placeOfSupply.name],
      PAYMENT_WORDS[paper.paymentMethod],
      ...taxCells(signOf(paper), paper),
      ...[paper.takesBack?.number ?? '', paper.takesBack?.reason ?? ''],
    ]),
  };
}

/** One row a line of a paper. */
function lineSheet(papers: readonly Paper[]): MonthSheet {
  return {
    name: 'Lines',
    headings: [
      ...['Number', 'Kind', 'Date', 'Product', 'HSN', 'Quantity', 'Unit', 'Tax', 'Rate %'],
      ...TAXES,
    ],
    rows: papers.flatMap((paper) =>
      paper.lines.map((line) => [
        ...[paper.number, PAPER_TITLES[paper.kind], dayCell(paper.issuedAt), line.name, line.hsn],
        ...[signOf(paper) * line.quantity, line.unit, line.kind, line.rate],
        ...taxCells(signOf(paper), line),
      ]),
    ),
  };
}

/** Credit notes taken off. The shop is not told what a bank or a provider keeps, so fees are for the accountant. */
function waySheet(papers: readonly Paper[]): MonthSheet {
  return {
    name: 'Ways of payment',
    headings: ['Way', 'Papers', 'Total', 'Fees'],
    rows: groupedBy(papers, ({ paymentMethod }) => paymentMethod).map((group): Cell[] => {
      const paise = group.reduce((sum, paper) => sum + signOf(paper) * paper.totalPaise, 0);
      const way = group[0] ? PAYMENT_WORDS[group[0].paymentMethod] : '';
      return [way, group.length, rupees(paise), null];
    }),
  };
}

/** Columns of rupees, in any of the sheets. */
const MONEY = /value|amount|\b[ICS]GST\b|^total$|^fees$|suppl/i;

/** How the columns of a sheet look in a spreadsheet. */
export function looksOf({ headings }: MonthSheet): ColumnLook[] {
  return headings.map((heading) => (MONEY.test(heading) ? { as: 'money' } : {}));
}
