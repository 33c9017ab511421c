// The PDF of a tax paper or a receipt: A4, as many pages as its lines need, each with its headings. The same paper always
// makes the same bytes, on whichever phone. Only the worker that makes it loads the libraries and the fonts (decision 60).
import { type MadeSheet, openPdf, type SheetFonts } from '../print/pdf-document.ts';
import { MARGIN, type Pen, penOn } from '../print/pen.ts';
import * as words from './messages.ts';
import type { Paper } from './paper.ts';
import {
  type Column,
  type Fact,
  type PaperSheet,
  paperSheet,
  type SheetRow,
} from './paper-sheet.ts';
import { type Receipt, receiptSheet } from './receipt-sheet.ts';

const SOFT = '#55604f';
const GAP = 6;
const CELL = 9;
const SMALL = 8;
const soft = { size: SMALL, color: SOFT };
const aside = { align: 'right' } as const;

/** The PDF of a paper. Prints each letter with `fonts`, or with the first of `others` that has it. */
export function paperPdf(
  paper: Paper,
  fonts: SheetFonts,
  others: readonly SheetFonts[] = [],
): Promise<MadeSheet> {
  return sheetPdf(paperSheet(paper), fonts, others);
}

/** The same for the receipt of an order, where the shop has no GSTIN. */
export function receiptPdf(
  receipt: Receipt,
  fonts: SheetFonts,
  others: readonly SheetFonts[] = [],
): Promise<MadeSheet> {
  return sheetPdf(receiptSheet(receipt), fonts, others);
}

function sheetPdf(
  sheet: PaperSheet,
  fonts: SheetFonts,
  others: readonly SheetFonts[],
): Promise<MadeSheet> {
  const { name: title, at: createdAt, seller } = sheet;
  const about = { title, author: seller.name, createdAt, margin: MARGIN, bufferPages: true };
  const { document, finish } = openPdf(about, [fonts, ...others]);
  const pen = penOn(document);
  drawHead(pen, sheet);
  drawTable(pen, sheet);
  drawEnd(pen, sheet);
  drawFeet(pen, sheet);
  return finish();
}

function drawHead(pen: Pen, { title, above, seller, facts, buyer }: PaperSheet): void {
  const { document, left, right, width } = pen;
  const half = width / 2 - GAP;
  const top = above ? pen.write(above, left, MARGIN, width, { bold: true }) + GAP : MARGIN;
  let y = pen.write(seller.name, left, top, half, { bold: true, size: 15 });
  for (const line of seller.lines) y = pen.write(line, left, y, half, { size: CELL });
  let beside = pen.write(title, right - half, top, half, { ...aside, bold: true, size: 15 });
  for (const [name, value] of facts) {
    beside = pen.write(`${name}: ${value}`, right - half, beside, half, { ...aside, size: CELL });
  }
  y = pen.write(words.BILLED_TO, left, Math.max(y, beside) + 2 * GAP, width, soft);
  if (buyer.name) y = pen.write(buyer.name, left, y, width, { bold: true });
  for (const line of buyer.lines) y = pen.write(line, left, y, width, { size: CELL });
  document.y = y + 2 * GAP;
}

/** The columns with their places. */
function placed({ left, width }: Pen, columns: readonly Column[]) {
  const rest = width - columns.reduce((sum, column) => sum + column.width, 0);
  let x = left;
  return columns.map((column, at) => {
    const own = at === 0 ? rest : column.width;
    const place = { title: column.title, x, width: at === 0 ? own - GAP : own, at };
    x += own;
    return place;
  });
}

function drawTable(pen: Pen, { columns, rows }: PaperSheet): void {
  drawHeadings(pen, columns);
  for (const row of rows) drawRow(pen, columns, row);
}

function drawHeadings(pen: Pen, columns: readonly Column[]): void {
  const { document } = pen;
  const { y } = document;
  const ends = placed(pen, columns).map(({ title, x, width, at }) =>
    pen.write(title, x, y, width, { ...soft, bold: true, align: at === 0 ? 'left' : 'right' }),
  );
  finishRow(pen, ends);
}

function drawRow(pen: Pen, columns: readonly Column[], { cells, under }: SheetRow): void {
  const places = placed(pen, columns);
  const style = { size: CELL };
  const heights = places.map(({ width, at }) => pen.heightOf(cells[at] ?? '', width, style));
  const underHeight = under ? pen.heightOf(under, places[0]?.width ?? 0, soft) : 0;
  const height = Math.max((heights[0] ?? 0) + underHeight, ...heights);
  if (pen.document.y + height > pen.bottom) turnPage(pen, () => drawHeadings(pen, columns));
  const { y } = pen.document;
  // Screen readers read in the order of drawing.
  const ends = places.map(({ x, width, at }) => {
    const end = pen.write(cells[at] ?? '', x, y, width, at === 0 ? style : { ...style, ...aside });
    return at === 0 && under ? pen.write(under, x, end, width, soft) : end;
  });
  finishRow(pen, ends);
}

function finishRow(pen: Pen, ends: readonly number[]): void {
  const end = Math.max(...ends);
  pen.rule(end + GAP / 2);
  pen.document.y = end + GAP;
}

function drawEnd(pen: Pen, { sums, total, notes, signed }: PaperSheet): void {
  for (const sum of sums) drawSum(pen, sum, { size: CELL });
  drawSum(pen, total, { bold: true, size: 13 });
  const lines = [...notes.map(([name, value]) => `${name}: ${value}`), signed];
  for (const line of lines) {
    const height = pen.heightOf(line, pen.width, { size: CELL });
    if (pen.document.y + GAP + height > pen.bottom) turnPage(pen);
    const y = pen.document.y + GAP;
    pen.document.y = pen.write(line, pen.left, y, pen.width, { size: CELL });
  }
}

function drawSum(pen: Pen, [name, value]: Fact, style: { bold?: boolean; size: number }): void {
  const { document, right, width } = pen;
  const half = width / 2;
  if (document.y + pen.heightOf(name, half / 2, style) > pen.bottom) turnPage(pen);
  const { y } = document;
  const end = pen.write(name, right - half, y, half / 2, style);
  document.y = Math.max(
    end,
    pen.write(value, right - half / 2, y, half / 2, { ...style, ...aside }),
  );
}

function drawFeet(pen: Pen, { name }: PaperSheet): void {
  const { document, left, width, bottom } = pen;
  const { count } = document.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(at);
    pen.rule(bottom + GAP);
    pen.write(words.pageOf(name, at + 1, count), left, bottom + 2 * GAP, width, soft);
  }
}

function turnPage(pen: Pen, begin?: () => void): void {
  pen.document.addPage();
  pen.document.y = MARGIN;
  begin?.();
}
