import { useRef } from 'react';
import { type Address, streetInOneLine } from '#core/model/address.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';

type DeleteDialogProps = { address: Address; onKeep(): void; onDelete(): void };

/** Asks once before an address goes. */
export function DeleteDialog({ address, onKeep, onDelete }: DeleteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog title="Delete this address?" dialog={dialog} onClose={onKeep}>
      <p>
        {address.name}, {streetInOneLine(address)}, {address.city} – {address.zipcode}
      </p>
      <DialogAnswers>
        <Button onClick={() => dialog.current?.close()}>Keep it</Button>
        <Button variant="secondary" onClick={onDelete}>
          Delete
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
