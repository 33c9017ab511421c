// The shopper's presses about orders: placing one, changing its address, naming its bank transfer, cancelling it.

import { addressFields } from '#domain/address/address.ts';
import { addToCart, readCart } from '#domain/cart/cart-lines.ts';
import { buildOrder } from '#domain/order/build-order-write.ts';
import { cancelOrder, mayCancel } from '#domain/order/cancel-order-write.ts';
import type { Order } from '#domain/order/order.ts';
import {
  changeOrderAddress,
  mayChangeAddress,
  mayGiveTransaction,
  saveTransactionId,
} from '#domain/order/order-change-write.ts';
import { orderKey } from '#domain/order/order-key.ts';
import { orderFields, placeOrder } from '#domain/order/order-write.ts';
import { readOrders } from '#domain/order/orders.ts';
import { NO_TERMS } from '#domain/order/selling-terms.ts';
import { someAddress } from '../support/account-writes.ts';
import { MORINGA } from '../support/orders.ts';
import { merged, type Press, type Pressing, pressed } from './ledger.ts';
import { oneOf } from './settling.ts';

export async function order(by: Pressing, paymentMethod: 'cod' | 'NEFT'): Promise<Press> {
  const { world, id: orderId, uid, pick, serial } = by;
  const { database } = world;
  const names = Object.keys(world.seenPrices).filter((_, at) => (pick >> at) % 2 === 1);
  for (const id of names.length > 0 ? names : ['moringa']) {
    const pricePaise = (world.seenPrices[id] ?? 0) * 100;
    await addToCart(database, { ...MORINGA, id, name: id, pricePaise }, world.now());
  }
  const lines = await readCart(database);
  const brandName = (brand: string) => brand;
  const terms = { ...NO_TERMS, deliveryPaise: (serial % 2) * 40_00 };
  const proposal = { uid, orderId, lines, brandName, address: someAddress(), paymentMethod, terms };
  const made = buildOrder(proposal, world.now());
  const entityKey = orderKey(uid, orderId);
  const write = { path: `/${entityKey}`, does: 'create' as const, fields: orderFields(made) };
  const save = () => placeOrder(database, made, world.now());
  return pressed(by, { kind: 'order', entityKey, write }, save, made.total);
}

export async function newAddressOfOrder(by: Pressing): Promise<Press | null> {
  const { world, id, uid, serial } = by;
  const orderId = await chosenOf(by, mayChangeAddress);
  if (!orderId) return null;
  const address = addressFields(someAddress({ address: `${serial} New Road` }));
  const about = { kind: 'order-address', ...merged(orderKey(uid, orderId), { address }) };
  return pressed(by, about, () =>
    changeOrderAddress(world.database, { id, uid, orderId, address }, world.now()),
  );
}

export async function transfer(by: Pressing): Promise<Press | null> {
  const { world, id, uid, serial } = by;
  const orderId = await chosenOf(by, mayGiveTransaction);
  if (!orderId) return null;
  const transactionId = `UTR${serial}`;
  const at = world.now();
  const fields = { transactionId, transactionTimestamp: at };
  const about = { kind: 'order-transaction', ...merged(orderKey(uid, orderId), fields) };
  const press = { id, uid, orderId, transactionId };
  return pressed(by, about, () => saveTransactionId(world.database, press, at));
}

/** Cancels an order whose own row has gone: its remaining rows are given up. */
export async function cancelledOrder(by: Pressing): Promise<Press | null> {
  const { world, id, uid } = by;
  const waiting = new Set(await world.database.outbox.orderBy('id').keys());
  const orderId = await chosenOf(by, (it) => mayCancel(it) && !waiting.has(it.orderId));
  if (!orderId) return null;
  const cancelledAt = world.now();
  const fields = { deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt };
  const about = { kind: 'cancel-order', ...merged(orderKey(uid, orderId), fields) };
  return pressed(by, about, () => cancelOrder(world.database, { id, uid, orderId }, cancelledAt));
}

/** One of the orders here that allow this. */
async function chosenOf({ world, uid, pick }: Pressing, may: (order: Order) => boolean) {
  const there = (await readOrders(world.database, uid)).filter(may);
  return oneOf(there, pick)?.orderId;
}
