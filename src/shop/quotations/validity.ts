// How long a quotation is valid and how much of it is left, in the shopper's words.

import {
  isOver,
  piecesLeft,
  type Quotation,
  type QuotationLine,
  validLines,
} from '#domain/quotation/quotation.ts';
import { dayWords } from '#domain/shared/day-in-india.ts';
import {
  ALL_ORDERED,
  ALL_PIECES_ORDERED,
  piecesStillLeft,
  QUOTATION_OVER,
  quotationWasValidUntil,
  validUntilDay,
} from './messages.ts';

/** Until when it is valid, that it has expired, or that all of it is ordered; null otherwise. `now` in ms. */
export function validityWords(quotation: Quotation, now: number): string | null {
  const { validUntil, lines } = quotation;
  const lastDay = validUntil ? dayWords(validUntil) : null;
  if (isOver(quotation, now)) return lastDay ? quotationWasValidUntil(lastDay) : QUOTATION_OVER;
  if (lines.length > 0 && validLines(quotation, now).length === 0) return ALL_ORDERED;
  return lastDay && validUntilDay(lastDay);
}

/** How many pieces of a line can still be ordered at its price; undefined while all can. */
export function piecesWords(quotation: Quotation, line: QuotationLine): string | undefined {
  const left = piecesLeft(quotation, line);
  if (left === line.quantity) return undefined;
  return left === 0 ? ALL_PIECES_ORDERED : piecesStillLeft(left);
}
