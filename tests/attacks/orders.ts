/** Orders that cost nothing to send: goods that others cannot have, and a quoted price again and again. */
import { randomUUID } from 'node:crypto';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { orderSettings } from '../../backend/functions/src/orders/order-settings.ts';
import { database } from '../functions/shop-database.ts';
import { orderItem } from '../support/demo-orders.ts';
import { piecesLeft } from '../support/demo-products.ts';
import type { Played } from './attack.ts';
import {
  decided,
  isTaken,
  type Shopper,
  sendOrder,
  withProduct,
  withShopper,
  withShoppers,
} from './shoppers.ts';

const STOCK = 500;
const { maxOpenOrders, maxOpenPieces, preorderPieces } = orderSettings;
const PRICE = 240;

/** `by` accounts send so many orders at once, each of so many pieces; what is taken of them is taken from others. */
type Flood = { by: number; orders: number; pieces: number; bound: number };

/** Orders of the whole stock and more, nothing paid; and another shopper who wants one piece. */
export async function orderForNothing(): Promise<Played[]> {
  const most = Math.min(maxOpenPieces, STOCK + preorderPieces);
  return [
    await flood({ by: 1, orders: 50, pieces: 999, bound: most }),
    await flood({ by: 1, orders: 50, pieces: 25, bound: most }),
    await flood({ by: 1, orders: 50, pieces: 1, bound: maxOpenOrders }),
    await flood({ by: 3, orders: 20, pieces: 20, bound: STOCK + preorderPieces }),
  ];
}

function flood({ by, orders, pieces, bound }: Flood): Promise<Played> {
  return withProduct(STOCK, ({ id }) =>
    withShoppers(by + 1, async (shoppers) => {
      const send = (shopper: Shopper, wanted: number) =>
        sendOrder(shopper, [orderItem(id, wanted, PRICE)]);
      const sent = shoppers
        .slice(0, by)
        .flatMap((shopper) => Array.from({ length: orders }, () => send(shopper, pieces)));
      const last = shoppers.slice(by).map((shopper) => send(shopper, 1));
      const paths = await Promise.all([...sent, ...last]);
      const documents = await decided(paths);
      const [all, other] = [documents.slice(0, sent.length), documents.slice(sent.length)];
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

/** One quotation, ordered in full five times at once. */
export async function useQuotationAgain(): Promise<Played[]> {
  const { price, pieces, orders } = QUOTED;
  return await withProduct(STOCK, ({ id, name }) =>
    withShopper(async (shopper) => {
      const quotationId = randomUUID();
      const product = { id, name, brand: '', price, photoURL: [0] };
      await database.doc(`users/${shopper.uid}/quotations/${quotationId}`).set({
        id: quotationId,
        createdAt: Timestamp.now(),
        pdfUrl: '',
        cartItems: [{ product, quantity: pieces }],
      });
      const items = [orderItem(id, pieces, price)];
      const send = () => sendOrder(shopper, items, { quotationId });
      const all = await decided(await Promise.all(Array.from({ length: orders }, send)));
      const cheap = all.filter((it) => isTaken(it) && it.get('total') < pieces * PRICE).length;
      if (cheap === 0) throw new Error('the quotation does not hold at all');
      const attack = `orders of all ${pieces} quoted pieces at the quoted price`;
      return [{ attack, tries: all.length, through: cheap, bound: 1 }];
    }),
  );
}
