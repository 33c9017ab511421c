// The PDF of a quotation, made on the merchant's phone: A4, as many pages as its lines need. The same quotation always
// makes the same bytes. Only the worker that makes it loads the libraries and the fonts (decision 60).

import { type MadeSheet, openPdf, type SheetFonts } from '../../print/pdf-document.ts';
import { MARGIN, type Pen, penOn } from '../../print/pen.ts';
import * as words from '../../settings/desk/messages.ts';
import { longDayWords } from '../../shared/day-in-india.ts';
import { formatPaise, paiseFromRupees } from '../../shared/money.ts';
import { type Offer, type OfferedLine, offerTotal, readablePhone } from '../offered-quotation.ts';

export type Sheet = {
  /** The number that shopper and merchant use. */
  number: string;
  offer: Offer;
  shop: { name: string; address: readonly string[]; phone: string; email: string; site: string };
};
const SOFT = '#55604f';
const LEAF = '#2e6b3a';
const GAP = 8;
/** Column widths, from the right; the name gets the rest. */
const AMOUNT_WIDTH = 92;
const PRICE_WIDTH = 92;
const PIECES_WIDTH = 52;
const PAGE_WIDTH = 72;

/** Prints each letter with `fonts`, or with the first of `others` that has it. */
export async function quotationPdf(
  sheet: Sheet,
  fonts: SheetFonts,
  others: readonly SheetFonts[] = [],
): Promise<MadeSheet> {
  const { offer, shop, number } = sheet;
  const { document, finish } = openPdf(
    {
      title: words.quotationTitle(number),
      author: shop.name,
      createdAt: offer.createdAt,
      margin: MARGIN,
      bufferPages: true,
    },
    [fonts, ...others],
  );
  const pen = penOn(document);
  drawHead(pen, sheet);
  drawLines(pen, offer.lines);
  drawEnd(pen, offer);
  drawFeet(pen, sheet);
  return finish();
}

function drawHead(pen: Pen, { number, offer, shop }: Sheet): void {
  const { document, left, right, width } = pen;
  document.fillColor(LEAF).rect(0, 0, document.page.width, 14).fill();
  const half = width / 2 - GAP;
  let y = pen.write(shop.name, left, MARGIN, half, { bold: true, size: 20, color: LEAF });
  for (const line of [...shop.address, shop.phone, shop.email].filter(Boolean)) {
    y = pen.write(line, left, y, half, { size: 9, color: SOFT });
  }
  const title = { bold: true, size: 20, align: 'right' } as const;
  let beside = pen.write(words.QUOTATION, right - half, MARGIN, half, title);
  const facts = [
    [words.NUMBER, number],
    [words.DATE, longDayWords(offer.createdAt)],
    [words.VALID_UNTIL, longDayWords(offer.validUntil)],
  ];
  for (const [name, value] of facts) {
    beside = pen.write(`${name}: ${value}`, right - half, beside, half, { align: 'right' });
  }
  y = Math.max(y, beside) + 2 * GAP;
  y = pen.write(words.FOR, left, y, width, { size: 9, color: SOFT });
  if (offer.customer) y = pen.write(offer.customer, left, y, width, { bold: true, size: 12 });
  document.y = pen.write(readablePhone(offer.phone), left, y, width) + 2 * GAP;
}

function columns({ left, right }: Pen) {
  const amount = right - AMOUNT_WIDTH;
  const price = amount - PRICE_WIDTH;
  const pieces = price - PIECES_WIDTH;
  return { name: left, pieces, price, amount, nameWidth: pieces - left - GAP };
}

function drawLines(pen: Pen, lines: readonly OfferedLine[]): void {
  drawHeadings(pen);
  for (const line of lines) drawLine(pen, line);
}

function drawHeadings(pen: Pen): void {
  const { document } = pen;
  const at = columns(pen);
  const { y } = document;
  const style = { bold: true, size: 9, color: SOFT };
  const aside = { ...style, align: 'right' } as const;
  pen.write(words.PRODUCT, at.name, y, at.nameWidth, style);
  pen.write(words.PIECES, at.pieces, y, PIECES_WIDTH, aside);
  pen.write(words.PRICE, at.price, y, PRICE_WIDTH, aside);
  const end = pen.write(words.AMOUNT, at.amount, y, AMOUNT_WIDTH, aside);
  pen.rule(end + GAP / 2);
  document.y = end + GAP;
}

function drawLine(pen: Pen, { name, quantity, price }: OfferedLine): void {
  const { document } = pen;
  const at = columns(pen);
  const height = pen.heightOf(name, at.nameWidth);
  if (document.y + height > pen.bottom) turnPage(pen, () => drawHeadings(pen));
  const { y } = document;
  const aside = { align: 'right' } as const;
  const paise = paiseFromRupees(price);
  // Screen readers read in the order of drawing.
  const end = pen.write(name, at.name, y, at.nameWidth);
  pen.write(String(quantity), at.pieces, y, PIECES_WIDTH, aside);
  pen.write(formatPaise(paise), at.price, y, PRICE_WIDTH, aside);
  pen.write(formatPaise(paise * quantity), at.amount, y, AMOUNT_WIDTH, aside);
  pen.rule(end + GAP / 2);
  document.y = end + GAP;
}

function drawEnd(pen: Pen, { lines, note }: Offer): void {
  const { document, left, width } = pen;
  const style = { bold: true, size: 14 };
  if (document.y + pen.heightOf(words.TOTAL, width, style) > pen.bottom) turnPage(pen);
  const y = document.y + GAP;
  pen.write(words.TOTAL, left, y, width / 2, style);
  document.y = pen.write(formatPaise(offerTotal(lines)), left, y, width, {
    ...style,
    align: 'right',
  });
  if (!note) return;
  for (const [at, line] of note.split('\n').entries()) {
    const height = pen.heightOf(line || ' ', width);
    if (document.y + height + 3 * GAP > pen.bottom) turnPage(pen);
    const top = document.y + (at === 0 ? 3 * GAP : 0);
    const from = at === 0 ? pen.write(words.NOTE, left, top, width, { size: 9, color: SOFT }) : top;
    document.y = pen.write(line || ' ', left, from, width);
  }
}

function drawFeet(pen: Pen, { offer, shop }: Sheet): void {
  const { document, left, right, width, bottom } = pen;
  const { count } = document.bufferedPageRange();
  const style = { size: 9, color: SOFT };
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(at);
    pen.rule(bottom + GAP);
    const y = bottom + 2 * GAP;
    const how = words.howToOrder(readablePhone(offer.phone), shop.site);
    pen.write(how, left, y, width - PAGE_WIDTH, style);
    if (count === 1) continue;
    const page = words.pageOf(at + 1, count);
    pen.write(page, right - PAGE_WIDTH, y, PAGE_WIDTH, { ...style, align: 'right' });
  }
}

function turnPage(pen: Pen, begin?: () => void): void {
  pen.document.addPage();
  pen.document.y = MARGIN;
  begin?.();
}
