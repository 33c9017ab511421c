// What is tried with an order that the shop has. Every case meets an order of its own.
import { ORDERS, orderOf, takingBack } from './an-order.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { ADDRESS } from './stored-documents.ts';

export type Expectation = RuleCase['expect'];
export type Stored = (id: string) => Fields;
export type Doing = (id: string, stored: Fields) => Attempt;

export const MOVED = { ...ADDRESS, city: 'Bhopal', zipcode: '462001' };
export const TRANSFER = { transactionId: 'N123', transactionTimestamp: 1_760_000_000_000 };
export const AT = 1_760_000_000_001;

/** An order of Asha's that differs in some fields from one that was just placed. */
export function order(holds: Fields = {}): Stored {
  return (id) => ({ ...orderOf(id), ...holds });
}

export const placed = order();
export const byTransfer = order({ paymentMethod: 'NEFT' });
export const shipped = order({ deliveryStatus: 'shipped' });
export const cancelled = order({ deliveryStatus: 'cancel' });
export const accepted = order({ acceptedAt: AT });
export const held = order({ deliveryStatus: 'pending', heldReason: 'price' });
/** What is left of an order that was taken back before it came. */
export const mark: Stored = takingBack;

export const get: Doing = (id) => ({ verb: 'get', path: `${ORDERS}/${id}` });
export const remove: Doing = (id) => ({ verb: 'delete', path: `${ORDERS}/${id}` });
export const sendAsItIs: Doing = (id, stored) => ({
  verb: 'write',
  path: `${ORDERS}/${id}`,
  data: stored,
});

export const placeAgain: Doing = (id) => sendAsItIs(id, orderOf(id));
export const takeBack: Doing = (id) => merge(takingBack(id))(id, {});
export const CANCELLED = { deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt: AT };
export const cancel = merge(CANCELLED);

/** Sets some fields, or takes away those that are named and not given. */
export function merge(data: Fields, fields = Object.keys(data)): Doing {
  return (id) => ({ verb: 'merge', path: `${ORDERS}/${id}`, data, fields });
}

export function takeBackAnd(more: Fields): Doing {
  return (id) => merge({ ...takingBack(id), ...more })(id, {});
}

let met = 0;

export function may(
  expect: Expectation,
  title: string,
  stored: Stored,
  doing: Doing,
  as: Person = 'asha',
): RuleCase {
  met += 1;
  const id = `stored-order-${String(met).padStart(4, '0')}-of-asha`;
  const given = { [`${ORDERS}/${id}`]: stored(id) };
  return { title: `a stored order: ${title}`, as, given, does: doing(id, stored(id)), expect };
}

export function strangersMayNot(what: string, stored: Stored, doing: Doing): RuleCase[] {
  return (['ravi', 'visitor', 'asha without a phone'] as const).map((as) =>
    may('denied', `${as} may not ${what}`, stored, doing, as),
  );
}

export const transferred = order({ paymentMethod: 'NEFT', ...TRANSFER });
