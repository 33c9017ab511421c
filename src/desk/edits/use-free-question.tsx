import { useRef, useState } from 'react';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { CHANGE_PRICE, costsNothing, YES_FREE } from './messages.ts';

/** On a small screen the place below the button is under the navigation. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

/** Asks about what would cost nothing before it is saved. `again`: what was pressed, once more. */
export function useFreeQuestion(again: () => void) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const agreed = useRef<string | null>(null);

  /** Whether it may be saved: nothing of it is free, or the merchant has just said that it is meant to be. `free`: the names of what would be. */
  function mayBeFree(free: readonly string[]): boolean {
    const isAgreed = free.length === 0 || agreed.current === free.join('\n');
    agreed.current = null;
    setAsked(isAgreed ? [] : free);
    return isAgreed;
  }
  function agree() {
    agreed.current = asked.join('\n');
    again();
  }
  const question = asked.length > 0 && (
    <Notice tone="careful" isUrgent>
      <p ref={bringIntoSight}>{costsNothing(asked)}</p>
      <p className="desk-links">
        <Button onClick={() => setAsked([])}>{CHANGE_PRICE}</Button>
        <Button variant="secondary" onClick={agree}>
          {YES_FREE}
        </Button>
      </p>
    </Notice>
  );
  return { mayBeFree, question };
}
