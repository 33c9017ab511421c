import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { EMPTY_CART, STAY_LOGGED_IN, STILL_LOGGED_IN, thingsInCart } from './messages.ts';
import { SignOutDialog } from './SignOutDialog.tsx';
import { countLeft, leave } from './sign-out.ts';

type LogOutProps = { uid: string; onEnd(): void };
type State =
  /** `isSure`: the shopper has agreed to empty the cart. */
  | { at: 'leaving'; isSure: boolean }
  | { at: 'failed'; isSure: boolean }
  | { at: 'asking'; waiting: number; inCart: number };

/** Logs out as soon as it mounts: at once if nothing waits and the cart is empty, else after a question. */
export function LogOut({ uid, onEnd }: LogOutProps) {
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ at: 'leaving', isSure: false });
  const isLeaving = state.at === 'leaving';
  const isSure = isLeaving && state.isSure;
  useEffect(() => {
    if (!isLeaving) return;
    let isWanted = true;
    void begin().catch((error: unknown) => {
      console.error('could not sign out', error);
      if (isWanted) setState({ at: 'failed', isSure });
    });
    return () => {
      isWanted = false;
    };

    async function begin(): Promise<void> {
      const { waiting, inCart } = await countLeft(uid);
      if (!isWanted) return;
      if (waiting > 0 || (inCart > 0 && !isSure)) {
        return setState({ at: 'asking', waiting, inCart });
      }
      await leave(uid);
      onEnd();
      await navigate({ to: '/login' });
    }
  }, [isLeaving, isSure, uid, onEnd, navigate]);
  const leaveNow = (isSure: boolean) => setState({ at: 'leaving', isSure });
  if (state.at === 'leaving') return null;
  if (state.at === 'failed') {
    const { isSure } = state;
    return <StillLoggedIn onTryAgain={() => leaveNow(isSure)} onStay={onEnd} />;
  }
  if (state.waiting === 0) {
    return <EmptiesCart inCart={state.inCart} onOut={() => leaveNow(true)} onStay={onEnd} />;
  }
  return (
    <SignOutDialog
      uid={uid}
      waiting={state.waiting}
      inCart={state.inCart}
      onStay={onEnd}
      onOut={() => {
        onEnd();
        void navigate({ to: '/login' });
      }}
    />
  );
}

type EmptiesCartProps = { inCart: number; onOut(): void; onStay(): void };

/** Asks before the cart is emptied. */
function EmptiesCart({ inCart, onOut, onStay }: EmptiesCartProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog title={EMPTY_CART.question} dialog={dialog} onClose={onStay}>
      <p>{thingsInCart(inCart)}</p>
      <DialogAnswers>
        <Button onClick={() => dialog.current?.close()}>{STAY_LOGGED_IN}</Button>
        <Button variant="secondary" onClick={onOut}>
          {EMPTY_CART.yes}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}

/** Says that logging out failed: the next person with the phone would find the account signed in. */
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
