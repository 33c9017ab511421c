// How often the catalogue's head moves, which is how often returning phones read more, while orders are placed at the running shop.
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { closeDatabase, database, pause, seen } from '../functions/shop-database.ts';
import { trustAccount } from '../support/demo-accounts.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { row } from './figures.ts';

const PRODUCTS = 50;
const AT_ONCE = 10;
const SETTLED_MS = 3_000;
const HEAD = 'catalogue/head';

/** Places so many orders of one piece over 50 products and prints how often the head moved; the last order of ten products sells out. */
export async function measureHeadMoves(orders: number): Promise<void> {
  const uid = `bench-${randomUUID()}`;
  await trustAccount(uid);
  const ids = Array.from({ length: PRODUCTS }, (_, at) => `bench-${at}-${randomUUID()}`);
  const each = Math.ceil(orders / PRODUCTS);
  const batch = database.batch();
  for (const [at, id] of ids.entries()) {
    const quantity = at < 10 ? each : each + 50;
    const updatedAt = FieldValue.serverTimestamp();
    batch.set(database.doc(`products/${id}`), { name: 'Moringa', price: 250, quantity, updatedAt });
  }
  const [written] = await batch.commit();
  await seen(HEAD, (it) => it.get('changedAt')?.valueOf() >= (written?.writeTime.valueOf() ?? ''));
  await pause(SETTLED_MS);

  let moves = -1;
  const stop = database.doc(HEAD).onSnapshot(() => {
    moves += 1;
  });
  const wanted = Array.from({ length: orders }, (_, at) => ids[at % PRODUCTS] ?? '');
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let id = wanted.shift(); id; id = wanted.shift()) {
        const order = newOrder(uid, [orderItem(id, 1, 250)]);
        const path = `users/${uid}/orders/${order.orderId}`;
        await database.doc(path).set(order);
        await seen(path, (it) => it.get('acceptedAt') > 0);
      }
    }),
  );
  await pause(SETTLED_MS);
  stop();
  const left = await database.getAll(...ids.map((id) => database.doc(`products/${id}`)));
  const soldOut = left.filter((product) => product.get('quantity') <= 0).length;
  console.log(`\n${orders} orders over ${PRODUCTS} products`);
  console.log(row('products sold out by them', String(soldOut)));
  console.log(row('moves of the catalogue’s head', String(Math.max(0, moves))));

  const away = database.bulkWriter();
  for (const id of ids) void away.delete(database.doc(`products/${id}`));
  await away.close();
  await database.recursiveDelete(database.collection(`users/${uid}/orders`));
  await closeDatabase();
}
