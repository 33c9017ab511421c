import { useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { discardWaiting, leave, sendWaiting } from './sign-out.ts';

type SignOutDialogProps = {
  uid: string;
  /** How many things are not sent yet. */
  waiting: number;
  onStay(): void;
  onOut(): void;
};

type State = 'asking' | 'busy' | 'not-sent' | 'failed';

/** Asks what becomes of what is not sent yet before its account leaves this phone. */
export function SignOutDialog({ uid, waiting, onStay, onOut }: SignOutDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [left, setLeft] = useState(waiting);
  const [state, setState] = useState<State>('asking');
  const hasGone = useRef(false);
  const isBusy = state === 'busy';

  /** `work` says how many things are left that keep the shopper here. */
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
    <Dialog title={`${things(left)} not sent yet`} dialog={dialog} onClose={stay}>
      {state === 'not-sent' && (
        <Notice tone="careful" isUrgent>
          {things(left)} still on this phone: the shop could not be reached, or did not accept it.
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="careful" isUrgent>
          That did not work. Please try it again.
        </Notice>
      )}
      <ul className="dialog__list">
        <li>
          <strong>Send now</strong> sends it, and then logs you out.
        </li>
        <li>
          <strong>Keep for me</strong> leaves it on this phone. It goes when you log in here again;
          nobody else sees it.
        </li>
        <li>
          <strong>Discard</strong> gives it up for good.
        </li>
      </ul>
      <DialogAnswers>
        <Button disabled={isBusy} onClick={() => void act(() => sendWaiting(uid))}>
          {isBusy ? 'One moment…' : 'Send now'}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void act(async () => 0)}>
          Keep for me
        </Button>
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={() => void act(() => discardWaiting(uid).then(() => 0))}
        >
          Discard
        </Button>
        <Button variant="link" onClick={() => dialog.current?.close()}>
          Stay logged in
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}

function things(count: number): string {
  return count === 1 ? '1 thing is' : `${count} things are`;
}
