import { useLiveQuery } from 'dexie-react-hooks';
import { readQuotations } from '#core/device/account/quotations.ts';
import { deviceDatabase } from '#core/device/database/database.ts';
import type { CartLine } from '#core/model/order/cart.ts';
import { isCoveredBy } from '#core/model/order/quotation.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { QUOTATION_RAN_OUT } from './messages.ts';

type QuotationNoticeProps = { uid: string; lines: readonly CartLine[] };

/** Says before the order, as far as this phone knows, that the prices of a quotation do not hold any more for what is in the cart. */
export function QuotationNotice({ uid, lines }: QuotationNoticeProps) {
  const quotations = useLiveQuery(() => readQuotations(deviceDatabase(), uid), [uid]);
  const now = Date.now();
  const hasRunOut = lines.some((line) => {
    const quotation = quotations?.find(({ id }) => id === line.quotationId);
    return quotation && !isCoveredBy(quotation, line, now);
  });
  return hasRunOut ? <Notice tone="careful">{QUOTATION_RAN_OUT}</Notice> : null;
}
