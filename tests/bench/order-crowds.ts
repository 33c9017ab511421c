// Many orders at once, on the running shop: a best-seller that everybody wants, and a shopper who orders four hundred times. Judged by the
// documents of the emulator at the end. It prints figures and judges nothing.
import { randomUUID } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { orderSettings } from '../../backend/functions/src/orders/order-settings.ts';
import { decided, forgetAccount } from '../attacks/floods.ts';
import { closeDatabase, database, pause } from '../functions/shop-database.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { makeProduct, piecesLeft, unmakeProduct } from '../support/demo-products.ts';
import { median, percentile, row } from './figures.ts';

const PRICE = 240;
const { preorderPieces } = orderSettings;

export async function measureCrowds(): Promise<void> {
  await bestSeller();
  await flood();
  await closeDatabase();
}

/** 50 orders of one piece a second for 20 seconds, by a hundred shoppers. */
async function bestSeller(): Promise<void> {
  const [aSecond, seconds, stock] = [50, 20, 600];
  const uids = shoppers(100);
  const { id } = await makeProduct(stock);
  const start = Date.now();
  const sent: Promise<string>[] = [];
  for (let at = 0; at < aSecond * seconds; at++) {
    const early = start + (at * 1000) / aSecond - Date.now();
    if (early > 0) await pause(early);
    sent.push(send(uids[at % uids.length] ?? '', id, 1));
  }
  const orders = await decided(await Promise.all(sent));
  const title = `${orders.length} orders of one product by ${uids.length} shoppers in ${seconds} seconds, ${stock} in stock`;
  await tell(title, orders, id, stock);
  await takeAway(id, uids);
}

/** One account orders 400 times; another shopper comes last. */
async function flood(): Promise<void> {
  const uids = shoppers(2);
  const [one = '', other = ''] = uids;
  const { id } = await makeProduct(5_000);
  const sent = [...Array<string>(400).fill(one), other].map((uid) => send(uid, id, 1));
  const paths = await Promise.all(sent);
  const orders = await decided(paths);
  await tell('400 orders of one account at once, and one of another shopper', orders, id, 5_000);
  const his = orders.at(-1);
  const before = orders.filter((it) => his && decidedAt(it) < decidedAt(his)).length;
  console.log(row('the other shopper waits', his ? inSeconds(waitOf(his)) : '–'));
  console.log(row('orders that were decided before theirs', String(before)));
  await takeAway(id, uids);
}

function shoppers(count: number): string[] {
  return Array.from({ length: count }, () => `bench-${randomUUID()}`);
}

async function send(uid: string, productId: string, pieces: number): Promise<string> {
  const order = newOrder(uid, [orderItem(productId, pieces, PRICE)]);
  const path = `users/${uid}/orders/${order.orderId}`;
  await database.doc(path).set(order);
  return path;
}

/** The decision is the last write of an order here. ms */
const decidedAt = (it: DocumentSnapshot) => it.updateTime?.toMillis() ?? Number.NaN;
const waitOf = (it: DocumentSnapshot) => decidedAt(it) - (it.createTime?.toMillis() ?? Number.NaN);
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function tell(
  title: string,
  orders: readonly DocumentSnapshot[],
  id: string,
  stock: number,
): Promise<void> {
  const accepted = orders.filter((it) => it.get('acceptedAt'));
  const reasons = new Map<string, number>();
  for (const it of orders) {
    const reason = it.get('heldReason');
    if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const sold = accepted.reduce((sum, it) => sum + it.get('items')[0].quantity, 0);
  const left = await piecesLeft({ id });
  const waits = orders.map(waitOf);
  console.log(`\n${title}, ${preorderPieces} may be ordered beyond it`);
  console.log(row('decided', String(orders.length)));
  console.log(row('accepted', String(accepted.length)));
  for (const [reason, count] of reasons) console.log(row(`held: ${reason}`, String(count)));
  console.log(row('pieces accepted / left', String(sold), String(left)));
  console.log(row('oversold', String(Math.max(0, sold - stock - preorderPieces))));
  console.log(row('pieces that are not accounted for', String(stock - sold - left)));
  console.log(
    row(
      'wait: middle / 95 of 100 / longest',
      inSeconds(median(waits)),
      inSeconds(percentile(waits, 95)),
      inSeconds(Math.max(...waits)),
    ),
  );
}

async function takeAway(productId: string, uids: readonly string[]): Promise<void> {
  await unmakeProduct({ id: productId });
  for (const uid of uids) await forgetAccount(uid);
}
