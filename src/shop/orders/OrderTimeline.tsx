import { cancelOrderWrite } from '#domain/order/cancel-order-write.ts';
import { parcelLines, parcelPaise } from '#domain/order/first-parcel.ts';
import type { Order } from '#domain/order/order.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { DateTime } from '#ui/text/DateTime.tsx';
import {
  cancelledWords,
  payForParcel,
  STEP_NOT_SENT,
  STEP_NOT_YET,
  STEP_WORDS,
  TRACKING_NUMBER,
  toFollow,
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
            {step.name === 'shipped' && step.isReached && <Courier parcel={order} />}
            {step.name === 'firstParcel' && <FirstParcel order={order} />}
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
function Courier({ parcel }: { parcel: Pick<Order, 'courier' | 'trackingNumber'> }) {
  const { courier, trackingNumber } = parcel;
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

/** Who carries the first parcel, what is to pay for it, and what is to follow. */
function FirstParcel({ order }: { order: Order }) {
  const { firstParcel, deliveryStatus, paymentMethod, status } = order;
  const goods = parcelLines(order, 'last').map(({ quantity, name }) => `${quantity} × ${name}`);
  const cashPaise =
    paymentMethod === 'cod' && status !== 'success' ? parcelPaise(order, 'first') : 0;
  return (
    <>
      {firstParcel && <Courier parcel={firstParcel} />}
      {deliveryStatus === 'processing' && (
        <span className="order-timeline__courier">
          {cashPaise > 0 && <span>{payForParcel(formatPaise(cashPaise))}</span>}
          <span>{toFollow(goods)}</span>
        </span>
      )}
    </>
  );
}
