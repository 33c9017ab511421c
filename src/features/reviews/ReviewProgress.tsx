import { Link } from '@tanstack/react-router';
import type { WriteProgress } from '#page-sync/use-latest-write.ts';
import { FormOutcome } from '#ui/FormOutcome.tsx';
import { Notice } from '#ui/Notice.tsx';

type ProgressProps = { progress: WriteProgress; isFresh: boolean };

/** What became of the review that was submitted last. */
export function ReviewProgress({ progress, isFresh }: ProgressProps) {
  return (
    <FormOutcome state={progress} isFresh={isFresh}>
      {progress === 'sending' && <Notice>Sending…</Notice>}
      {progress === 'waiting' && (
        <Notice>
          Saved on this phone – not sent yet. It goes by itself when you’re back online.
        </Notice>
      )}
      {progress === 'sent' && (
        <Notice tone="good">
          Thank you! Your review has reached the shop. Others see it once the shop has published it.
        </Notice>
      )}
      {progress === 'needs-you' && (
        <Notice tone="careful">
          Your review has not reached the shop. <Link to="/waiting">See why, and what to do</Link>
        </Notice>
      )}
    </FormOutcome>
  );
}
