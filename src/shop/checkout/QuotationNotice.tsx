import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { isCoveredBy } from '#domain/quotation/quotation.ts';
import { readQuotations } from '#domain/quotation/quotations.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { QUOTATION_RAN_OUT } from './messages.ts';

type QuotationNoticeProps = { uid: string; lines: readonly CartLine[] };

/** Warns before ordering if, as far as this phone knows, a quotation no longer covers the cart's lines. */
export function QuotationNotice({ uid, lines }: QuotationNoticeProps) {
  const quotations = useLiveQuery(() => readQuotations(deviceDatabase(), uid), [uid]);
  const now = Date.now();
  const hasRunOut = lines.some((line) => {
    const quotation = quotations?.find(({ id }) => id === line.quotationId);
    return quotation && !isCoveredBy(quotation, line, now);
  });
  return hasRunOut ? <Notice tone="careful">{QUOTATION_RAN_OUT}</Notice> : null;
}
