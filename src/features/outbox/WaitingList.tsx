import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { LoadingWords } from '#ui/Skeleton.tsx';
import {
  discardItem,
  orderAt,
  retry,
  useArrived,
  useWaiting,
  type WaitingItem,
} from './use-waiting.ts';
import { DiscardDialog, WaitingRow } from './WaitingRow.tsx';
import './WaitingList.css';

/** What this phone has still to send, and what needs the shopper. */
export function WaitingList() {
  const waiting = useWaiting();
  const arrived = useArrived(waiting?.items);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<WaitingItem | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  async function act(work: Promise<unknown>): Promise<boolean> {
    const isDone = await work.then(
      (done) => done !== false,
      () => false,
    );
    setHasFailed(!isDone);
    return isDone;
  }
  async function discardAsked(item: WaitingItem) {
    setAsked(null);
    await act(discardItem(item.seq));
    list.current?.focus();
  }

  async function orderAgain({ seq, requote }: WaitingItem) {
    if (!requote?.today) return;
    const { userId, orderId, total } = requote.today;
    if (!(await act(orderAt(seq, total)))) return;
    await navigate({ to: '/order-confirmation/$userId/$orderId', params: { userId, orderId } });
  }

  if (!waiting) return <LoadingWords>Reading what waits</LoadingWords>;
  const { items, othersWait } = waiting;
  return (
    <div ref={list} tabIndex={-1}>
      {hasFailed && (
        <Notice tone="careful" isUrgent>
          That did not work. Please try it again.
        </Notice>
      )}
      <p role="status" className="waiting-list__arrived">
        {arrived && items.length > 0 && `Sent: ${arrived}.`}
      </p>
      {items.length === 0 ? (
        <EmptyState title={othersWait ? 'Something waits for you to log in.' : 'Nothing waits.'}>
          {othersWait ? (
            <p>What you saved while you were logged in goes when you log in here again.</p>
          ) : (
            <p>Everything you sent has reached the shop.</p>
          )}
          {othersWait && (
            <LinkButton to="/login" search={{ returnUrl: '/waiting' }}>
              Log in
            </LinkButton>
          )}
          <LinkButton to="/products" variant="secondary">
            Browse Products
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="waiting-list">
          {items.map((item) => (
            <WaitingRow
              key={item.seq}
              item={item}
              onRetry={() => void act(retry(item.seq))}
              onDiscard={() => setAsked(item)}
              onOrder={() => void orderAgain(item)}
            />
          ))}
        </ul>
      )}
      {asked && (
        <DiscardDialog
          title={asked.title}
          onKeep={() => setAsked(null)}
          onDiscard={() => void discardAsked(asked)}
        />
      )}
    </div>
  );
}
