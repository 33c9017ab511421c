/** Orders that cost nothing to send, for goods that others cannot have then; beside them another shopper who wants one piece. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { orderSettings } from '../../backend/functions/src/orders/order-settings.ts';
import { projectId } from '../../backend/stack/suite.ts';
import { database } from '../functions/shop-database.ts';
import { askEmulator } from '../rules/rules-emulator.ts';
import { writeOf } from '../rules/whole-write.ts';
import { makePhoneAccount } from '../support/demo-accounts.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { makeProduct, piecesLeft, unmakeProduct } from '../support/demo-products.ts';
import type { Played } from './attack.ts';

const STOCK = 500;
const PRICE = 240;
const { maxOpenOrders, maxOpenPieces, preorderPieces } = orderSettings;
/** The last decision is waited for so long. ms */
const DECISIONS_MS = 300_000;

type Shopper = Awaited<ReturnType<typeof makePhoneAccount>>;

/** `by` accounts send so many orders at once, each by one commit, each of so many pieces; what is taken of them is taken from others. */
type Flood = { by: number; orders: number; pieces: number; bound: number };

export async function orderForNothing(): Promise<Played[]> {
  const most = Math.min(maxOpenPieces, STOCK + preorderPieces);
  return [
    await flood({ by: 1, orders: 50, pieces: 999, bound: most }),
    await flood({ by: 1, orders: 50, pieces: 25, bound: most }),
    await flood({ by: 1, orders: 400, pieces: 1, bound: maxOpenOrders }),
    await flood({ by: 3, orders: 20, pieces: 20, bound: STOCK + preorderPieces }),
  ];
}

async function flood({ by, orders, pieces, bound }: Flood): Promise<Played> {
  const product = await makeProduct(STOCK);
  const shoppers = await Promise.all(Array.from({ length: by + 1 }, () => makePhoneAccount()));
  const send = (shopper: Shopper, count: number, wanted: number) =>
    sendOrders(shopper, count, product.id, wanted);
  try {
    const sent = await Promise.all(shoppers.slice(1).map((it) => send(it, orders, pieces)));
    const last = await Promise.all(shoppers.slice(0, 1).map((it) => send(it, 1, 1)));
    const documents = await decided([...sent, ...last].flat());
    const [all, other] = [documents.slice(0, by * orders), documents.slice(by * orders)];
    const taken = all.filter(isTaken).length * pieces;
    const gone = STOCK - (await piecesLeft(product)) - other.filter(isTaken).length;
    return {
      attack: `pieces kept by ${by * orders} orders of ${pieces} pieces from ${by === 1 ? 'one account' : `${by} accounts`}, ${STOCK} in stock`,
      tries: all.length,
      // By the orders and by the stock, which should be one.
      through: Math.max(taken, gone),
      bound,
      note: `another shopper ${other.map(toldAfter).join()}`,
    };
  } finally {
    for (const { uid } of shoppers) await forgetAccount(uid);
    await unmakeProduct(product);
  }
}

/** Sends orders by one commit, as anybody's program can; the paths of their documents. */
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
  const writes = orders.map((it) => writeOf(projectId, pathOf(it.orderId), it));
  const reply = await askEmulator(projectId, ':commit', { writes }, idToken);
  // An attack proves nothing at a door that lets nobody in.
  if (!reply.ok) throw new Error(`the shop refuses what is honest: ${await reply.text()}`);
  return orders.map(({ orderId }) => pathOf(orderId));
}

/** Orders once each of them is taken or held. @throws Error where one is not. */
export async function decided(paths: readonly string[]): Promise<DocumentSnapshot[]> {
  for (const until = Date.now() + DECISIONS_MS; Date.now() < until; await sleep(500)) {
    const orders = await database.getAll(...paths.map((path) => database.doc(path)));
    if (orders.every((it) => it.get('acceptedAt') || it.get('heldReason'))) return orders;
  }
  throw new Error('orders were not decided');
}

export async function forgetAccount(uid: string): Promise<void> {
  await database.doc(`accounts/${uid}`).delete();
  await database.recursiveDelete(database.doc(`users/${uid}`));
}

const isTaken = (order: DocumentSnapshot) => Boolean(order.get('acceptedAt'));

function toldAfter(order: DocumentSnapshot): string {
  const ms = (order.updateTime?.toMillis() ?? 0) - (order.createTime?.toMillis() ?? 0);
  const what = isTaken(order) ? 'has one piece' : `waits (${order.get('heldReason')})`;
  return `${what} after ${(ms / 1000).toFixed(1)} s`;
}
