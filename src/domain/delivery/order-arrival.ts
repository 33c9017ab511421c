// When a placed order arrives: the delivery time promised when it was placed, counted from when it can ship. Pure.
import type { DeliveryPromise, Order } from '../order/order.ts';
import { isPossiblePincode } from '../pincode/sorting-districts.ts';
import { dateInIndia } from '../shared/day-in-india.ts';
import { type ArrivalDates, arrivalDates, type Holiday } from './delivery-zones.ts';

/** `days`: counted from an event still to come. `late`: the last day is over. Both carry the promise. */
export type OrderArrival = { promise: DeliveryPromise; hasPreorder: boolean } & (
  | { kind: 'days'; after: 'placing' | 'payment' }
  | { kind: 'dates' | 'late'; dates: ArrivalDates }
);

type PromisedOrder = Pick<
  Order,
  | 'promise'
  | 'address'
  | 'lines'
  | 'deliveryStatus'
  | 'heldReason'
  | 'acceptedAt'
  | 'paymentMethod'
  | 'status'
  | 'transactionTimestamp'
>;

/**
 * The arrival as of `now` (ms); null if nothing was promised, the pincode has changed since or can be none, every line
 * is a pre-order, or the order is finished or on hold. `holidays`: as known today, since the order carries only its days.
 */
export function orderArrival(
  order: PromisedOrder,
  now: number,
  holidays: readonly Holiday[] = [],
): OrderArrival | null {
  const { promise, address, lines, deliveryStatus, heldReason } = order;
  if (!promise || promise.zipcode !== address.zipcode || heldReason) return null;
  if (!isPossiblePincode(promise.zipcode)) return null;
  if (deliveryStatus !== 'processing' && deliveryStatus !== 'shipped') return null;
  const later = lines.filter(({ preorderWeeks }) => preorderWeeks !== undefined);
  if (later.length === lines.length) return null;
  const told = { promise, hasPreorder: later.length > 0 };
  const start = setsOutAt(order);
  if (start === null) {
    return { ...told, kind: 'days', after: order.acceptedAt ? 'payment' : 'placing' };
  }
  const dates = arrivalDates(promise, start, holidays);
  return { ...told, kind: dateInIndia(now) > dates.by ? 'late' : 'dates', dates };
}

/** When the days start to count, ms; null while unknown. An order paid in advance waits for its payment. */
function setsOutAt(order: PromisedOrder): number | null {
  const { acceptedAt, paymentMethod, status, transactionTimestamp, deliveryStatus } = order;
  if (!acceptedAt) return null;
  if (paymentMethod === 'NEFT' && transactionTimestamp) {
    return Math.max(acceptedAt, transactionTimestamp);
  }
  const isPaidFirst = paymentMethod !== 'cod';
  const isStillToPay = isPaidFirst && status !== 'success' && deliveryStatus !== 'shipped';
  return isStillToPay ? null : acceptedAt;
}
