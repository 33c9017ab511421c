import { useRef, useState } from 'react';
import { CANCEL_REASONS } from '#domain/order/reasons/messages.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { CANCEL_TITLE, cancelWords, KEEP_ORDER, STEP_BUTTONS } from '../messages.ts';
import { ReasonFields, reasonOf, type TypedReason } from './ReasonFields.tsx';

type CancelProps = { isPaid: boolean; onKeep(): void; onCancel(reason: string): void };

/** Asks before an order is cancelled, and for the reason. */
export function CancelDialog({ isPaid, onKeep, onCancel }: CancelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState<TypedReason>({ chosen: '', typed: '' });
  const [isMissing, setIsMissing] = useState(false);
  const said = reasonOf(reason);
  return (
    <Dialog title={CANCEL_TITLE} dialog={dialog} onClose={onKeep}>
      <p>{cancelWords(isPaid)}</p>
      <ReasonFields
        reasons={() => CANCEL_REASONS}
        reason={reason}
        isNeeded={isMissing}
        onChange={(change) => {
          setReason({ ...reason, ...change });
          if ('chosen' in change) setIsMissing(false);
        }}
      />
      <DialogAnswers>
        <Button onClick={() => dialog.current?.close()}>{KEEP_ORDER}</Button>
        <Button variant="secondary" onClick={() => (said ? onCancel(said) : setIsMissing(true))}>
          {STEP_BUTTONS.cancel}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
