import { useRef, useState } from 'react';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { ONE_MOMENT } from '#ui/messages.ts';
import { Sentence } from '#ui/text/Sentence.tsx';
import {
  DISCARD,
  DISCARD_MEANS,
  KEEP_FOR_ME,
  KEEP_FOR_ME_MEANS,
  notSentYet,
  SEND_NOW,
  SEND_NOW_MEANS,
  SIGN_OUT_FAILED,
  STAY_LOGGED_IN,
  stillHere,
  thingsInCart,
} from './messages.ts';
import { discardWaiting, leave, sendWaiting } from './sign-out.ts';

type SignOutDialogProps = {
  uid: string;
  /** How many writes are not sent yet. */
  waiting: number;
  /** Pieces in the cart, which logging out empties in any case. */
  inCart: number;
  onStay(): void;
  onOut(): void;
};

type State = 'asking' | 'busy' | 'not-sent' | 'failed';

/** Asks before logging out whether to send, keep or discard unsent writes. */
export function SignOutDialog({ uid, waiting, inCart, onStay, onOut }: SignOutDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [left, setLeft] = useState(waiting);
  const [state, setState] = useState<State>('asking');
  const hasGone = useRef(false);
  const isBusy = state === 'busy';

  /** `work` resolves to the number of writes that still prevent logging out. */
  async function act(work: () => Promise<number>) {
    setState('busy');
    try {
      const stillLeft = await work();
      if (hasGone.current) return;
      if (stillLeft > 0) {
        setLeft(stillLeft);
        return setState('not-sent');
      }
      await leave(uid);
      onOut();
    } catch (error) {
      console.error('could not sign out', error);
      setState('failed');
    }
  }
  function stay() {
    hasGone.current = true;
    onStay();
  }

  return (
    <Dialog title={notSentYet(left)} dialog={dialog} onClose={stay}>
      {state === 'not-sent' && (
        <Notice tone="careful" isUrgent>
          {stillHere(left)}
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="careful" isUrgent>
          {SIGN_OUT_FAILED}
        </Notice>
      )}
      <ul className="dialog__list">
        <li>
          <Sentence text={SEND_NOW_MEANS} parts={{ answer: <strong>{SEND_NOW}</strong> }} />
        </li>
        <li>
          <Sentence text={KEEP_FOR_ME_MEANS} parts={{ answer: <strong>{KEEP_FOR_ME}</strong> }} />
        </li>
        <li>
          <Sentence text={DISCARD_MEANS} parts={{ answer: <strong>{DISCARD}</strong> }} />
        </li>
      </ul>
      {inCart > 0 && <p>{thingsInCart(inCart)}</p>}
      <DialogAnswers>
        <Button disabled={isBusy} onClick={() => void act(() => sendWaiting(uid))}>
          {isBusy ? ONE_MOMENT : SEND_NOW}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void act(async () => 0)}>
          {KEEP_FOR_ME}
        </Button>
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={() => void act(() => discardWaiting(uid).then(() => 0))}
        >
          {DISCARD}
        </Button>
        <Button variant="link" onClick={() => dialog.current?.close()}>
          {STAY_LOGGED_IN}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
