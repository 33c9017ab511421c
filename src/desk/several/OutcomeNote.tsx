import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { STEP_DONE } from '../messages.ts';
import type { Left } from './messages.ts';
import { andMore, doneWords, leftLine, leftWords, UNDERSTOOD } from './messages.ts';
import type { Outcome } from './use-take-several.ts';

/** More orders than these are counted, not named. */
const NAMED = 6;

type OutcomeNoteProps = { outcome: Outcome; onClose(): void };

/** How many orders were marked, and which were not. */
export function OutcomeNote({ outcome, onClose }: OutcomeNoteProps) {
  const { does, count, left } = outcome;
  return (
    <Notice tone={left.length > 0 ? 'careful' : 'good'}>
      {count > 0 && <p>{doneWords(count, STEP_DONE[does])}</p>}
      {left.length > 0 && (
        <>
          <p>{leftWords(left.length)}</p>
          <LeftList left={left} />
        </>
      )}
      <Button variant="link" onClick={onClose}>
        {UNDERSTOOD}
      </Button>
    </Notice>
  );
}

/** Orders that do not take part, and why. */
export function LeftList({ left }: { left: readonly Left[] }) {
  return (
    <ul className="desk-several__left">
      {left.slice(0, NAMED).map((it) => (
        <li key={it.orderNo}>{leftLine(it)}</li>
      ))}
      {left.length > NAMED && <li>{andMore(left.length - NAMED)}</li>}
    </ul>
  );
}
