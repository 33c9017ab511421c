// Steps of a whole day at the desk: orders of every kind, each of an account of its own, and what the merchant's phone keeps.
import type { Page } from 'playwright/test';
import type { NewOrder, OrderItem } from '#domain/order/order.ts';
import { orderFields } from '#domain/order/order-write.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';
import { decodeFields, type PlainFields } from '#engine/firestore/firestore-values.ts';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { newOrder } from '../../support/demo-orders.ts';
import type { DemoProduct } from '../../support/demo-products.ts';
import { everythingOnDevice } from '../../support/device-storage.ts';
import {
  choose,
  expectOneOrder,
  heading,
  openCheckout,
  practicePayment,
  RECEIVED,
  startPayment,
} from './checkout-journey.ts';
import { atShop } from './desk-journey.ts';
import { expect } from './journey.ts';
import { changeAtShop, itemOf, putOrderAtShop } from './orders-journey.ts';

const BY_TRANSFER = { paymentMethod: 'NEFT' } as const;

export type Placed = { uid: string; orderId: string; orderNo: string };

/** An order that the shop has accepted, of a new account; see `putOrderAtShop`. */
async function place(
  item: OrderItem,
  changes: Partial<NewOrder> = {},
  more: PlainFields = {},
): Promise<Placed> {
  const { uid } = await makePhoneAccount();
  return { uid, ...(await putOrderAtShop(uid, [item], changes, more)) };
}

/** An order at a price that has risen meanwhile. */
async function placeTooCheap(product: DemoProduct): Promise<Placed> {
  const { uid } = await makePhoneAccount();
  const items = [{ ...itemOf(product, 2), price: 200 }];
  const order = newOrder(uid, items, { timestamp: Date.now() });
  await changeAtShop(uid, order.orderId, orderFields(order));
  await expect.poll(() => atShop(uid, 'heldReason')).toBe('price');
  return { uid, ...order };
}

/** Of a shopper who pays online, in the local stand-in for the provider. */
async function placeOnline(shopper: Page, product: DemoProduct): Promise<Placed> {
  const uid = await openCheckout(shopper, product);
  await choose(shopper, 'Online payment');
  await startPayment(shopper);
  await practicePayment(shopper).getByRole('button', { name: 'Success', exact: true }).click();
  await expect(heading(shopper, RECEIVED)).toBeVisible();
  return placedOf(uid);
}

/** The only order of an account. */
export async function placedOf(uid: string): Promise<Placed> {
  const { id, fields } = await expectOneOrder(uid);
  return { uid, orderId: id, orderNo: String(fields.orderNo?.stringValue) };
}

/** Fourteen orders: six plain ones to be paid at the door, and one of each other kind. */
export async function ordersComeIn(product: DemoProduct, shopper: Page) {
  const cod: Placed[] = [];
  for (const pieces of [1, 2, 3, 4, 5, 6]) cod.push(await place(itemOf(product, pieces)));
  const cancelled = { deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt: Date.now() };
  const told = { transactionId: `UTR${Date.now()}`, transactionTimestamp: Date.now() };
  return {
    cod,
    preordered: await place({ ...itemOf(product, 5), preorderWeeks: 2, preorderPieces: 3 }),
    quoted: await place({ ...itemOf(product, 3), price: 219.35, quoted: true }),
    told: await place(itemOf(product, 2), BY_TRANSFER, told),
    paid: await place(itemOf(product, 8), BY_TRANSFER, { status: 'success' }),
    unpaid: await place(itemOf(product, 7), BY_TRANSFER),
    refunded: await place(itemOf(product, 9), BY_TRANSFER, { status: 'success', ...cancelled }),
    held: await placeTooCheap(product),
    online: await placeOnline(shopper, product),
  };
}

/** The number on the desk's icon, as far as this page has set it. */
export async function watchBadge(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const set = async (count = 0) => void Reflect.set(globalThis, 'onIcon', count);
    Reflect.set(navigator, 'setAppBadge', set);
    Reflect.set(navigator, 'clearAppBadge', set);
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'onIcon') ?? 0));
}

const STANDS_BY = ['deliveryStatus', 'status', 'cashWith', 'refund'];
const stateOf = (order: object) =>
  STANDS_BY.map((field) => Reflect.get(order, field) ?? '').join(' ');

/** An order at the shop: how it stands, and its total in paise. */
export async function standing({ uid }: Placed) {
  const order = decodeFields((await expectOneOrder(uid)).fields);
  return { stands: stateOf(order), paise: paiseFromRupees(Number(order.total)) };
}

/** How these orders stand on the merchant's phone. */
export async function onDevice(page: Page, orders: readonly Placed[]): Promise<string[]> {
  const { deskOrders = [] } = await everythingOnDevice(page, ['deskOrders']);
  const rows = deskOrders.map(Object);
  return orders.map(({ orderId }) => stateOf(rows.find((it) => it.orderId === orderId) ?? {}));
}

/** Forgets all other orders on the merchant's phone, which is without a network. */
export async function keepOnly(page: Page, orders: readonly Placed[]): Promise<void> {
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('haat');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('deskOrders', 'readwrite');
          change.objectStore('deskOrders').openCursor().onsuccess = ({ target }) => {
            const cursor: IDBCursorWithValue | null = Reflect.get(Object(target), 'result');
            if (!cursor) return;
            if (!kept.includes(cursor.value.orderId)) cursor.delete();
            cursor.continue();
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    orders.map(({ orderId }) => orderId),
  );
}
