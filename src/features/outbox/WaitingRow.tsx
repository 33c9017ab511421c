import { useRef, useState } from 'react';
import { formatPaise, paiseFromRupees } from '#core/model/money.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { RelativeTime } from '#ui/RelativeTime.tsx';
import { RequoteQuestion } from './RequoteQuestion.tsx';
import type { WaitingItem } from './use-waiting.ts';

type WaitingRowProps = {
  item: WaitingItem;
  onRetry(): void;
  onDiscard(): void;
  /** The shopper's yes to an order as it would go today. */
  onOrder(): void;
};

/** One thing that waits: what it is, how it stands, what one may do. */
export function WaitingRow({ item, onRetry, onDiscard, onOrder }: WaitingRowProps) {
  const [triedAt, setTriedAt] = useState<number | null>(null);
  const nameId = `waiting-${item.seq}`;
  const today = item.requote?.today;
  function tryAgain() {
    setTriedAt(Date.now());
    onRetry();
  }
  return (
    <li className={`waiting-row waiting-row--${item.tone}`}>
      <h2 id={nameId}>{item.title}</h2>
      <p role="status">
        {item.tone === 'needs-you' && <strong>Needs you: </strong>}
        {item.words}
      </p>
      {triedAt !== null && !item.isUnderWay && (
        <p role="status">
          Tried again <RelativeTime at={triedAt} />, and it is still the same.
        </p>
      )}
      {item.requote && <RequoteQuestion order={item.requote} />}
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
        {today && (
          <Button aria-describedby={nameId} onClick={onOrder}>
            Order at {formatPaise(paiseFromRupees(today.total))}
          </Button>
        )}
        {item.canRetry && !item.requote && !item.needsSignIn && (
          <Button variant="secondary" aria-describedby={nameId} onClick={tryAgain}>
            Retry
          </Button>
        )}
        <Button variant="link" aria-describedby={nameId} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </li>
  );
}

type DiscardDialogProps = { title: string; onKeep(): void; onDiscard(): void };

/** Asks once before something is given up for good. */
export function DiscardDialog({ title, onKeep, onDiscard }: DiscardDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog title="Discard this?" dialog={dialog} onClose={onKeep}>
      <p>{title} will not be sent. This cannot be undone.</p>
      <DialogAnswers>
        <Button onClick={() => dialog.current?.close()}>Keep it</Button>
        <Button variant="secondary" onClick={onDiscard}>
          Discard
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
