import { Link } from '@tanstack/react-router';
import type { WriteProgress } from '#page-sync/use-latest-write.ts';
import { FormOutcome } from '#ui/FormOutcome.tsx';
import { Notice } from '#ui/Notice.tsx';

type ProgressProps = { progress: WriteProgress; isFresh: boolean };

/** What became of the feedback that was sent last; the form above is free for more. */
export function FeedbackProgress({ progress, isFresh }: ProgressProps) {
  return (
    <FormOutcome state={progress} isFresh={isFresh}>
      {progress === 'sending' && <Notice>Sending… You can go on shopping meanwhile.</Notice>}
      {progress === 'waiting' && (
        <Notice>
          Saved on this phone – not sent yet. It goes by itself when you’re back online.
        </Notice>
      )}
      {progress === 'sent' && (
        <Notice tone="good">Thank you! Your feedback has reached the farm.</Notice>
      )}
      {progress === 'needs-you' && (
        <Notice tone="careful">
          Your feedback has not reached the shop. <Link to="/waiting">See why, and what to do</Link>
        </Notice>
      )}
    </FormOutcome>
  );
}
