/** Orders that cost nothing to send: goods that others cannot have, a quoted price again and again, false words, work for the shop. */
import { randomUUID } from 'node:crypto';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { orderSettings } from '../../backend/functions/src/orders/order-settings.ts';
import { database } from '../functions/shop-database.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { piecesLeft, seededProducts } from '../support/demo-products.ts';
import { runsOf, sumOfRuns } from '../support/function-runs.ts';
import { comesTrue, type Played, requireHonest } from './attack.ts';
import {
  decided,
  isTaken,
  type Shopper,
  sendOrder,
  sendOrders,
  withProduct,
  withShopper,
  withShoppers,
} from './shoppers.ts';

const STOCK = 500;
const { maxOpenOrders, maxOpenPieces, preorderPieces } = orderSettings;
const PRICE = 240;

/** `by` accounts send so many orders at once, each by one commit, each of so many pieces; what is taken of them is taken from others. */
type Flood = { by: number; orders: number; pieces: number; bound: number };

/** Orders of the whole stock and more, nothing paid; and another shopper who wants one piece. */
export async function orderForNothing(): Promise<Played[]> {
  const most = Math.min(maxOpenPieces, STOCK + preorderPieces);
  return [
    await flood({ by: 1, orders: 50, pieces: 999, bound: most }),
    await flood({ by: 1, orders: 50, pieces: 25, bound: most }),
    await flood({ by: 1, orders: 400, pieces: 1, bound: maxOpenOrders }),
    await flood({ by: 3, orders: 20, pieces: 20, bound: STOCK + preorderPieces }),
  ];
}

function flood({ by, orders, pieces, bound }: Flood): Promise<Played> {
  return withProduct(STOCK, ({ id }) =>
    withShoppers(by + 1, async (shoppers) => {
      const send = (shopper: Shopper, count: number, wanted: number) =>
        sendOrders(
          shopper,
          Array.from({ length: count }, () =>
            newOrder(shopper.uid, [orderItem(id, wanted, PRICE)]),
          ),
        );
      const sent = await Promise.all(
        shoppers.slice(0, by).map((shopper) => send(shopper, orders, pieces)),
      );
      const last = await Promise.all(shoppers.slice(by).map((shopper) => send(shopper, 1, 1)));
      const documents = await decided([...sent, ...last].flat());
      const [all, other] = [documents.slice(0, by * orders), documents.slice(by * orders)];
      const taken = all.filter(isTaken).length * pieces;
      const gone = STOCK - (await piecesLeft({ id })) - other.filter(isTaken).length;
      return {
        attack: `pieces kept by ${by * orders} orders of ${pieces} pieces from ${by === 1 ? 'one account' : `${by} accounts`}, ${STOCK} in stock`,
        tries: all.length,
        // By the orders and by the stock, which should be one.
        through: Math.max(taken, gone),
        bound,
        note: `another shopper ${other.map(toldAfter).join()}`,
      };
    }),
  );
}

function toldAfter(order: DocumentSnapshot): string {
  const ms = (order.updateTime?.toMillis() ?? 0) - (order.createTime?.toMillis() ?? 0);
  const what = isTaken(order) ? 'has one piece' : `waits (${order.get('heldReason')})`;
  return `${what} after ${(ms / 1000).toFixed(1)} s`;
}

const QUOTED = { price: 200, pieces: 24, orders: 5 };
const DAY_MS = 24 * 60 * 60_000;

/** A quotation that holds, and one whose day is over, each ordered in full five times at once. */
export async function useQuotationAgain(): Promise<Played[]> {
  const { pieces, orders } = QUOTED;
  const [holds, isOver] = [await cheapOrders(DAY_MS), await cheapOrders(-1_000)];
  requireHonest(holds > 0, 'a quotation');
  return [
    {
      attack: `orders of all ${pieces} quoted pieces at the quoted price`,
      tries: orders,
      through: holds,
      bound: 1,
    },
    {
      attack: 'orders at the price of a quotation whose day is over',
      tries: orders,
      through: isOver,
      bound: 0,
    },
  ];
}

/** How many orders are taken at the price of a quotation that ends so far from now, ms. */
function cheapOrders(ends: number): Promise<number> {
  const { price, pieces, orders } = QUOTED;
  return withProduct(STOCK, ({ id, name }) =>
    withShopper(async (shopper) => {
      const quotationId = randomUUID();
      const product = { id, name, brand: '', price, photoURL: [0] };
      await database.doc(`users/${shopper.uid}/quotations/${quotationId}`).set({
        id: quotationId,
        createdAt: Timestamp.now(),
        validUntil: Timestamp.fromMillis(Date.now() + ends),
        pdfUrl: '',
        cartItems: [{ product, quantity: pieces }],
      });
      const items = [orderItem(id, pieces, price)];
      const send = () => sendOrder(shopper, items, { quotationId });
      const all = await decided(await Promise.all(Array.from({ length: orders }, send)));
      return all.filter((it) => isTaken(it) && it.get('total') < pieces * PRICE).length;
    }),
  );
}

const FALSE_WORDS = { photoUrl: 'https://evil.example/a.png', name: 'Evil', brand: 'Evil' };

/** What an order says of its goods is shown to the merchant, and to the shopper by their own shop. */
export async function nameGoodsFalsely(): Promise<Played[]> {
  return await withProduct(STOCK, ({ id }) =>
    withShopper(async (shopper) => {
      const items = [{ ...orderItem(id, 1, PRICE), ...FALSE_WORDS }];
      const all = await decided([await sendOrder(shopper, items)]);
      requireHonest(all.every(isTaken), 'an order');
      const kept = all.filter((it) => /evil/i.test(JSON.stringify(it.get('items'))));
      const attack = 'accepted orders that show a name, a brand or a picture of their sender’s';
      return [{ attack, tries: all.length, through: kept.length, bound: 0 }];
    }),
  );
}

const LINES = 30;
/** A merchant pays for every run. */
const MAX_RUNS = 5;

/** An order of as many products as the shop has, and what it wakes; the same for its cancelling. */
export async function wakeManyFunctions(): Promise<Played[]> {
  return await withShopper(async (shopper) => {
    const sold = (await seededProducts()).filter(({ quantity }) => quantity > 0).slice(0, LINES);
    const items = sold.map(({ id, rupees }) => orderItem(id, 1, rupees));
    await runsOf(async () => {});
    const paths: string[] = [];
    const placed = await runsOf(async () => {
      paths.push(await sendOrder(shopper, items));
      requireHonest((await decided(paths)).every(isTaken), 'an order of many products');
    });
    const [path = ''] = paths;
    const cancelled = await runsOf(async () => {
      await database.doc(path).update({ deliveryStatus: 'cancel' });
      const isBack = async () => Boolean((await database.doc(path).get()).get('stockReleasedAt'));
      requireHonest(await comesTrue(isBack), 'bringing goods back');
    });
    const runs = [placed, cancelled].map(sumOfRuns);
    return [
      {
        attack: `function runs that an order of ${items.length} products wakes, or its cancelling`,
        tries: runs.length,
        through: Math.max(...runs),
        bound: MAX_RUNS,
      },
    ];
  });
}
