import { Link } from '@tanstack/react-router';
import type { WriteProgress } from '#page-sync/use-latest-write.ts';
import { Notice } from '#ui/Notice.tsx';

/** What became of the message that was sent last; the form above is free for another one. */
export function MessageProgress({ progress }: { progress: WriteProgress }) {
  return (
    <div aria-live="polite">
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
          Your message did not go through. <Link to="/waiting">See why, and what to do</Link>
        </Notice>
      )}
    </div>
  );
}
