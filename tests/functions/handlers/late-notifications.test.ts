// Who gets which notification when an event comes once, twice or late, or finds the push service, here a fake, in trouble.
import '../own-project.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { mintId } from '#engine/lib/identifiers.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { notifyOfOrder } from '../../../backend/functions/src/push/notify-of-order.ts';
import { isBack, notifyOfStock } from '../../../backend/functions/src/push/notify-of-stock.ts';
import type { PushMessage, PushResult } from '../../../backend/functions/src/push/sender.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';

let asha: string;
let ravi: string;

/** A push service that accepts everything, but does not know some browsers and may be down at first. */
function pushService({ gone = [], down = 0 }: { gone?: string[]; down?: number } = {}) {
  const messages: PushMessage[] = [];
  const batches: number[] = [];
  let trouble = down;
  const send = async (some: readonly PushMessage[]): Promise<PushResult[]> => {
    trouble -= 1;
    if (trouble >= 0) throw new Error('the push service is down');
    batches.push(some.length);
    messages.push(...some.filter(({ token }) => !gone.includes(token)));
    return some.map(({ token }) => (gone.includes(token) ? 'gone' : 'sent'));
  };
  return { messages, batches, send, tokens: () => messages.map(({ token }) => token).toSorted() };
}

async function setUp(uid: string, token: string, orders: boolean, more = {}): Promise<void> {
  await database.collection(`users/${uid}/devices`).add({ token, orders, createdAt: 1, ...more });
}

const devicesOf = async (uid: string) =>
  (await database.collection(`users/${uid}/devices`).get()).docs
    .map((it) => String(it.get('token')))
    .toSorted();

/** An order that the merchant changes, and the event of each change, to be delivered at will. */
async function order(uid: string) {
  const before = newOrder(uid, [orderItem('moringa', 1, 250)]);
  const { orderId, orderNo } = before;
  const document = database.doc(`users/${uid}/orders/${orderId}`);
  await document.set(before);
  let last: object = before;
  return {
    orderId,
    orderNo,
    async change(fields: object) {
      const was = last;
      last = { ...last, ...fields };
      const is = last;
      await document.set(is);
      return (send: ReturnType<typeof pushService>['send']) =>
        notifyOfOrder({ uid, orderId, before: was, after: is }, send);
    },
  };
}

beforeEach(() => {
  asha = `asha-${mintId()}`;
  ravi = `ravi-${mintId()}`;
});

afterAll(() => database.terminate());

