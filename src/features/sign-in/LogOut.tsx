import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { STILL_LOGGED_IN } from './messages.ts';
import { SignOutDialog } from './SignOutDialog.tsx';
import { countWaiting, leave } from './sign-out.ts';

type LogOutProps = { uid: string; onEnd(): void };
type State = { at: 'leaving' } | { at: 'failed' } | { at: 'asking'; waiting: number };

/** The way out: at once where nothing waits, else with a question. It begins as soon as it is there. */
export function LogOut({ uid, onEnd }: LogOutProps) {
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ at: 'leaving' });
  const isLeaving = state.at === 'leaving';
  useEffect(() => {
    if (!isLeaving) return;
    let isWanted = true;
    void begin().catch((error: unknown) => {
      console.error('could not sign out', error);
      if (isWanted) setState({ at: 'failed' });
    });
    return () => {
      isWanted = false;
    };

    async function begin(): Promise<void> {
      const waiting = await countWaiting(uid);
      if (!isWanted) return;
      if (waiting > 0) return setState({ at: 'asking', waiting });
      await leave(uid);
      onEnd();
      await navigate({ to: '/login' });
    }
  }, [isLeaving, uid, onEnd, navigate]);
  if (state.at === 'leaving') return null;
  if (state.at === 'failed') {
    return <StillLoggedIn onTryAgain={() => setState({ at: 'leaving' })} onStay={onEnd} />;
  }
  return (
    <SignOutDialog
      uid={uid}
      waiting={state.waiting}
      onStay={onEnd}
      onOut={() => {
        onEnd();
        void navigate({ to: '/login' });
      }}
    />
  );
}

/** Logging out did not work, so that whoever has the phone next would find the account there. */
function StillLoggedIn({ onTryAgain, onStay }: { onTryAgain(): void; onStay(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog title={STILL_LOGGED_IN.title} dialog={dialog} onClose={onStay}>
      <p>{STILL_LOGGED_IN.why}</p>
      <DialogAnswers>
        <Button onClick={onTryAgain}>{STILL_LOGGED_IN.tryAgain}</Button>
        <Button variant="link" onClick={() => dialog.current?.close()}>
          {STILL_LOGGED_IN.stay}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
