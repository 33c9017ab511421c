import type { DeskOrder } from '#domain/device/tables.ts';
import { piecesToFollow } from '#domain/order/first-parcel.ts';
import { collectPaise } from '#domain/order/table/order-facts.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import { FIRST_SENT, FIRST_SENT_WITH, secondParcel } from './messages.ts';

/** That a first parcel went, with what, when, and how many pieces are to follow. */
export function PartSent({ order }: { order: DeskOrder }) {
  const { firstParcel, deliveryStatus } = order;
  if (!firstParcel) return null;
  const { courier, trackingNumber, at } = firstParcel;
  const parcel = [courier, trackingNumber].filter(Boolean).join(', ');
  const cashPaise = collectPaise(order);
  const cash = cashPaise > 0 ? formatPaise(cashPaise) : null;
  return (
    <p className="desk-standing desk-screen-only">
      <Sentence
        text={parcel ? FIRST_SENT_WITH : FIRST_SENT}
        parts={{ parcel: <strong>{parcel}</strong>, day: <DateTime at={at} /> }}
      />
      {deliveryStatus === 'processing' && (
        <strong>{` ${secondParcel(piecesToFollow(order), cash)}`}</strong>
      )}
    </p>
  );
}
