import { deviceDatabase } from '#core/device/database/database.ts';
import type { DeskOrder } from '#core/device/database/tables.ts';
import { mayTake, movedSince } from '#core/model/desk/order-steps.ts';
import { discard, retryNow } from '#core/sync/outbox/retry-and-discard.ts';
import { acceptAsked } from '#core/sync/writes/desk-question.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import {
  DO_IT_ALL_THE_SAME,
  LEAVE_IT,
  NOW_IT_IS,
  standWords,
  stepAsks,
  stepGone,
  stepRefused,
  TRY_AGAIN,
  YOU_SAW,
} from '../messages.ts';
import type { ShownOrder, WaitingStep } from './use-desk-orders.ts';
import { Withdraw } from './Withdraw.tsx';

/** What of this order is not sent yet; and where it has moved meanwhile, both as it was and as it is, and what to do. */
export function StepQuestions({ shown: { order, steps } }: { shown: ShownOrder }) {
  return (
    <div className="desk-waiting desk-screen-only">
      {steps.map((it) => (
        <Notice key={it.seq} tone={it.state === 'waits' ? 'plain' : 'careful'}>
          {it.state === 'waits' ? (
            <Withdraw step={it} later={steps.filter(({ seq }) => seq > it.seq)} />
          ) : (
            <Question order={order} waiting={it} all={steps} />
          )}
        </Notice>
      ))}
    </div>
  );
}

type QuestionProps = { order: DeskOrder; waiting: WaitingStep; all: readonly WaitingStep[] };

function Question({ order, waiting, all }: QuestionProps) {
  const { step, upon, moved, seq } = waiting;
  const database = deviceDatabase();
  /** What was pressed upon it goes with it, the last one first. */
  async function leave() {
    const later = all.filter((it) => it.seq >= seq).reverse();
    for (const it of later) await discard(database, deskKinds, it.seq, Date.now());
  }
  const leaveButton = (
    <Button variant="secondary" onClick={() => void leave()}>
      {LEAVE_IT}
    </Button>
  );
  if (!moved) {
    return (
      <>
        <p>{stepRefused(step.does)}</p>
        <p className="desk-links">
          <Button onClick={() => void retryNow(database, seq)}>{TRY_AGAIN}</Button>
          {leaveButton}
        </p>
      </>
    );
  }
  const isGone = moved.deliveryStatus === 'gone';
  const changed = movedSince(step.does, upon, moved);
  const now = { ...order, ...moved, address: order.address } as DeskOrder;
  const nameOf = (id: string) => order.lines.find((it) => it.productId === id)?.name ?? id;
  return (
    <>
      <p>{isGone ? stepGone : stepAsks(step.does)}</p>
      <dl className="desk-both">
        <div>
          <dt>{YOU_SAW}</dt>
          <dd>{standWords(upon, changed, nameOf)}</dd>
        </div>
        <div>
          <dt>{NOW_IT_IS}</dt>
          <dd>{standWords(moved, changed, nameOf)}</dd>
        </div>
      </dl>
      <p className="desk-links">
        {leaveButton}
        {!isGone && mayTake(step.does, now) && (
          <Button onClick={() => void acceptAsked(database, seq)}>{DO_IT_ALL_THE_SAME}</Button>
        )}
      </p>
    </>
  );
}
