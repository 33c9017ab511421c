/** Orders that cost nothing to send, for goods that others then cannot have; beside them another shopper who wants one piece. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { orderSettings } from '../../backend/functions/src/orders/order-settings.ts';
import { projectId } from '../../backend/stack/suite.ts';
import { database } from '../functions/shop-database.ts';
import { askEmulator } from '../rules/rules-emulator.ts';
import { SERVER_TIME, writeOf } from '../rules/whole-write.ts';
import { makePhoneAccount } from '../support/demo-accounts.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import {
  type DemoProduct,
  makeProduct,
  piecesLeft,
  unmakeProduct,
} from '../support/demo-products.ts';
import type { Played } from './attack.ts';

const STOCK = 500;
const PRICE = 240;
const { maxOpenOrders, maxOpenPieces, preorderPieces } = orderSettings;
/** s that another shopper waits at most beside them. */
const MAX_WAIT_S = 2;
/** A change is stamped within this in a quiet shop, ms. */
const QUIET_MS = 300;
/** ms to wait for the last decision. */
const DECISIONS_MS = 300_000;

type Shopper = Awaited<ReturnType<typeof makePhoneAccount>>;

/** `by` accounts send this many orders at once, each by one commit, each of this many pieces; pieces they get are lost to others. */
type Flood = { by: number; orders: number; pieces: number; bound: number };

export async function orderForNothing(): Promise<Played[]> {
  const most = Math.min(maxOpenPieces, STOCK + preorderPieces);
  const played = [
    await flood({ by: 1, orders: 50, pieces: 999, bound: most }),
    await flood({ by: 1, orders: 50, pieces: 25, bound: most }),
    await flood({ by: 1, orders: 400, pieces: 1, bound: maxOpenOrders }),
    await flood({ by: 3, orders: 20, pieces: 20, bound: STOCK + preorderPieces }),
  ];
  return played.flat();
}

async function flood({ by, orders, pieces, bound }: Flood): Promise<Played[]> {
  const product = await makeProduct(STOCK);
  const shoppers = await Promise.all(Array.from({ length: by + 1 }, () => makePhoneAccount()));
  const send = (shopper: Shopper, count: number, wanted: number) =>
    sendOrders(shopper, count, product.id, wanted);
  try {
    await eventsHandled(product);
    const sent = await Promise.all(shoppers.slice(1).map((it) => send(it, orders, pieces)));
    const last = await Promise.all(shoppers.slice(0, 1).map((it) => send(it, 1, 1)));
    const documents = await decided([...sent, ...last].flat());
    const [all, other] = [documents.slice(0, by * orders), documents.slice(by * orders)];
    const taken = all.filter(isTaken).length * pieces;
    const gone = STOCK - (await piecesLeft(product)) - other.filter(isTaken).length;
    const from = by === 1 ? 'one account' : `${by} accounts`;
    const waited = Math.max(...other.map(toldAfterMs)) / 1000;
    return [
      {
        attack: `pieces kept by ${by * orders} orders of ${pieces} pieces from ${from}, ${STOCK} in stock`,
        tries: all.length,
        // By the orders and by the stock, which should agree.
        through: Math.max(taken, gone),
        bound,
      },
      {
        attack: `seconds that another shopper waits beside ${by * orders} orders from ${from}`,
        tries: all.length,
        through: waited,
        bound: MAX_WAIT_S,
        note: other.every(isTaken) ? 'has one piece' : 'is held',
      },
    ];
  } finally {
    for (const { uid } of shoppers) await forgetAccount(uid);
    await unmakeProduct(product);
  }
}

/** Sends orders by one commit, as any program can; returns the paths of their documents. */
async function sendOrders(
  { uid, idToken }: Shopper,
  count: number,
  productId: string,
  pieces: number,
): Promise<string[]> {
  const orders = Array.from({ length: count }, () =>
    newOrder(uid, [orderItem(productId, pieces, PRICE)]),
  );
  const pathOf = (orderId: string) => `users/${uid}/orders/${orderId}`;
  const writes = orders.map((it) =>
    writeOf(projectId, pathOf(it.orderId), { ...it, changedAt: SERVER_TIME }),
  );
  const reply = await askEmulator(projectId, ':commit', { writes }, idToken);
  // An attack on a door that is closed to everybody proves nothing.
  if (!reply.ok) throw new Error(`the shop refuses what is honest: ${await reply.text()}`);
  return orders.map(({ orderId }) => pathOf(orderId));
}

/** The orders once each of them is accepted or on hold. @throws Error where one is neither. */
async function decided(paths: readonly string[]): Promise<DocumentSnapshot[]> {
  for (const until = Date.now() + DECISIONS_MS; Date.now() < until; await sleep(500)) {
    const orders = await database.getAll(...paths.map((path) => database.doc(path)));
    if (orders.every((it) => it.get('acceptedAt') || it.get('heldReason'))) return orders;
  }
  throw new Error('orders were not decided');
}

/**
 * Resolves once the shop stamps a change of the product at once: the emulator delivers the events of all functions one
 * by one, so those of the flood before would still delay this one's.
 */
async function eventsHandled({ id }: Pick<DemoProduct, 'id'>): Promise<void> {
  const document = database.doc(`products/${id}`);
  for (let waited = QUIET_MS; waited >= QUIET_MS; ) {
    const since = Date.now();
    await document.update({ updatedAt: FieldValue.delete() });
    while (!(await document.get()).get('updatedAt')) await sleep(20);
    waited = Date.now() - since;
  }
}

async function forgetAccount(uid: string): Promise<void> {
  await database.doc(`accounts/${uid}`).delete();
  await database.recursiveDelete(database.doc(`users/${uid}`));
}

const isTaken = (order: DocumentSnapshot) => Boolean(order.get('acceptedAt'));

function toldAfterMs(order: DocumentSnapshot): number {
  const decided = order.get('acceptedAt') ?? order.updateTime?.toMillis() ?? 0;
  return decided - (order.createTime?.toMillis() ?? 0);
}
