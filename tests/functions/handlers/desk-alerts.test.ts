// Those who run the shop hear of an order, a payment and a message on the devices whose desk asked for it, once each.
import '../own-project.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { tooManyId } from '#domain/inbox/inbox.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { notifyDeskOfOrder } from '../../../backend/functions/src/push/notify-desk.ts';
import { notifyDeskOfSent } from '../../../backend/functions/src/push/notify-desk-of-inbox.ts';
import { notifyOfMoney } from '../../../backend/functions/src/push/notify-of-money.ts';
import { notifyOfOrder } from '../../../backend/functions/src/push/notify-of-order.ts';
import { notifyOfStock } from '../../../backend/functions/src/push/notify-of-stock.ts';
import type { PushMessage } from '../../../backend/functions/src/push/sender.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';

let messages: PushMessage[] = [];
const send = async (some: readonly PushMessage[]) => {
  messages.push(...some);
  return some.map(() => 'sent' as const);
};
const down = async () => {
  throw new Error('the push service is down');
};
const told = () =>
  messages
    .splice(0)
    .map(({ token }) => token)
    .toSorted();

beforeEach(async () => {
  messages = [];
  for (const name of ['merchants', 'users', 'sentNotices', 'inbox', 'contact-us', 'shop']) {
    await database.recursiveDelete(database.collection(name));
  }
  const device = (uid: string, token: string, more: object) =>
    database.doc(`users/${uid}/devices/${mintId()}`).set({ token, createdAt: 1, ...more });
  for (const [uid, role] of [
    ['kamala', 'merchant'],
    ['ravi', 'merchant'],
    ['devi', 'packer'],
  ]) {
    await database.doc(`merchants/${uid}`).set({ role, phone: `+91 of ${uid}` });
  }
  await device('kamala', 'kamala-shop', { orders: true });
  await device('kamala', 'kamala', { orders: false, desk: 'all' });
  await device('ravi', 'ravi', { orders: false, desk: 'pack' });
  await device('devi', 'devi', { orders: false, desk: 'pack', language: 'hi' });
  // Has been removed from the people, or never was one.
  await device('asha', 'asha', { orders: false, desk: 'all' });
});
afterAll(() => database.terminate());

/** An order, and the event of a change of it, to be delivered at will. */
async function changed(uid: string, sent: object, change: object) {
  const before = { ...newOrder(uid, [orderItem('moringa', 3, 180)]), ...sent };
  const after = { ...before, ...change };
  await database.doc(`users/${uid}/orders/${before.orderId}`).set(after);
  return { uid, orderId: before.orderId, orderNo: before.orderNo, before, after };
}
const TAKEN = { acceptedAt: 5 };

test.each<[string, sent: object, change: object, devices: string[]]>([
  ['a new order to be packed', { paymentMethod: 'cod' }, TAKEN, ['devi', 'kamala', 'ravi']],
  ['one to be paid first', { paymentMethod: 'NEFT' }, TAKEN, ['kamala']],
  [
    'a transfer to check',
    { paymentMethod: 'NEFT', ...TAKEN },
    { transactionId: 'UTR 1/2' },
    ['kamala'],
  ],
  [
    'a transfer that another merchant has received',
    { paymentMethod: 'NEFT', ...TAKEN, transactionId: 'U' },
    { status: 'success' },
    ['devi', 'ravi'],
  ],
])('%s is told once, to those who want to know', async (_, sent, change, devices) => {
  const news = await changed('asha', sent, change);
  await expect(notifyDeskOfOrder(news, down)).rejects.toThrow('down');
  await Promise.all([notifyDeskOfOrder(news, send), notifyDeskOfOrder(news, send)]);
  expect(await notifyDeskOfOrder(news, send)).toBe(0);
  for (const { token, data } of messages) {
    expect(data).toMatchObject({
      title: expect.stringContaining(news.orderNo),
      body: expect.stringContaining('3 pieces'),
      url: `/desk/orders/asha/${news.orderId}`,
      tag: `desk-order-${news.orderId}`,
      language: token === 'devi' ? 'hi' : 'en',
    });
  }
  expect(told()).toEqual(devices);
  expect(await notifyOfOrder(news, send), 'its shopper has no device of the shop').toBe(0);
});

test('a new order is not told late, when it is cancelled by then, nor when it is gone', async () => {
  const news = await changed('asha', {}, TAKEN);
  const place = database.doc(`users/asha/orders/${news.orderId}`);
  await place.update({ deliveryStatus: 'cancel' });
  expect(await notifyDeskOfOrder(news, send)).toBe(0);
  await place.delete();
  expect(await notifyDeskOfOrder(news, send)).toBe(0);
});

test('a merchant’s own order is told at the desk as any other, and on their shop’s app as a shopper’s', async () => {
  const news = await changed(
    'kamala',
    { paymentMethod: 'cod', ...TAKEN },
    { deliveryStatus: 'cancel', cancelledBy: 'shopper' },
  );
  await notifyOfOrder(news, send);
  expect(told()).toEqual(['kamala-shop']);
  await notifyDeskOfOrder(news, send);
  expect(told()).toEqual(['devi', 'kamala', 'ravi']);
});

test('a product that a merchant waits for is told to be back on their shop’s app, and not on the desk’s', async () => {
  const productId = mintId();
  await database
    .doc(`products/${productId}`)
    .set({ name: 'Moringa Powder', price: 250, quantity: 4 });
  await database.doc(`users/kamala/stockAlerts/${productId}`).set({ productId, timestamp: 1 });
  expect(await notifyOfStock(productId, send)).toBe(1);
  expect(told()).toEqual(['kamala-shop']);
});

test('a message is told once to merchants who want all news; not again when a phone sends it after its removal, and not beyond what the inbox lists of a day', async () => {
  const sent = database.doc(`contact-us/${mintId()}`);
  await sent.set({
    name: 'Asha',
    phone: '+91 9876543210',
    email: 'a@b.example',
    message: 'Fresh?',
  });
  const tell = async () => notifyDeskOfSent('contact-us', await sent.get(), send);
  expect(await tell()).toBe(1);
  expect(messages[0]?.data).toMatchObject({ title: 'Message from Asha', url: '/desk/inbox' });
  expect(told()).toEqual(['kamala']);
  expect(await tell()).toBe(0);
  await database.recursiveDelete(database.collection('sentNotices'));
  await database.doc(`inbox/${sent.id}`).set({ of: 'contact-us', removed: true });
  expect(await tell()).toBe(0);
  const next = database.doc(`contact-us/${mintId()}`);
  await next.set({ name: 'Asha', message: 'Again' });
  const today = tooManyId('contact-us', (await next.get()).createTime?.toMillis() ?? 0);
  await database.doc(`inbox/${today}`).set({ of: 'contact-us', answered: false });
  expect(await notifyDeskOfSent('contact-us', await next.get(), send)).toBe(0);
});

test('a change of the bank account comes to the merchants’ desks too', async () => {
  const place = database.doc('shop/settings');
  await place.set({ upi: { vpa: 'a@b' } });
  const before = await place.get();
  await place.set({ upi: { vpa: 'c@d' } });
  await notifyOfMoney({ before, after: await place.get() }, send);
  expect(told()).toEqual(['kamala', 'kamala-shop', 'ravi']);
});
