import { useState } from 'react';
import { deviceDatabase } from '#domain/device/database.ts';
import { withdrawSteps } from '#domain/order/desk/withdraw-step.ts';
import { Button } from '#ui/form/Button.tsx';
import { NotSent } from '../edits/NotSent.tsx';
import { stepDone } from '../messages.ts';
import { KEEP_WAITING, stepGoes, WITHDRAW, WITHDRAW_ALL, withdrawnWith } from './messages.ts';
import type { WaitingStep } from './use-desk-orders.ts';

/** The mark of a step that is not sent yet, with a button that undoes it; `later`: the steps pressed after it. */
export function Withdraw({ step, later }: { step: WaitingStep; later: readonly WaitingStep[] }) {
  const [isAsking, setIsAsking] = useState(false);
  const [hasGone, setHasGone] = useState(false);
  async function withdraw(all: readonly WaitingStep[]) {
    const outcome = await withdrawSteps(
      deviceDatabase(),
      all.map(({ seq }) => seq),
    );
    setHasGone(outcome === 'may-have-gone');
    setIsAsking(outcome === 'has-later');
  }
  const mayHaveGone = step.mayHaveGone || hasGone;
  if (mayHaveGone) {
    return (
      <p className="desk-soft" role="status">
        {stepGoes(step.step.does)}
      </p>
    );
  }
  return (
    <NotSent what={stepDone(step.step.does)}>
      {!isAsking && (
        <Button
          variant="link"
          onClick={() => (later.length > 0 ? setIsAsking(true) : void withdraw([step]))}
        >
          {WITHDRAW}
        </Button>
      )}
      {isAsking && (
        <>
          <p>{withdrawnWith(later)}</p>
          <p className="desk-links">
            <Button variant="secondary" onClick={() => void withdraw([step, ...later])}>
              {WITHDRAW_ALL}
            </Button>
            <Button variant="link" onClick={() => setIsAsking(false)}>
              {KEEP_WAITING}
            </Button>
          </p>
        </>
      )}
    </NotSent>
  );
}
