import { useRef } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { ADD_IT, DO_NOT_ADD } from './messages.ts';

type MixQuestionProps = {
  title: string;
  /** What it costs, and what stays as it is. */
  words: string;
  onAdd(): void;
  onLeave(): void;
};

/** Asks before something at today's price comes beside what was quoted. */
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
