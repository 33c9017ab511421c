import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';

type ReplaceCartDialogProps = { onKeep(): void; onReplace(): void };

/** Asks before a quotation takes the place of what is in the cart. */
export function ReplaceCartDialog({ onKeep, onReplace }: ReplaceCartDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog title="Replace your cart?" dialog={dialog} onClose={onKeep}>
      <p>Your cart holds other things. The items of this quotation would take their place.</p>
      <DialogAnswers>
        <Button onClick={() => dialog.current?.close()}>Keep my cart</Button>
        <Button variant="secondary" onClick={onReplace}>
          Replace my cart
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
