import { cancelOrderWrite } from '#domain/order/cancel-order-write.ts';
import type { Order } from '#domain/order/order.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { DateTime } from '#ui/text/DateTime.tsx';
import {
  cancelledWords,
  STEP_NOT_SENT,
  STEP_NOT_YET,
  STEP_WORDS,
  TRACKING_NUMBER,
  WHERE_IT_IS,
  withCourier,
} from './messages.ts';
import { type OrderStep, orderSteps } from './order-steps.ts';
import './OrderTimeline.css';

/** The progress of an order that the shop has. `rows`: the order's outbox rows. */
export function OrderTimeline({ order, rows }: { order: Order; rows: readonly OutboxRow[] }) {
  const steps = orderSteps(order);
  const last = steps.findLast(({ isReached }) => isReached);
  const isUnsent = rows.some(({ kind }) => kind === cancelOrderWrite.kind);
  return (
    <section className="order-details__part order-timeline" aria-labelledby="order-timeline">
      <h2 id="order-timeline">{WHERE_IT_IS}</h2>
      <ol className="order-timeline__steps">
        {steps.map((step) => (
          <li
            key={step.name}
            className={`order-timeline__step${step.isReached ? ' order-timeline__step--reached' : ''}`}
            aria-current={step === last ? 'step' : undefined}
          >
            <span className="order-timeline__name">{STEP_WORDS[step.name]}</span>
            <StepTime step={step} isUnsent={isUnsent && step.name === 'cancelled'} />
            {step.name === 'cancelled' && !isUnsent && (
              <span className="order-timeline__courier">{cancelledWords(order)}</span>
            )}
            {step.name === 'shipped' && step.isReached && <Courier order={order} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepTime({ step, isUnsent }: { step: OrderStep; isUnsent: boolean }) {
  if (isUnsent) return <span className="order-timeline__when">{STEP_NOT_SENT}</span>;
  if (!step.isReached) return <span className="visually-hidden">{STEP_NOT_YET}</span>;
  if (step.at === null) return null;
  return (
    <span className="order-timeline__when">
      <DateTime at={step.at} hasTime />
    </span>
  );
}

/** The courier and its tracking number. */
function Courier({ order: { courier, trackingNumber } }: { order: Order }) {
  if (!courier && !trackingNumber) return null;
  return (
    <span className="order-timeline__courier">
      {courier && <span>{withCourier(courier)}</span>}
      {trackingNumber && (
        <span>
          {TRACKING_NUMBER} <strong>{trackingNumber}</strong>
        </span>
      )}
    </span>
  );
}
