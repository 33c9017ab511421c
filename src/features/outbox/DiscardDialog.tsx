import { useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import './DiscardDialog.css';

type DiscardDialogProps = { title: string; onKeep(): void; onDiscard(): void };

/** Asks once before something is given up for good. */
export function DiscardDialog({ title, onKeep, onDiscard }: DiscardDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      className="discard-dialog"
      ref={dialog}
      aria-labelledby="discard-question"
      onClose={onKeep}
    >
      <h2 id="discard-question">Discard this?</h2>
      <p>{title} will not be sent. This cannot be undone.</p>
      <div className="discard-dialog__answers">
        <Button onClick={() => dialog.current?.close()}>Keep it</Button>
        <Button look="other" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </dialog>
  );
}
