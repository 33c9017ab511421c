import { Link } from '@tanstack/react-router';
import type { WriteProgress } from '#page-sync/use-latest-write.ts';
import { FormOutcome } from '#ui/FormOutcome.tsx';
import { Notice } from '#ui/Notice.tsx';

type ProgressProps = { progress: WriteProgress; isFresh: boolean };

/** What became of the message that was sent last; the form above is free for another one. */
export function MessageProgress({ progress, isFresh }: ProgressProps) {
  return (
    <FormOutcome state={progress} isFresh={isFresh}>
      {progress === 'sending' && <Notice>Sending…</Notice>}
      {progress === 'waiting' && (
        <Notice>
          Saved on this phone – not sent yet. It goes by itself when you’re back online.
        </Notice>
      )}
      {progress === 'sent' && (
        <Notice tone="good">Thank you! Your message has reached the shop.</Notice>
      )}
      {progress === 'needs-you' && (
        <Notice tone="careful">
          Your message has not reached the shop. <Link to="/waiting">See why, and what to do</Link>
        </Notice>
      )}
    </FormOutcome>
  );
}
