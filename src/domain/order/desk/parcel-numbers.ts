// Tracking numbers of several parcels: which of them are the same, and in which parcel's field a scanned code goes.
import type { Order } from '../order.ts';

/** An order's parcel and its tracking number, which may be empty. */
export type Parcel = { key: string; orderNo: string; number: string };

/** An order's parcels with their numbers. The first of two has a key of its own: the last one must differ from it. */
export function givenParcels(
  key: string,
  order: Pick<Order, 'orderNo' | 'trackingNumber' | 'firstParcel'>,
): Parcel[] {
  const { orderNo, trackingNumber = '', firstParcel } = order;
  const last = { key, orderNo, number: trackingNumber };
  if (!firstParcel) return [last];
  return [last, { key: `${key} first`, orderNo, number: firstParcel.trackingNumber }];
}

/** Letters and digits alone, in capitals: couriers print the same number with spaces or without. */
const plain = (number: string) => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * For each parcel of `typed` whose number another one has, too, the order numbers of those others. `given`: the parcels
 * that have their numbers already.
 */
export function sameNumbers(
  typed: readonly Parcel[],
  given: readonly Parcel[],
): Map<string, string[]> {
  const owners = new Map<string, Parcel[]>();
  const own = new Set(typed.map(({ key }) => key));
  for (const parcel of [...typed, ...given.filter(({ key }) => !own.has(key))]) {
    const number = plain(parcel.number);
    if (number !== '') owners.set(number, [...(owners.get(number) ?? []), parcel]);
  }
  return new Map(
    typed.flatMap(({ key, number }): [string, string[]][] => {
      const others = (owners.get(plain(number)) ?? []).filter((it) => it.key !== key);
      return others.length > 0 ? [[key, others.map(({ orderNo }) => orderNo)]] : [];
    }),
  );
}

/** No address of a page and no text: the square codes on parcels hold those, too. */
const NUMBER = /^[a-z0-9][a-z0-9/ -]{4,38}[a-z0-9]$/i;
/** As `orderNumber` makes them: the label of another order. */
const ORDER_NUMBER = /^[a-z0-9]{5}-[a-z0-9]{5}$/i;

/** A label that is read so soon after a number, ms, was in the same picture: both stick on one parcel. */
const TOGETHER_MS = 2_000;

/** `next`: key of the parcel whose label was scanned last; `last`: the number put into a field without a label. */
type Scanning = {
  next: string | null;
  last: { key: string; number: string; at: number } | null;
};
export const NOTHING_SCANNED: Scanning = { next: null, last: null };

/**
 * A scanned code. `order`: the label of this order, whose number is next; `number`: `number` belongs in this parcel's field,
 * and no longer in that of `from`; `known`: a field has it; `full`: no field is empty; `other`: no tracking number.
 */
type Scanned = { after: Scanning } & (
  | { is: 'order'; parcel: Parcel }
  | { is: 'number'; parcel: Parcel; number: string; from: string | null }
  | { is: 'known' }
  | { is: 'full' }
  | { is: 'other' }
);

/**
 * Where a scanned code goes: into the field of the order whose label was scanned, else into the next empty one. `now` in ms.
 */
export function placeScanned(
  code: string,
  parcels: readonly Parcel[],
  before: Scanning,
  now: number,
): Scanned {
  const number = code.trim();
  const labelled = parcels.find(({ orderNo }) => plain(orderNo) === plain(number));
  if (labelled) return placeLabel(labelled, before, now);
  if (!NUMBER.test(number) || ORDER_NUMBER.test(number)) return { is: 'other', after: before };
  if (parcels.some((it) => plain(it.number) === plain(number)))
    return { is: 'known', after: before };
  const empty = parcels.filter((it) => plain(it.number) === '');
  const chosen = parcels.find(({ key }) => key === before.next);
  const parcel = chosen ?? empty[0];
  if (!parcel) return { is: 'full', after: before };
  const last = chosen ? null : { key: parcel.key, number, at: now };
  return { is: 'number', parcel, number, from: null, after: { next: null, last } };
}

function placeLabel(parcel: Parcel, { last }: Scanning, now: number): Scanned {
  const isTogether = last !== null && now - last.at < TOGETHER_MS;
  if (isTogether && (parcel.key === last.key || plain(parcel.number) === '')) {
    const from = parcel.key === last.key ? null : last.key;
    return { is: 'number', parcel, number: last.number, from, after: NOTHING_SCANNED };
  }
  return { is: 'order', parcel, after: { next: parcel.key, last: null } };
}
