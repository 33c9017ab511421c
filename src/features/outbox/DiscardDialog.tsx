import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';

type DiscardDialogProps = { title: string; onKeep(): void; onDiscard(): void };

/** Asks once before something is given up for good. */
export function DiscardDialog({ title, onKeep, onDiscard }: DiscardDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog title="Discard this?" dialog={dialog} onClose={onKeep}>
      <p>{title} will not be sent. This cannot be undone.</p>
      <DialogAnswers>
        <Button onClick={() => dialog.current?.close()}>Keep it</Button>
        <Button variant="secondary" onClick={onDiscard}>
          Discard
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
