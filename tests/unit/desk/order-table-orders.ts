// Orders as the desk holds them, for the tests of tables.
import type { DeskOrder } from '#domain/device/tables.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { type FactsOf, productFacts } from '#domain/order/table/order-facts.ts';
import { givenOrder } from '../given.ts';

const ARRIVED_AT = Date.parse('2026-11-26T06:00:00Z');

/** Of this id, accepted, with the number that follows from it. */
export function deskOrder(
  change: Partial<DeskOrder> = {},
  orderId = givenOrder().orderId,
): DeskOrder {
  const orderNo = `${orderId.slice(0, 5)}-${orderId.slice(5, 10)}`.toUpperCase();
  const arrived = { arrivedAt: ARRIVED_AT, changedAt: ARRIVED_AT, acceptedAt: ARRIVED_AT };
  return {
    ...givenOrder({ orderId, orderNo }),
    ...{ uid: 'merchant', customer: 'asha', lines: [line('ragi', 1, 499_00)] },
    ...{ ...arrived, ...change },
  };
}

export const line = (productId: string, quantity: number, pricePaise: number): OrderLine => ({
  ...{ productId, quantity, pricePaise, name: productId, brand: '', photoUrl: '' },
  ...{ quoted: undefined, preorderWeeks: undefined, preorderPieces: undefined },
});

const FIELDS: Readonly<Record<string, Record<string, unknown>>> = {
  ragi: { netWeight: 1, unit: 'kg', hsn: '1008' },
  tea: { netWeight: 250, unit: 'g' },
  honey: { netWeight: 500, unit: 'ml' },
};
/** A bag of ragi, a packet of tea, and honey, which is sold by volume. */
export const FACTS: FactsOf = (id) => FIELDS[id] && productFacts(FIELDS[id]);
