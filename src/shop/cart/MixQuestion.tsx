import { useRef } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { ADD_IT, DO_NOT_ADD } from './messages.ts';

type MixQuestionProps = {
  title: string;
  /** Says what the item costs and which prices stay the same. */
  words: string;
  onAdd(): void;
  onLeave(): void;
};

/** Asks before adding an item at today's price to quoted ones. */
export function MixQuestion({ title, words, onAdd, onLeave }: MixQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog title={title} dialog={dialog} onClose={onLeave}>
      <p>{words}</p>
      <DialogAnswers>
        <Button onClick={onAdd}>{ADD_IT}</Button>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          {DO_NOT_ADD}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
