// Asks about a state in which no known pincode begins like this one. It only asks: the answer may always be yes.
import { type MouseEvent, useRef, useState } from 'react';
import { usualStatesOf } from '#browser/pincode/pincode.ts';
import { CHANGE_STATE, isStateRight, usualStates, yesState } from '#domain/pincode/messages.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';

type Typed = { zipcode: string; state: string };

/** `again`: repeats the press, after the answer was yes. */
export function useStateQuestion(again: () => void) {
  const [asked, setAsked] = useState<(Typed & { usual: readonly string[] }) | null>(null);
  const agreed = useRef('');
  const dialog = useRef<HTMLDialogElement>(null);

  /** Whether to save: the state fits, nobody can tell, or it was just confirmed. Otherwise the question is open. */
  async function mayBe({ zipcode, state }: Typed): Promise<boolean> {
    const usual: readonly string[] = await usualStatesOf(zipcode);
    const isFine = usual.length === 0 || usual.includes(state);
    if (isFine || agreed.current === zipcode + state) return true;
    setAsked({ zipcode, state, usual });
    return false;
  }
  function agree({ detail }: MouseEvent) {
    // The second tap of a double tap on the button that asked.
    if (!asked || detail > 1) return;
    agreed.current = asked.zipcode + asked.state;
    setAsked(null);
    again();
  }
  const question = asked && (
    <Dialog title={isStateRight(asked.state)} dialog={dialog} onClose={() => setAsked(null)}>
      <p>{usualStates(asked.zipcode, asked.usual)}</p>
      <DialogAnswers>
        <Button onClick={() => dialog.current?.close()}>{CHANGE_STATE}</Button>
        <Button variant="secondary" onClick={agree}>
          {yesState(asked.state)}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
  return { mayBe, question };
}
