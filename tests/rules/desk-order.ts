// What is tried with an order from the merchant's desk. Every case meets an order of its own.
import { ORDERS, orderOf } from './an-order.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';

export type Expectation = RuleCase['expect'];
export type Doing = (path: string) => Attempt;

const AT = 1_760_000_000_001;
export const ACCEPTED = { acceptedAt: AT };
export const PACKED = { ...ACCEPTED, packed: true };
export const SHIPPED = { ...PACKED, deliveryStatus: 'shipped' };
export const HELD = { deliveryStatus: 'pending', heldReason: 'price' };
export const NEFT = { ...ACCEPTED, paymentMethod: 'NEFT' };

let met = 0;

export function may(
  expect: Expectation,
  title: string,
  stored: Fields | null,
  doing: Doing,
  as: Person = 'merchant',
): RuleCase {
  met += 1;
  const id = `order-for-the-desk-${String(met).padStart(4, '0')}`;
  const path = `${ORDERS}/${id}`;
  const given = stored ? { [path]: { ...orderOf(id), ...stored } } : {};
  return { title: `the desk: ${title}`, as, given, does: doing(path), expect };
}

/** Sets these fields. */
export const set =
  (data: Fields): Doing =>
  (path) => ({ verb: 'merge', path, data, fields: Object.keys(data) });

export const pack = set({ packed: true });
export const ship = { deliveryStatus: 'shipped', courier: 'India Post', trackingNumber: 'EM1' };
export const deliver = set({ deliveryStatus: 'delivered' });
export const receive = set({ status: 'success' });
export const release = { deliveryStatus: 'processing', heldReason: null, releasedAt: AT };
export const giveUp = set({ deliveryStatus: 'cancel' });