describe('an order that moves', () => {
  test('is told on the phones on which its shopper asked for it, and on no others; each leads to the page in its language', async () => {
    await setUp(asha, 'phone', true, { language: 'unknown' });
    await setUp(asha, 'laptop', true, { language: 'hi' });
    await setUp(asha, 'old-phone', false);
    await setUp(ravi, 'other', true);
    const { orderId, orderNo, change } = await order(asha);
    const shop = pushService();
    expect(await (await change({ deliveryStatus: 'shipped' }))(shop.send)).toBe(2);
    expect(shop.tokens()).toEqual(['laptop', 'phone']);
    const told = (token: string) => shop.messages.find((it) => it.token === token)?.data;
    const inEnglish = {
      uid: asha,
      title: `Your order ${orderNo}`,
      body: 'It has been shipped and is on its way to you.',
      url: `/order/${orderId}`,
      tag: `order-${orderId}`,
      language: 'en',
    };
    expect(told('phone')).toEqual(inEnglish);
    // Only a build has the words in Hindi.
    const [language, url] = ['hi', `/hi/order/${orderId}`];
    expect(told('laptop')).toEqual({ ...inEnglish, language, url });
  });

  test('of which a first parcel goes is told once, and once that it did not go after all', async () => {
    await setUp(asha, 'phone', true);
    const { change } = await order(asha);
    const lines = [{ productId: 'moringa', quantity: 1 }];
    const firstParcel = { at: 7, courier: 'DTDC', trackingNumber: 'D1', lines };
    const shop = pushService();
    const sent = await change({ packed: true, firstParcel });
    expect([await sent(shop.send), await sent(shop.send)]).toEqual([1, 0]);
    const back = await change({ firstParcel: null });
    expect([await sent(shop.send), await back(shop.send), await back(shop.send)]).toEqual([
      ...[0, 1, 0],
    ]);
  });

  test('is told once, when the news comes twice, at the same moment, and after the push service was down', async () => {
    await setUp(asha, 'phone', true);
    const shipped = await (await order(asha)).change({ deliveryStatus: 'shipped' });
    const shop = pushService({ down: 1 });
    await expect(shipped(shop.send)).rejects.toThrow('down');
    await Promise.all([shipped(shop.send), shipped(shop.send), shipped(shop.send)]);
    expect(await shipped(shop.send)).toBe(0);
    expect(shop.tokens()).toEqual(['phone']);
  });

  test('is not told late, when it has moved on since', async () => {
    await setUp(asha, 'phone', true);
    const { change } = await order(asha);
    const shipped = await change({ deliveryStatus: 'shipped' });
    const delivered = await change({ deliveryStatus: 'delivered' });
    const shop = pushService();
    await delivered(shop.send);
    await shipped(shop.send);
    expect(shop.messages.map(({ data }) => data.body)).toEqual(['It has been delivered. Enjoy!']);
  });

  test('is told what the shop took off it, and that its address was corrected, once each', async () => {
    await setUp(asha, 'phone', true);
    const { change } = await order(asha);
    const off = { id: 'first', at: 1, lines: [], totalBefore: 250, total: 200 };
    const amended = await change({ amendments: [off], total: 200 });
    const corrected = await change({ addressCorrectedAt: 7 });
    const shop = pushService();
    for (const tell of [amended, amended, corrected, corrected]) await tell(shop.send);
    expect(shop.messages.map(({ data }) => data.body)).toEqual([
      'The shop has changed it: it now costs ₹200 instead of ₹250.',
      'The shop has corrected its address. Tap to see it.',
    ]);
  });

  test('and whose step is taken back is told so once, where the step was told, and hears of it again when it is so', async () => {
    await setUp(asha, 'phone', true);
    const { change } = await order(asha);
    const shop = pushService();
    const told = async (fields: object) => {
      const news = await change(fields);
      for (const _ of ['once', 'again']) await news(shop.send);
      return shop.messages.splice(0).map(({ data }) => data.body);
    };
    const SHIPPED = 'It has been shipped and is on its way to you.';
    const DELIVERED = 'It has been delivered. Enjoy!';
    expect(await told({ packed: true })).toEqual([]);
    expect(await told({ deliveryStatus: 'shipped' })).toEqual([SHIPPED]);
    expect(await told({ trackingNumber: 'EM2' })).toEqual([]);
    expect(await told({ deliveryStatus: 'processing' })).toEqual([
      'It has not been shipped yet after all. We are getting it ready.',
    ]);
    expect(await told({ packed: false })).toEqual([]);
    expect(await told({ packed: true, deliveryStatus: 'shipped' })).toEqual([SHIPPED]);
    expect(await told({ deliveryStatus: 'delivered', cashWith: 'courier' })).toEqual([DELIVERED]);
    expect(await told({ deliveryStatus: 'shipped', cashWith: null })).toEqual([
      'It has not been delivered yet after all. It is on its way to you.',
    ]);
    expect(await told({ deliveryStatus: 'delivered', cashWith: 'courier' })).toEqual([DELIVERED]);
    expect(await told({ status: 'success', cashWith: null }), 'paid at the door').toEqual([]);
  });

  test('hears nothing of a step that is taken back before it was told, and of one that is taken back once the push service is there', async () => {
    await setUp(asha, 'phone', true);
    const { change } = await order(asha);
    const shop = pushService({ down: 1 });
    const shipped = await change({ deliveryStatus: 'shipped' });
    const back = await change({ deliveryStatus: 'processing' });
    for (const news of [shipped, back]) expect(await news(shop.send)).toBe(0);
    await (await change({ deliveryStatus: 'shipped' }))(pushService().send);
    const backAgain = await change({ deliveryStatus: 'processing' });
    await expect(backAgain(shop.send)).rejects.toThrow('down');
    expect(await backAgain(shop.send)).toBe(1);
    expect(await backAgain(shop.send)).toBe(0);
  });

  test('forgets a phone that the push service no longer knows, and no other', async () => {
    await setUp(asha, 'lost', true);
    await setUp(asha, 'phone', true);
    const shop = pushService({ gone: ['lost'] });
    await (await (await order(asha)).change({ deliveryStatus: 'shipped' }))(shop.send);
    expect(shop.tokens()).toEqual(['phone']);
    expect(await devicesOf(asha)).toEqual(['phone']);
  });
});

describe('a product that is back', () => {
  let productId: string;
  const soldOut = { name: 'Moringa Powder', price: 250, quantity: 0 };
  const inStock = { ...soldOut, quantity: 4 };

  const alert = (uid: string) => database.doc(`users/${uid}/stockAlerts/${productId}`);
  const ask = (uid: string) => alert(uid).set({ productId, timestamp: 1 });
  const put = (fields: object) => database.doc(`products/${productId}`).set(fields);

  beforeEach(async () => {
    productId = mintId();
    await setUp(asha, 'phone', false);
    await setUp(ravi, 'other', true);
    await put(inStock);
  });

  test('is not told when it is sold out again by then: who asked goes on waiting', async () => {
    await ask(asha);
    await put(soldOut);
    const shop = pushService();
    expect(await notifyOfStock(productId, shop.send)).toBe(0);
    expect((await alert(asha).get()).exists).toBe(true);
  });

  test('is told to 250 who wait, each once, when the push service was down and however often the news comes', async () => {
    const uids = Array.from({ length: 250 }, () => `waits-${mintId()}`);
    await Promise.all(uids.flatMap((uid) => [setUp(uid, uid, false), ask(uid)]));
    const shop = pushService({ down: 1 });
    const tell = () => notifyOfStock(productId, shop.send);
    await expect(tell()).rejects.toThrow('down');
    await Promise.all([tell(), tell()]);
    expect(await tell()).toBe(0);
    expect(shop.tokens()).toEqual(uids.toSorted());
    expect(Math.max(...shop.batches)).toBeLessThanOrEqual(500);
    expect((await alert(uids[0] ?? '').get()).exists).toBe(false);
  });

  test.each([
    [true, 'from none to some', soldOut, inStock],
    [true, 'from less than none to some', { ...soldOut, quantity: -3 }, inStock],
    [true, 'from no number at all to some', { ...soldOut, quantity: undefined }, inStock],
    [false, 'from some to more', { ...inStock, quantity: 1 }, inStock],
    [false, 'from some to none', inStock, soldOut],
    [false, 'from less than none to none', { ...soldOut, quantity: -1 }, soldOut],
    [false, 'with a price that makes no sense', soldOut, { ...inStock, price: 'free' }],
  ])('%s: %s', (expected, _, before, after) => {
    expect(isBack(before, after)).toBe(expected);
  });
});
