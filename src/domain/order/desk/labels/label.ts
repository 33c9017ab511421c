// What stands on the label of an order's parcel, and which orders get none.

import { inEnglish } from '#engine/texts/speak.ts';
import { streetInOneLine } from '../../../address/address.ts';
import type { DeskOrder } from '../../../device/tables.ts';
import { landmarkLine } from '../../../shared/messages.ts';
import { type ParcelName, parcelLines } from '../../first-parcel.ts';
import { collectPaise, type FactsOf, gramsOf } from '../../table/order-facts.ts';
import { queueOf } from '../order-queues.ts';
import { preorderedLine } from '../preordered.ts';

/** The shop as labels name it: its address is also where parcels return to. `fssai`: empty if it has none. */
export type Sender = { name: string; address: readonly string[]; phone: string; fssai: string };

export type Label = {
  /** The order's number, also in both codes. */
  number: string;
  /** Of the two that the order goes in; undefined for one that goes whole. */
  parcel: 1 | 2 | undefined;
  sender: Sender;
  receiver: { name: string; place: readonly string[]; pincode: string; phones: readonly string[] };
  /** Paise that the courier takes at the door; `nothing`: it is not paid, but not to be paid there. */
  collects: number | 'paid' | 'nothing';
  /** Net weight in grams; null if it is not known of all products. */
  grams: number | null;
  courier: string;
  trackingNumber: string;
  /** `preordered`: how many of the pieces. */
  contents: readonly { name: string; pieces: number; preordered: number }[];
};

type NoLabel = 'cancelled' | 'hold' | 'coming';

/** Why an order gets no label: it is cancelled, on hold, or not checked by the shop yet; null if it gets one. */
export function whyNoLabel(order: DeskOrder): NoLabel | null {
  if (order.deliveryStatus === 'cancel') return 'cancelled';
  const queue = queueOf(order);
  return queue === 'hold' || queue === 'coming' ? queue : null;
}

/**
 * The label of an order's parcel, with what is in it and to be paid for it alone. `factsOf`: of the products that the
 * desk knows. `first` also for a first parcel that has not gone yet.
 */
export function labelOf(
  order: DeskOrder,
  sender: Sender,
  factsOf: FactsOf,
  parcel: ParcelName = 'last',
): Label {
  const { orderNo, address, firstParcel } = order;
  const isFirst = parcel === 'first';
  const { courier = '', trackingNumber = '' } = isFirst ? (firstParcel ?? {}) : order;
  const lines = parcelLines(order, parcel);
  const { name, city, state, zipcode, phone, landmark, otherPhone } = address;
  const town = [city, state].filter(Boolean).join(', ');
  const place = [
    streetInOneLine(address),
    landmark && inEnglish(() => landmarkLine(landmark)),
    town,
  ];
  return {
    number: orderNo,
    parcel: isFirst ? 1 : firstParcel && 2,
    sender,
    receiver: {
      name,
      place: filled(place),
      pincode: zipcode,
      phones: filled([phone, otherPhone]),
    },
    collects: order.status === 'success' ? 'paid' : collectPaise(order, parcel) || 'nothing',
    grams: gramsOf(lines, factsOf),
    courier,
    trackingNumber,
    contents: lines.map((line) => ({
      name: line.name,
      pieces: line.quantity,
      preordered: preorderedLine(line, order)?.pieces ?? 0,
    })),
  };
}

const filled = (texts: (string | undefined)[]) => texts.flatMap((it) => it || []);
