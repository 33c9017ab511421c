// Where an order goes. A new address that the shop did not take stays on the phone until its shopper discards it; the parcel does not follow it. Pure.
import * as v from 'valibot';
import type { Order } from '#core/model/order/order.ts';
import type { OutboxRow } from '#core/model/outbox/write.ts';
import {
  mayChangeAddress,
  OrderAddress,
  orderAddressWrite,
} from '#core/sync/writes/order-change.ts';

/** The address that an order had when the shop packed it, where a new one came too late; null where none did. */
export function addressBefore(order: Order, rows: readonly OutboxRow[]): Order['address'] | null {
  const isFixed = order.packed === true || order.deliveryStatus === 'shipped';
  if (!isFixed || mayChangeAddress(order)) return null;
  const refused = rows.find(
    ({ kind, state }) => kind === orderAddressWrite.kind && state === 'refused',
  );
  const change = v.safeParse(OrderAddress, refused?.payload);
  return change.success ? change.output.before : null;
}

export function goesTo(order: Order, rows: readonly OutboxRow[]): Order['address'] {
  return addressBefore(order, rows) ?? order.address;
}
