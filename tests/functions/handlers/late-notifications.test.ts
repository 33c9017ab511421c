// Who gets which notification when an event comes once, twice or late, or finds the push service, here a fake, in trouble.
import '../own-project.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { mintId } from '#engine/lib/identifiers.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { notifyOfOrder } from '../../../backend/functions/src/push/notify-of-order.ts';
import { isBack, notifyOfStock } from '../../../backend/functions/src/push/notify-of-stock.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { addDevice, pushService } from '../push-service.ts';

const DOWN = 'the push service is down';
let asha: string;
let shop = pushService();

beforeEach(async () => {
  asha = `asha-${mintId()}`;
  shop = pushService();
  await addDevice(asha, 'phone', { orders: true, language: 'unknown' });
});
afterAll(() => database.terminate());

/** An order that the merchant changes, and the event of each change, to be delivered at will. */
async function ordered() {
  const sent = newOrder(asha, [orderItem('moringa', 1, 250)]);
  const { orderId, orderNo } = sent;
  const document = database.doc(`users/${asha}/orders/${orderId}`);
  await document.set(sent);
  let last: object = sent;
  async function change(fields: object) {
    const before = last;
    const after = { ...last, ...fields };
    last = after;
    await document.set(after);
    return () => notifyOfOrder({ uid: asha, orderId, before, after }, shop.send);
  }
  /** What is told of a change whose news comes twice. */
  async function told(fields: object) {
    const news = await change(fields);
    for (const _ of ['once', 'again']) await news();
    return shop.words();
  }
  return { orderId, orderNo, change, told };
}
const PROCESSING = { deliveryStatus: 'processing' };
const SHIPPED = { deliveryStatus: 'shipped' };
const DELIVERED = { deliveryStatus: 'delivered' };
const SAYS_SHIPPED = 'It has been shipped and is on its way to you.';
const SAYS_DELIVERED = 'It has been delivered. Enjoy!';

