// The shopper's presses about orders: placing one, changing its address, naming its bank transfer, cancelling it.

import { readOrders } from '#core/device/account/orders.ts';
import { addToCart, readCart } from '#core/device/cart/cart-lines.ts';
import { addressFields } from '#core/model/account/address.ts';
import { orderKey } from '#core/model/order/order-key.ts';
import { buildOrder } from '#core/sync/writes/build-order.ts';
import { cancelOrder, mayCancel } from '#core/sync/writes/cancel-order.ts';
import { orderFields, placeOrder } from '#core/sync/writes/order.ts';
import {
  changeOrderAddress,
  mayChangeAddress,
  mayGiveTransaction,
  saveTransactionId,
} from '#core/sync/writes/order-change.ts';
import { someAddress } from '../support/account-writes.ts';
import { MORINGA } from '../support/orders.ts';
import { type Press, wish } from './ledger.ts';
import type { World } from './world.ts';

export async function order(
  world: World,
  orderId: string,
  uid: string,
  pick: number,
  paymentMethod: 'cod' | 'NEFT',
): Promise<Press> {
  const { database } = world;
  const names = Object.keys(world.seenPrices).filter((_, at) => (pick >> at) % 2 === 1);
  for (const id of names.length > 0 ? names : ['moringa']) {
    const pricePaise = (world.seenPrices[id] ?? 0) * 100;
    await addToCart(database, { ...MORINGA, id, name: id, pricePaise }, world.now());
  }
  const lines = await readCart(database);
  const brandName = (brand: string) => brand;
  const proposal = { uid, orderId, lines, brandName, address: someAddress(), paymentMethod };
  const made = buildOrder(proposal, world.now());
  const entityKey = orderKey(uid, orderId);
  const write = { path: `/${entityKey}`, does: 'create' as const, fields: orderFields(made) };
  const it = wish(world, { id: orderId, kind: 'order', uid, entityKey, write }, made.total);
  return { wish: it, save: () => placeOrder(database, made, world.now()) };
}

export async function orderChange(
  world: World,
  kind: 'address of an order' | 'transaction id',
  id: string,
  uid: string,
  pick: number,
  serial: number,
): Promise<Press | null> {
  const { database } = world;
  const may = kind === 'transaction id' ? mayGiveTransaction : mayChangeAddress;
  const there = (await readOrders(database, uid)).filter(may);
  const chosen = there[pick % Math.max(1, there.length)];
  if (!chosen) return null;
  const { orderId } = chosen;
  const entityKey = orderKey(uid, orderId);
  const path = `/${entityKey}`;
  if (kind === 'transaction id') {
    const transactionId = `UTR${serial}`;
    const fields = { transactionId, transactionTimestamp: world.now() };
    const write = { path, does: 'merge' as const, fields };
    const it = wish(world, { id, kind: 'order-transaction', uid, entityKey, write });
    const press = { id, uid, orderId, transactionId };
    return {
      wish: it,
      save: () => saveTransactionId(database, press, fields.transactionTimestamp),
    };
  }
  const newAddress = addressFields(someAddress({ address: `${serial} New Road` }));
  const write = { path, does: 'merge' as const, fields: { address: newAddress } };
  const it = wish(world, { id, kind: 'order-address', uid, entityKey, write });
  const press = { id, uid, orderId, address: newAddress };
  return { wish: it, save: () => changeOrderAddress(database, press, world.now()) };
}

/** Of an order whose own row has gone: what is still here is given up among what waits. */
export async function cancelledOrder(
  world: World,
  id: string,
  uid: string,
  pick: number,
): Promise<Press | null> {
  const { database } = world;
  const waiting = new Set(await database.outbox.orderBy('id').keys());
  const there = (await readOrders(database, uid)).filter(
    (it) => mayCancel(it) && !waiting.has(it.orderId),
  );
  const orderId = there[pick % Math.max(1, there.length)]?.orderId;
  if (!orderId) return null;
  const cancelledAt = world.now();
  const entityKey = orderKey(uid, orderId);
  const fields = { deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt };
  const write = { path: `/${entityKey}`, does: 'merge' as const, fields };
  const it = wish(world, { id, kind: 'cancel-order', uid, entityKey, write });
  return { wish: it, save: () => cancelOrder(database, { id, uid, orderId }, cancelledAt) };
}
