// What a shopper reads of how long a quotation holds, and of how much of it is left. Pure.
import {
  holdingLines,
  isOver,
  piecesLeft,
  type Quotation,
  type QuotationLine,
} from '#core/model/quotation.ts';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });

/** Until when it holds, or that it holds no more, at this moment (ms); null where there is nothing to say. */
export function validityWords(quotation: Quotation, now: number): string | null {
  const { validUntil, lines } = quotation;
  if (isOver(quotation, now)) {
    const until = validUntil ? ` It was valid until ${day.format(validUntil)}.` : '';
    return `This quotation is over.${until} Please ask the shop for a new one.`;
  }
  if (lines.length > 0 && holdingLines(quotation, now).length === 0) {
    return 'All of this quotation is ordered already.';
  }
  return validUntil ? `Valid until ${day.format(validUntil)}.` : null;
}

/** How many pieces of a line can still be ordered at its price; undefined while it is all of them. */
export function piecesWords(quotation: Quotation, line: QuotationLine): string | undefined {
  const left = piecesLeft(quotation, line);
  if (left === line.quantity) return undefined;
  if (left === 0) return 'All pieces are ordered already.';
  return left === 1 ? '1 piece left' : `${left} pieces left`;
}
