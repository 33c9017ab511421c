import { useNavigate } from '@tanstack/react-router';
import { startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Notice } from '#ui/feedback/Notice.tsx';
import { LoadingWords } from '#ui/feedback/Skeleton.tsx';
import { LinkButton } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { BROWSE_PRODUCTS } from '#ui/messages.ts';
import {
  ALL_HAS_REACHED_US,
  DID_NOT_WORK,
  GOES_AFTER_LOGIN,
  LOG_IN,
  NOTHING_WAITS,
  OTHERS_WAIT,
  PRODUCT_GONE,
  READING_WHAT_WAITS,
  sentTitle,
} from './messages.ts';
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

/** A sealed letter. */
const LETTER =
  'M16 18h88a4 4 0 0 1 4 4v56a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4zM13 20l47 36 47-36M13 80l33-34M107 80 74 46';

/** All waiting writes of this shopper, each with its status and actions. */
export function WaitingList() {
  // Renders hundreds of rows in slices, so that the phone answers taps in between.
  const waiting = useDeferredValue(useWaiting());
  const arrived = useArrived(waiting?.items);
  const shown = useGrowing(waiting?.items.length ?? 0);
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

  if (!waiting) return <LoadingWords>{READING_WHAT_WAITS}</LoadingWords>;
  const { items, lapsed, othersWait } = waiting;
  return (
    <div ref={list} tabIndex={-1}>
      {hasFailed && (
        <Notice tone="careful" isUrgent>
          {DID_NOT_WORK}
        </Notice>
      )}
      <p role="status" className="waiting-list__arrived">
        {arrived && items.length > 0 && sentTitle(arrived)}
      </p>
      {lapsed.map(({ id, title }) => (
        <Notice key={id}>
          <strong>{title}</strong>
          <p>{PRODUCT_GONE}</p>
        </Notice>
      ))}
      {items.length === 0 ? (
        <EmptyState drawing={LETTER} title={othersWait ? OTHERS_WAIT : NOTHING_WAITS}>
          <p>{othersWait ? GOES_AFTER_LOGIN : ALL_HAS_REACHED_US}</p>
          {othersWait && (
            <LinkButton to="/login" search={{ returnUrl: '/waiting' }}>
              {LOG_IN}
            </LinkButton>
          )}
          <LinkButton to="/products" variant="secondary">
            {BROWSE_PRODUCTS}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="waiting-list">
          {items.slice(0, shown).map((item) => (
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

/** More rows than a screen shows, few enough to lay out within a frame. */
const ROWS_A_FRAME = 40;

/** How many of a list's rows to render: more with every frame, because hundreds at once would block a slow phone. */
function useGrowing(length: number): number {
  const [count, setCount] = useState(ROWS_A_FRAME);
  useEffect(() => {
    if (count >= length) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setCount(count + ROWS_A_FRAME)),
    );
    return () => cancelAnimationFrame(frame);
  }, [count, length]);
  return Math.min(count, length);
}
