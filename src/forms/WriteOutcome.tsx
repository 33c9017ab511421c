import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { WriteProgress } from '#page-sync/use-latest-write.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { SENDING } from '#ui/messages.ts';
import { SEE_WHY, WAITING } from './messages.ts';

type WriteOutcomeProps = {
  progress: WriteProgress;
  /** Whether the press was made here and now, so that its outcome has to be seen. */
  isFresh: boolean;
  /** What to read when the shop has it, and when it needs the shopper. */
  messages: { sent: string; needsYou: string };
};

/** What became of the write that a form made last: read out as it changes, and brought into sight. */
export function WriteOutcome({ progress, isFresh, messages }: WriteOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh && progress !== 'none') box.current?.scrollIntoView({ block: 'nearest' });
  }, [isFresh, progress]);
  return (
    <div className="form__outcome" aria-live="polite" ref={box}>
      {progress === 'sending' && <Notice>{SENDING}</Notice>}
      {progress === 'waiting' && <Notice>{WAITING}</Notice>}
      {progress === 'sent' && <Notice tone="good">{messages.sent}</Notice>}
      {progress === 'needs-you' && (
        <Notice tone="careful">
          {messages.needsYou} <Link to="/waiting">{SEE_WHY}</Link>
        </Notice>
      )}
    </div>
  );
}
