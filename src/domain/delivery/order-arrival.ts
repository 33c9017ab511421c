// When a placed order arrives: what was promised when it was placed, counted from when it could set out. Pure.
import type { DeliveryPromise, Order } from '../order/order.ts';
import { type ArrivalDates, arrivalDates, dateInIndia } from './delivery-zones.ts';

/** `days`: counted from something that has still to come. `late`: the last day is over. Both tell the pincode that it was promised for. */
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
 * What there is to say at this moment (ms); null where nothing was promised, where it goes to another pincode by now, where all of it was ordered
 * before it is there, and of what is over or stopped.
 */
export function orderArrival(order: PromisedOrder, now: number): OrderArrival | null {
  const { promise, address, lines, deliveryStatus, heldReason } = order;
  if (!promise || promise.zipcode !== address.zipcode || heldReason) return null;
  if (deliveryStatus !== 'processing' && deliveryStatus !== 'shipped') return null;
  const later = lines.filter(({ preorderWeeks }) => preorderWeeks !== undefined);
  if (later.length === lines.length) return null;
  const told = { promise, hasPreorder: later.length > 0 };
  const start = setsOutAt(order);
  if (start === null) {
    return { ...told, kind: 'days', after: order.acceptedAt ? 'payment' : 'placing' };
  }
  const dates = arrivalDates(promise, start);
  return { ...told, kind: dateInIndia(now) > dates.by ? 'late' : 'dates', dates };
}

/** From when on the days are counted, ms; null while that is not known. What is paid before it is sent waits for its payment. */
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
