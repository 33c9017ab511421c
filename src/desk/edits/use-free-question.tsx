import { useRef, useState } from 'react';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { CHANGE_PRICE, costsNothing, YES_FREE } from './messages.ts';

/** On a small screen the navigation covers the place below the button. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

/** Asks before something is saved that would cost nothing. `again`: repeats the press. */
export function useFreeQuestion(again: () => void) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const agreed = useRef<string | null>(null);

  /**
   * Whether to save: nothing is free, or the merchant just confirmed that. `free`: names of the things that would be
   * free.
   */
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
