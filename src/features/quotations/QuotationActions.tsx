import type { Quotation } from '#core/model/quotation.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { QuotationPdf } from './QuotationPdf.tsx';
import { ReplaceCartDialog } from './ReplaceCartDialog.tsx';
import { usePlaceQuotation } from './use-place-quotation.ts';

type QuotationActionsProps = {
  uid: string;
  quotation: Quotation;
  /** The element that names the quotation. */
  nameId: string;
};

/** What one may do with a quotation: order it, and read its PDF. */
export function QuotationActions({ uid, quotation, nameId }: QuotationActionsProps) {
  const { problem, isAsking, place, replaceCart, keepCart } = usePlaceQuotation(quotation);
  return (
    <div className="quotation-actions">
      {problem && (
        <Notice tone="careful" isUrgent>
          {problem}
        </Notice>
      )}
      {quotation.lines.length > 0 && (
        <Button aria-describedby={nameId} onClick={place}>
          Place Order
        </Button>
      )}
      <QuotationPdf uid={uid} quotation={quotation} describedBy={nameId} />
      {isAsking && <ReplaceCartDialog onKeep={keepCart} onReplace={replaceCart} />}
    </div>
  );
}
