import { useEffect, useRef } from 'react';
import type { WriteStatus } from '#engine/outbox/row-status.ts';
import { WriteNote, type WriteWords } from './WriteNote.tsx';

type WriteOutcomeProps = {
  status: WriteStatus;
  /** Whether the press was made just now on this screen, so that its outcome has to be seen. */
  isFresh: boolean;
  words: WriteWords;
};

/** The status of a form's latest write: announced as it changes, and scrolled into view. */
export function WriteOutcome({ isFresh, ...note }: WriteOutcomeProps) {
  const { status } = note;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh && status !== 'none') box.current?.scrollIntoView({ block: 'nearest' });
  }, [isFresh, status]);
  return (
    <div className="form__outcome" aria-live="polite" ref={box}>
      <WriteNote {...note} />
    </div>
  );
}
