// Places an order: saves it on this phone or, if it is paid online, places it at the shop at once.

import { placeOnline } from '#browser/sync/send-now.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { NewOrder } from '#domain/order/order.ts';
import type { RequoteReason } from '#domain/order/order-acceptance.ts';
import { placeOrder } from '#domain/order/order-write.ts';

/**
 * Why no order was placed. `changed`: `today` is the order at today's prices and terms, or null if nothing is left of it.
 * `too-little`: it is below the shop's least order.
 */
export type PlaceProblem =
  | { kind: 'full' | 'blocked' | 'broken' | 'cart-changed' | 'too-many' }
  | { kind: 'no-answer' | 'refused' | 'signed-out' }
  | { kind: 'not-delivered' | 'no-such-pincode'; zipcode: string }
  | { kind: 'too-little'; minimumPaise: number; missingPaise: number }
  | { kind: 'changed'; reason: RequoteReason | 'terms'; today: NewOrder | null };

/** `order`: the placed order, which may come from an earlier press for the same order. */
export type PlaceResult = { kind: 'placed'; order: NewOrder } | PlaceProblem;

/** Places an order the way its payment method requires. */
export async function place(order: NewOrder): Promise<PlaceResult> {
  if (order.paymentMethod !== 'online_payment') {
    const saved = await placeOrder(deviceDatabase(), order, Date.now());
    if (saved.outcome === 'saved') return { kind: 'placed', order };
    return { kind: saved.outcome === 'not-saved' ? saved.reason : 'cart-changed' };
  }
  const placed = await placeOnline(order);
  switch (placed.outcome) {
    case 'placed':
      return { kind: 'placed', order: placed.order };
    case 'changed':
      return { kind: 'changed', reason: placed.reason, today: placed.today };
    case 'not-saved':
      return { kind: placed.reason };
    default:
      return { kind: placed.outcome };
  }
}
