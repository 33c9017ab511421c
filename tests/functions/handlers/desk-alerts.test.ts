// Those who run the shop hear of an order, a payment and a message on the devices whose desk asked for it, and of the account to which
// shoppers send money on all of theirs, once each.
import '../own-project.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { tooManyId } from '#domain/inbox/inbox.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { notifyDeskOfOrder } from '../../../backend/functions/src/push/notify-desk.ts';
import { notifyDeskOfSent } from '../../../backend/functions/src/push/notify-desk-of-inbox.ts';
import { notifyOfMoney } from '../../../backend/functions/src/push/notify-of-money.ts';
import { notifyOfOrder } from '../../../backend/functions/src/push/notify-of-order.ts';
import { notifyOfStock } from '../../../backend/functions/src/push/notify-of-stock.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { beginWithout } from '../begin-without.ts';
import { addDevice, pushService } from '../push-service.ts';

const { messages, send, told } = pushService();
const down = async () => {
  throw new Error('the push service is down');
};

beginWithout('merchants', 'users', 'sentNotices', 'inbox', 'contact-us', 'shop', 'shopChanges');
beforeEach(async () => {
  messages.length = 0;
  const people = { kamala: 'merchant', ravi: 'merchant', devi: 'packer' };
  for (const [uid, role] of Object.entries(people)) {
    await database.doc(`merchants/${uid}`).set({ role, phone: `+91 of ${uid}` });
  }
  await addDevice('kamala', 'kamala-shop', { orders: true });
  await addDevice('kamala', 'kamala', { orders: false, desk: 'all' });
  await addDevice('ravi', 'ravi', { orders: false, desk: 'pack' });
  await addDevice('devi', 'devi', { orders: false, desk: 'pack', language: 'hi' });
  // Has been removed from the people, or never was one.
  await addDevice('asha', 'asha', { orders: false, desk: 'all' });
});

/** An order, and the event of a change of it, to be delivered at will. */
async function changed(uid: string, sent: object, change: object) {
  const before = { ...newOrder(uid, [orderItem('moringa', 3, 180)]), ...sent };
  const after = { ...before, ...change };
  await database.doc(`users/${uid}/orders/${before.orderId}`).set(after);
  return { uid, orderId: before.orderId, orderNo: before.orderNo, before, after };
}
const COD = { paymentMethod: 'cod' };
const NEFT = { paymentMethod: 'NEFT' };
const TAKEN = { acceptedAt: 5 };
const NAMED = { transactionId: 'UTR 1/2' };

test.each<[string, sent: object, change: object, devices: string[]]>([
  ['a new order to be packed', COD, TAKEN, ['devi', 'kamala', 'ravi']],
  ['one to be paid first', NEFT, TAKEN, ['kamala']],
  ['a transfer to check', { ...NEFT, ...TAKEN }, NAMED, ['kamala']],
  [
    'a transfer that another merchant has received',
    { ...NEFT, ...TAKEN, ...NAMED },
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

test('a merchant’s own order, and a product that they wait for, are told on their shop’s app as to a shopper, and the order at the desk as any other', async () => {
  const cancelled = { deliveryStatus: 'cancel', cancelledBy: 'shopper' };
  const news = await changed('kamala', { ...COD, ...TAKEN }, cancelled);
  await notifyOfOrder(news, send);
  expect(told()).toEqual(['kamala-shop']);
  await notifyDeskOfOrder(news, send);
  expect(told()).toEqual(['devi', 'kamala', 'ravi']);
  const productId = mintId();
  await database.doc(`products/${productId}`).set({ name: 'Moringa', price: 250, quantity: 4 });
  await database.doc(`users/kamala/stockAlerts/${productId}`).set({ productId, timestamp: 1 });
  expect(await notifyOfStock(productId, send)).toBe(1);
  expect(told()).toEqual(['kamala-shop']);
});

test('a message is told once to merchants who want all news; not again when a phone sends it after its removal, and not beyond what the inbox lists of a day', async () => {
  const sent = database.doc(`contact-us/${mintId()}`);
  await sent.set({ name: 'Asha', phone: '+91 9876543210', message: 'Fresh?' });
  const tell = async (of = sent) => notifyDeskOfSent('contact-us', await of.get(), send);
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
  expect(await tell(next)).toBe(0);
});

test('every merchant hears on all devices who changed the bank account or the UPI id, or that it was changed at the console, and nobody of other settings; packers do not', async () => {
  const settings = database.doc('shop/settings');
  await settings.set({ bank: { accountNumber: '5' }, email: 'a@b.example' });
  await database.doc('shopChanges/of-ravi').set({ changedBy: 'ravi' });
  const change = async (fields: object) => {
    const before = await settings.get();
    await settings.update(fields);
    return { before, after: await settings.get() };
  };
  const byRavi = await change({ bank: { accountNumber: '6' }, changeId: 'of-ravi' });
  await expect(notifyOfMoney(byRavi, down)).rejects.toThrow('down');
  expect([await notifyOfMoney(byRavi, send), await notifyOfMoney(byRavi, send)]).toEqual([3, 0]);
  const body = expect.stringContaining('changed by +91 of ravi');
  expect(messages[0]?.data).toMatchObject({ body, url: '/desk/shop?part=money' });
  expect(told()).toEqual(['kamala', 'kamala-shop', 'ravi']);
  const gone = FieldValue.delete();
  for (const fields of [{ upi: { vpa: 'a@b' } }, { upi: gone }, { bank: gone }]) {
    expect(await notifyOfMoney(await change(fields), send)).toBe(3);
    expect(messages.splice(0)[0]?.data.body).toContain('at the console');
  }
  expect(await notifyOfMoney(await change({ email: 'c@d.example' }), send)).toBe(0);
});