describe('an order that moves', () => {
  test('is told on the phones on which its shopper asked for it, and on no others; each leads to the page in its language', async () => {
    await addDevice(asha, 'laptop', { orders: true, language: 'hi' });
    await addDevice(asha, 'old-phone', { orders: false });
    await addDevice(`ravi-${mintId()}`, 'other', { orders: true });
    const { orderId, orderNo, change } = await ordered();
    expect(await (await change(SHIPPED))()).toBe(2);
    const inEnglish = {
      ...{ uid: asha, title: `Your order ${orderNo}`, body: SAYS_SHIPPED, language: 'en' },
      ...{ url: `/order/${orderId}`, tag: `order-${orderId}` },
    };
    // Only a build has the words in Hindi.
    const inHindi = { ...inEnglish, language: 'hi', url: `/hi/order/${orderId}` };
    expect(Object.fromEntries(shop.messages.map(({ token, data }) => [token, data]))).toEqual({
      ...{ phone: inEnglish, laptop: inHindi },
    });
  });

  test('is told once, when the news comes twice, at the same moment, and after the push service was down', async () => {
    const shipped = await (await ordered()).change(SHIPPED);
    shop = pushService({ down: 1 });
    await expect(shipped()).rejects.toThrow(DOWN);
    await Promise.all([shipped(), shipped(), shipped()]);
    expect(await shipped()).toBe(0);
    expect(shop.told()).toEqual(['phone']);
  });

  test('is not told late, when it has moved on since', async () => {
    const { change } = await ordered();
    const [shipped, delivered] = [await change(SHIPPED), await change(DELIVERED)];
    for (const news of [delivered, shipped]) await news();
    expect(shop.words()).toEqual([SAYS_DELIVERED]);
  });

  test('is told once what the shop took off it, that its address was corrected, that a first parcel goes, and that it did not go after all', async () => {
    const { change, told } = await ordered();
    const off = { id: 'first', at: 1, lines: [], totalBefore: 250, total: 200 };
    expect(await told({ amendments: [off], total: 200 })).toEqual([
      'The shop has changed it: it now costs ₹200 instead of ₹250.',
    ]);
    expect(await told({ addressCorrectedAt: 7 })).toEqual([
      'The shop has corrected its address. Tap to see it.',
    ]);
    const lines = [{ productId: 'moringa', quantity: 1 }];
    const firstParcel = { at: 7, courier: 'DTDC', trackingNumber: 'D1', lines };
    const sent = await change({ packed: true, firstParcel });
    expect([await sent(), await sent()]).toEqual([1, 0]);
    const back = await change({ firstParcel: null });
    expect([await sent(), await back(), await back()]).toEqual([0, 1, 0]);
  });

  test('and whose step is taken back is told so once, where the step was told, and hears of it again when it is so', async () => {
    const { told } = await ordered();
    const steps: [change: object, says: string | null][] = [
      [{ packed: true }, null],
      [SHIPPED, SAYS_SHIPPED],
      [{ trackingNumber: 'EM2' }, null],
      [PROCESSING, 'It has not been shipped yet after all. We are getting it ready.'],
      [{ packed: false }, null],
      [{ packed: true, ...SHIPPED }, SAYS_SHIPPED],
      [{ ...DELIVERED, cashWith: 'courier' }, SAYS_DELIVERED],
      [
        { ...SHIPPED, cashWith: null },
        'It has not been delivered yet after all. It is on its way to you.',
      ],
      [{ ...DELIVERED, cashWith: 'courier' }, SAYS_DELIVERED],
      // Paid at the door.
      [{ status: 'success', cashWith: null }, null],
    ];
    for (const [change, says] of steps) {
      expect(await told(change), JSON.stringify(change)).toEqual(says === null ? [] : [says]);
    }
  });

  test('hears nothing of a step that is taken back before it was told, and of one that is taken back once the push service is there', async () => {
    const { change } = await ordered();
    for (const news of [await change(SHIPPED), await change(PROCESSING)]) {
      expect(await news()).toBe(0);
    }
    await (await change(SHIPPED))();
    const backAgain = await change(PROCESSING);
    shop = pushService({ down: 1 });
    await expect(backAgain()).rejects.toThrow(DOWN);
    expect([await backAgain(), await backAgain()]).toEqual([1, 0]);
  });

  test('forgets a phone that the push service no longer knows, and no other', async () => {
    await addDevice(asha, 'lost', { orders: true });
    shop = pushService({ gone: ['lost'] });
    await (await (await ordered()).change(SHIPPED))();
    expect(shop.told()).toEqual(['phone']);
    const { docs } = await database.collection(`users/${asha}/devices`).get();
    expect(docs.map((it) => it.get('token'))).toEqual(['phone']);
  });
});

describe('a product that is back', () => {
  const soldOut = { name: 'Moringa Powder', price: 250, quantity: 0 };
  const inStock = { ...soldOut, quantity: 4 };
  const productId = mintId();
  const put = (fields: object) => database.doc(`products/${productId}`).set(fields);
  const alert = (uid: string) => database.doc(`users/${uid}/stockAlerts/${productId}`);
  const ask = (uid: string) => alert(uid).set({ productId, timestamp: 1 });
  const tell = () => notifyOfStock(productId, shop.send);

  test('is not told when it is sold out again by then: who asked goes on waiting', async () => {
    await ask(asha);
    await put(soldOut);
    expect(await tell()).toBe(0);
    expect((await alert(asha).get()).exists).toBe(true);
    await alert(asha).delete();
  });

  test('is told to 250 who wait, each once, when the push service was down and however often the news comes', async () => {
    await put(inStock);
    const uids = Array.from({ length: 250 }, () => `waits-${mintId()}`);
    await Promise.all(uids.flatMap((uid) => [addDevice(uid, uid, { orders: false }), ask(uid)]));
    shop = pushService({ down: 1 });
    await expect(tell()).rejects.toThrow(DOWN);
    await Promise.all([tell(), tell()]);
    expect(await tell()).toBe(0);
    expect(shop.told()).toEqual(uids.toSorted());
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
