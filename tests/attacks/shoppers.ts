/** Accounts and products that attacks are played with, and the orders of these accounts; all of it is taken away again. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { NewOrder, OrderItem } from '#core/model/order/order.ts';
import { database } from '../functions/shop-database.ts';
import { makePhoneAccount } from '../support/demo-accounts.ts';
import { newOrder } from '../support/demo-orders.ts';
import { type DemoProduct, makeProduct, unmakeProduct } from '../support/demo-products.ts';
import { requireHonest } from './attack.ts';
import { maySetAll } from './firestore-door.ts';

export type Shopper = Awaited<ReturnType<typeof makePhoneAccount>>;

/** An account that signed in by phone. */
export async function withShopper<T>(play: (shopper: Shopper) => Promise<T>): Promise<T> {
  const shopper = await makePhoneAccount();
  try {
    return await play(shopper);
  } finally {
    await database.doc(`accounts/${shopper.uid}`).delete();
    await database.recursiveDelete(database.doc(`users/${shopper.uid}`));
  }
}

/** So many of them. */
export function withShoppers<T>(
  count: number,
  play: (shoppers: Shopper[]) => Promise<T>,
): Promise<T> {
  if (count === 0) return play([]);
  return withShopper((one) => withShoppers(count - 1, (others) => play([one, ...others])));
}

/** A product with so many pieces, which may be ordered beyond them as the shop's settings say. */
export async function withProduct<T>(
  quantity: number,
  play: (product: DemoProduct) => Promise<T>,
): Promise<T> {
  const product = await makeProduct(quantity);
  try {
    return await play(product);
  } finally {
    await unmakeProduct(product);
  }
}

/** Sends an order as anybody's program can; the path of its document. */
export async function sendOrder(
  shopper: Shopper,
  items: OrderItem[],
  changes: Partial<NewOrder> = {},
): Promise<string> {
  const [path = ''] = await sendOrders(shopper, [newOrder(shopper.uid, items, changes)]);
  return path;
}

/** Sends orders by one commit; the paths of their documents. */
export async function sendOrders(shopper: Shopper, orders: readonly NewOrder[]): Promise<string[]> {
  const sent = orders.map((it) => [`users/${shopper.uid}/orders/${it.orderId}`, it] as const);
  requireHonest(await maySetAll(sent, shopper), 'an order');
  return sent.map(([path]) => path);
}

/** The last decision is waited for so long. ms */
const DECISIONS_MS = 300_000;

/** Orders once each of them is taken or held. @throws Error where one is not. */
export async function decided(paths: readonly string[]): Promise<DocumentSnapshot[]> {
  for (const until = Date.now() + DECISIONS_MS; Date.now() < until; await sleep(500)) {
    const orders = await database.getAll(...paths.map((path) => database.doc(path)));
    if (orders.every((it) => it.get('acceptedAt') || it.get('heldReason'))) return orders;
  }
  throw new Error('orders were not decided');
}

export const isTaken = (order: DocumentSnapshot) => Boolean(order.get('acceptedAt'));
