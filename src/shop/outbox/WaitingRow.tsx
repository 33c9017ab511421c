import { memo, useRef, useState } from 'react';
import { formatPaise, paiseFromRupees } from '#domain/shared/money.ts';
import { needsYou } from '#engine/outbox/row-status.ts';
import { NEEDS_YOU } from '#forms/messages.ts';
import { Button, LinkButton } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { LOG_IN_AGAIN, RETRY } from '#ui/messages.ts';
import { RelativeTime } from '#ui/text/RelativeTime.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import {
  DISCARD,
  DISCARD_THIS,
  KEEP_IT,
  orderAtPrice,
  SAVED_AGO,
  TRIED_AGAIN,
  willNotBeSent,
} from './messages.ts';
import { RequoteQuestion } from './RequoteQuestion.tsx';
import type { WaitingItem } from './use-waiting.ts';

type WaitingRowProps = {
  item: WaitingItem;
  onRetry(): void;
  onDiscard(): void;
  /** The shopper accepts the order at today's prices. */
  onOrder(): void;
};

/**
 * One waiting write: its title, status and actions. The list is read again whenever a write goes; an unchanged item does
 * not render again, because its handlers do the same as before.
 */
export const WaitingRow = memo(Row, (before, now) => isSame(before.item, now.item));

function isSame(one: WaitingItem, other: WaitingItem): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof WaitingItem>;
  return [...fields].every((field) => one[field] === other[field]);
}

function Row({ item, onRetry, onDiscard, onOrder }: WaitingRowProps) {
  const [triedAt, setTriedAt] = useState<number | null>(null);
  const nameId = `waiting-${item.seq}`;
  const today = item.requote?.today;
  const isStuck = needsYou(item.status);
  function tryAgain() {
    setTriedAt(Date.now());
    onRetry();
  }
  return (
    <li className={`waiting-row${isStuck ? ' waiting-row--needs-you' : ''}`}>
      <h2 id={nameId}>{item.title}</h2>
      <p role="status">
        {isStuck && <strong>{NEEDS_YOU} </strong>}
        <span>{item.words}</span>
      </p>
      {triedAt !== null && !item.isUnderWay && (
        <p role="status">
          <Sentence text={TRIED_AGAIN} parts={{ ago: <RelativeTime at={triedAt} /> }} />
        </p>
      )}
      {item.requote && <RequoteQuestion order={item.requote} />}
      {item.savedAt > 0 && (
        <p className="waiting-row__saved">
          <Sentence text={SAVED_AGO} parts={{ ago: <RelativeTime at={item.savedAt} /> }} />
        </p>
      )}
      <div className="waiting-row__actions">
        {item.needsSignIn && (
          <LinkButton to="/login" search={{ returnUrl: '/waiting' }} aria-describedby={nameId}>
            {LOG_IN_AGAIN}
          </LinkButton>
        )}
        {today && (
          <Button aria-describedby={nameId} onClick={onOrder}>
            {orderAtPrice(formatPaise(paiseFromRupees(today.total)))}
          </Button>
        )}
        {item.canRetry && !item.requote && !item.needsSignIn && (
          <Button variant="secondary" aria-describedby={nameId} onClick={tryAgain}>
            {RETRY}
          </Button>
        )}
        <Button variant="link" aria-describedby={nameId} onClick={onDiscard}>
          {DISCARD}
        </Button>
      </div>
    </li>
  );
}

type DiscardDialogProps = { title: string; onKeep(): void; onDiscard(): void };

/** Asks before a write is discarded for good. */
export function DiscardDialog({ title, onKeep, onDiscard }: DiscardDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog title={DISCARD_THIS} dialog={dialog} onClose={onKeep}>
      <p>{willNotBeSent(title)}</p>
      <DialogAnswers>
        <Button onClick={() => dialog.current?.close()}>{KEEP_IT}</Button>
        <Button variant="secondary" onClick={onDiscard}>
          {DISCARD}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
