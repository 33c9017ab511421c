import { Button, LinkButton } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/RelativeTime.tsx';
import type { WaitingItem } from './use-waiting.ts';

type WaitingRowProps = { item: WaitingItem; onRetry(): void; onDiscard(): void };

/** One thing that waits: what it is, how it stands, what one may do. */
export function WaitingRow({ item, onRetry, onDiscard }: WaitingRowProps) {
  const nameId = `waiting-${item.seq}`;
  return (
    <li className={`waiting-row waiting-row--${item.tone}`}>
      <h2 id={nameId}>{item.title}</h2>
      <p role="status">
        {item.tone === 'needs-you' && <strong>Needs you: </strong>}
        {item.words}
      </p>
      {item.savedAt > 0 && (
        <p className="waiting-row__saved">
          Saved <RelativeTime at={item.savedAt} />
        </p>
      )}
      <div className="waiting-row__actions">
        {item.needsSignIn && (
          <LinkButton to="/login" search={{ returnUrl: '/waiting' }} aria-describedby={nameId}>
            Log in again
          </LinkButton>
        )}
        {item.canRetry && (
          <Button look="other" aria-describedby={nameId} onClick={onRetry}>
            Retry
          </Button>
        )}
        <Button look="word" aria-describedby={nameId} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </li>
  );
}
