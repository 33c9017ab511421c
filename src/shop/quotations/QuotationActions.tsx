import { useRef } from 'react';
import { type Quotation, validLines } from '#domain/quotation/quotation.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import {
  KEEP_CART,
  PLACE_ORDER,
  REPLACE_CART,
  REPLACE_CART_QUESTION,
  WHAT_REPLACING_DOES,
} from './messages.ts';
import { QuotationPdf } from './QuotationPdf.tsx';
import { usePlaceQuotation } from './use-place-quotation.ts';
import { validityWords } from './validity.ts';

type QuotationActionsProps = {
  uid: string;
  quotation: Quotation;
  /** The element that names the quotation. */
  nameId: string;
};

/** Order a quotation, or read its PDF. */
export function QuotationActions({ uid, quotation, nameId }: QuotationActionsProps) {
  const { problem, isAsking, place, replaceCart, keepCart } = usePlaceQuotation(quotation);
  const now = Date.now();
  const validity = validityWords(quotation, now);
  return (
    <div className="quotation-actions">
      {problem && (
        <Notice tone="careful" isUrgent>
          {problem}
        </Notice>
      )}
      {validity && <p className="quotation-actions__words">{validity}</p>}
      {validLines(quotation, now).length > 0 && (
        <Button aria-describedby={nameId} onClick={place}>
          {PLACE_ORDER}
        </Button>
      )}
      <QuotationPdf uid={uid} quotation={quotation} describedBy={nameId} />
      {isAsking && <ReplaceCartDialog onKeep={keepCart} onReplace={replaceCart} />}
    </div>
  );
}

type ReplaceCartDialogProps = { onKeep(): void; onReplace(): void };

/** Asks before a quotation replaces the cart's contents. */
function ReplaceCartDialog({ onKeep, onReplace }: ReplaceCartDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog title={REPLACE_CART_QUESTION} dialog={dialog} onClose={onKeep}>
      <p>{WHAT_REPLACING_DOES}</p>
      <DialogAnswers>
        <Button onClick={() => dialog.current?.close()}>{KEEP_CART}</Button>
        <Button variant="secondary" onClick={onReplace}>
          {REPLACE_CART}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
