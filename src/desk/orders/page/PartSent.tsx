import type { DeskOrder } from '#domain/device/tables.ts';
import { piecesToFollow } from '#domain/order/first-parcel.ts';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import { FIRST_SENT, FIRST_SENT_WITH, partSentWords } from './messages.ts';

/** That a first parcel went, with what, when, and how many pieces are to follow. */
export function PartSent({ order }: { order: DeskOrder }) {
  const { firstParcel, deliveryStatus } = order;
  if (!firstParcel) return null;
  const { courier, trackingNumber, at } = firstParcel;
  const parcel = [courier, trackingNumber].filter(Boolean).join(', ');
  return (
    <p className="desk-standing desk-screen-only">
      {deliveryStatus === 'processing' && (
        <strong>{`${partSentWords(piecesToFollow(order))} `}</strong>
      )}
      <Sentence
        text={parcel ? FIRST_SENT_WITH : FIRST_SENT}
        parts={{ parcel: <strong>{parcel}</strong>, day: <DateTime at={at} /> }}
      />
    </p>
  );
}
