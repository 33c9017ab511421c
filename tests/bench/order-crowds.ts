// A best-seller that everybody wants at once, on the running shop: 50 orders of one piece a second for 20 seconds, by a hundred shoppers. Judged by
// the documents of the emulator at the end. It prints figures and judges nothing.
import { randomUUID } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { orderSettings } from '../../backend/functions/src/orders/order-settings.ts';
import { decided, forgetAccount } from '../attacks/floods.ts';
import { closeDatabase, database, pause } from '../functions/shop-database.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { makeProduct, piecesLeft, unmakeProduct } from '../support/demo-products.ts';
import { median, percentile, row } from './figures.ts';

const [A_SECOND, SECONDS, STOCK, SHOPPERS] = [50, 20, 600, 100];
const { preorderPieces } = orderSettings;

export async function measureCrowds(): Promise<void> {
  const uids = Array.from({ length: SHOPPERS }, () => `bench-${randomUUID()}`);
  const product = await makeProduct(STOCK);
  const start = Date.now();
  const sent: Promise<string>[] = [];
  for (let at = 0; at < A_SECOND * SECONDS; at++) {
    const early = start + (at * 1000) / A_SECOND - Date.now();
    if (early > 0) await pause(early);
    sent.push(send(uids[at % uids.length] ?? '', product.id));
  }
  tell(await decided(await Promise.all(sent)), await piecesLeft(product));
  await unmakeProduct(product);
  for (const uid of uids) await forgetAccount(uid);
  await closeDatabase();
}

async function send(uid: string, productId: string): Promise<string> {
  const order = newOrder(uid, [orderItem(productId, 1, 240)]);
  const path = `users/${uid}/orders/${order.orderId}`;
  await database.doc(path).set(order);
  return path;
}

/** The decision is the last write of an order here. ms */
const waitOf = (it: DocumentSnapshot) =>
  (it.updateTime?.toMillis() ?? Number.NaN) - (it.createTime?.toMillis() ?? Number.NaN);
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function tell(orders: readonly DocumentSnapshot[], left: number): void {
  const held = orders.filter((it) => it.get('heldReason'));
  const sold = orders.length - held.length;
  const waits = orders.map(waitOf);
  console.log(
    `\n${orders.length} orders of one product by ${SHOPPERS} shoppers in ${SECONDS} seconds, ${STOCK} in stock, ${preorderPieces} may be ordered beyond it`,
  );
  console.log(row('accepted / left', String(sold), String(left)));
  for (const reason of new Set(held.map((it) => String(it.get('heldReason'))))) {
    const count = held.filter((it) => it.get('heldReason') === reason).length;
    console.log(row(`held: ${reason}`, String(count)));
  }
  console.log(row('oversold', String(Math.max(0, sold - STOCK - preorderPieces))));
  console.log(row('pieces that are not accounted for', String(STOCK - sold - left)));
  const [middle, most, longest] = [median(waits), percentile(waits, 95), Math.max(...waits)];
  console.log(row('wait: middle / 95 of 100 / longest', ...[middle, most, longest].map(inSeconds)));
}
