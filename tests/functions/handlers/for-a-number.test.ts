// A quotation or an order made for a phone number reaches that number's account, once.
import '../own-project.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderNumber } from '#domain/order/order.ts';
import type { PhoneOrder } from '#domain/order/phone-order.ts';
import { type Offer, offeredPdfPath } from '#domain/quotation/offered-quotation.ts';
import { quotationFromFields, StoredQuotation } from '#domain/quotation/quotation.ts';
import { SENT_KEPT_MS } from '#domain/shared/limits.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { understandOrder } from '../../../backend/functions/src/orders/order-decision.ts';
import * as phone from '../../../backend/functions/src/orders/place-phone-order.ts';
import * as offers from '../../../backend/functions/src/quotations/deliver.ts';
import { newOrder } from '../../support/demo-orders.ts';
import { beginWithout, removeAccounts } from '../begin-without.ts';
import { redelivered } from '../redelivered.ts';

const NOW = 1_795_160_000_000;
const PHONE = '+919876500001';
const LINE = { productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 };
const PRICELESS = { ...LINE, price: -1 };
const OFFER: Offer = {
  ...{ phone: PHONE, customer: 'आशा राव', note: '' },
  ...{ createdAt: 1_795_154_400_000, validUntil: 1_796_154_400_000, lines: [LINE] },
};
const HELD_TO = NOW + 365 * 24 * 60 * 60 * 1000;
const afterAYear = (ms: number) => Timestamp.fromMillis(ms + SENT_KEPT_MS);
const bucket = getStorage().bucket();

const ORDER: PhoneOrder = {
  address: { ...newOrder('asha', []).address, phone: PHONE.slice(3) },
  paymentMethod: 'cod',
  createdAt: NOW,
  lines: [LINE, { productId: 'turmeric', name: 'Turmeric', quantity: 1, price: 99.5 }],
};

/** The id and the account of the current test. */
let id = '';
let uid = '';
const logIn = () => getAuth().createUser({ uid, phoneNumber: PHONE });
const put = async (collection: string, fields: object) =>
  (await database.collection(collection).add(fields)).path;
const stored = async (path: string) => (await database.doc(path).get()).data();

beginWithout('deskQuotations', 'phoneOrders', 'users', 'products');
beforeEach(async () => {
  id = randomUUID();
  uid = `asha-${randomUUID()}`;
  await removeAccounts();
});

describe('a quotation', () => {
  async function offered(change: object = {}): Promise<void> {
    await database.doc(`deskQuotations/${id}`).set({ ...OFFER, ...change });
    await bucket.file(offeredPdfPath(id)).save('%PDF-1.3 of a quotation');
  }
  const news = (now = NOW) => redelivered(() => offers.followOffer(bucket, id, now));
  const firstLogIn = (number = PHONE) =>
    redelivered(() => offers.deliverWaiting(bucket, uid, number));
  const atShopper = () => stored(`users/${uid}/quotations/${id}`);
  const atDesk = () => stored(`deskQuotations/${id}`);
  const hasPdf = async () => (await bucket.file(offeredPdfPath(id)).exists())[0];

  test('comes to the account of its number, as phones read it, at its prices and with its PDF, once, however often its event comes, even at once: pieces ordered from it stay recorded; withdrawn, it holds no longer from that moment', async () => {
    const moringa = { name: 'Moringa leaf', price: 250, quantity: 50, brand: 'kaveri' };
    await database.doc('products/moringa').set({ ...moringa, photoURL: [0] });
    await logIn();
    await offered();
    const outcomes = await Promise.all([news(), news()]);
    expect(outcomes.toSorted()).toEqual(['delivered', 'ignored']);
    const before = await atShopper();
    const { quotation, refused } = quotationFromFields(id, v.parse(StoredQuotation, before));
    expect(refused).toEqual([]);
    const product = { id: 'moringa', name: 'Moringa', pricePaise: 19_950, brand: 'kaveri' };
    const { validUntil } = OFFER;
    expect(quotation).toMatchObject({ validUntil, lines: [{ quantity: 12, product }] });
    await database.doc(`users/${uid}/quotations/${id}`).update({ used: { moringa: 5 } });
    expect(await news()).toBe('ignored');
    await firstLogIn();
    expect(await atShopper()).toEqual({ ...before, used: { moringa: 5 } });
    const pdf = await fetch(quotation.pdfUrl ?? '');
    expect(await pdf.text()).toBe('%PDF-1.3 of a quotation');
    const [files] = await bucket.getFiles({ prefix: `quotations/${uid}/` });
    expect(files).toHaveLength(1);
    expect(await atDesk()).toMatchObject({ deliveredTo: uid });
    await database.doc(`deskQuotations/${id}`).update({ withdrawnAt: NOW + 9e12 });
    for (const now of [NOW, NOW + 1_000]) {
      expect(await news(now)).toBe('withdrawn');
      expect(await atShopper()).toMatchObject({ validUntil: Timestamp.fromMillis(NOW) });
    }
  });

  test('waits where its number has no account, and comes with the first log-in, also of a product that is gone; others’ stay', async () => {
    await offered();
    expect(await news()).toBe('waits');
    await logIn();
    await firstLogIn('+919876500002');
    expect(await atShopper()).toBeUndefined();
    await firstLogIn();
    expect(await atShopper()).toMatchObject({ id, cartItems: [{ product: { name: 'Moringa' } }] });
    expect(await atDesk()).toMatchObject({ deliveredTo: uid });
  });

  test.each([
    ['is withdrawn before anybody has logged in', { withdrawnAt: NOW }, 'withdrawn'],
    ['has a line that makes no sense', { lines: [PRICELESS] }, 'ignored'],
  ])(
    'that %s never comes; it is deleted a year after its prices end',
    async (_, change, outcome) => {
      await offered({ validUntil: HELD_TO, ...change });
      for (const _ of ['once', 'again']) expect(await news()).toBe(outcome);
      await logIn();
      await firstLogIn();
      expect(await atShopper()).toBeUndefined();
      expect(await atDesk()).toMatchObject({ expiresAt: afterAYear(HELD_TO) });
    },
  );

  test('that was over when it came is deleted a year after that, with its PDF; an end that the merchant has set stays', async () => {
    await offered({ validUntil: 1 });
    await news();
    const offer = database.doc(`deskQuotations/${id}`);
    const { createTime } = await offer.get();
    expect(await atDesk()).toMatchObject({ expiresAt: afterAYear(createTime?.toMillis() ?? 0) });
    await offer.update({ expiresAt: null });
    await news();
    expect(await atDesk()).toMatchObject({ expiresAt: null });
    await offer.delete();
    for (const _ of ['once', 'again']) await news();
    expect(await hasPdf()).toBe(false);
  });

  test('goes with its account, also one that never came to it, and no other’s does', async () => {
    await logIn();
    await offered();
    await news();
    const withdrawn = await put('deskQuotations', { ...OFFER, withdrawnAt: NOW });
    const others = [
      await put('deskQuotations', { ...OFFER, deliveredTo: 'ravi' }),
      await put('deskQuotations', { ...OFFER, phone: '+919876500002' }),
    ];
    for (const _ of ['once', 'again']) await offers.eraseOffers(bucket, uid, PHONE);
    expect([await atDesk(), await stored(withdrawn)]).toEqual([undefined, undefined]);
    expect(await hasPdf()).toBe(false);
    for (const path of others) expect(await stored(path)).toBeDefined();
  });
});

describe('an order by phone', () => {
  const taken = (change: object = {}) =>
    database.doc(`phoneOrders/${id}`).set({ ...ORDER, ...change });
  const news = () => redelivered(() => phone.placePhoneOrder(id, NOW));
  const atDesk = () => stored(`phoneOrders/${id}`);
  const ordersOf = async (uid: string) =>
    (await database.collection(`users/${uid}/orders`).get()).docs.map((it) => it.data());

  test('is placed in the account of its number, is an order that the shop understands, and says when the shop had it; it goes with its account, and no other does', async () => {
    await logIn();
    await taken();
    expect(await news()).toBe('placed');
    const [order, ...others] = await ordersOf(uid);
    expect(others).toEqual([]);
    const { address, createdAt: timestamp } = ORDER;
    const same = { orderId: id, orderNo: orderNumber(id), userId: uid, address, timestamp };
    expect(order).toMatchObject({ ...same, total: 2_493.5, changedAt: expect.any(Timestamp) });
    expect(understandOrder({ uid, orderId: id }, order)).not.toBeNull();
    expect(await atDesk()).toEqual({ ...ORDER, placedFor: uid, expiresAt: afterAYear(NOW) });
    const ravis = await put('phoneOrders', { ...ORDER, placedFor: 'ravi' });
    const next = await put('phoneOrders', ORDER);
    await phone.erasePhoneOrders(uid, PHONE);
    expect(await atDesk()).toBeUndefined();
    for (const path of [ravis, next]) expect(await stored(path)).toBeDefined();
  });

  test('makes the account where there is none, and is placed once, however often its event comes, even at once: later changes of it stay', async () => {
    await taken();
    const outcomes = await Promise.all([news(), news()]);
    expect(outcomes.toSorted()).toEqual(['ignored', 'placed']);
    expect((await getAuth().listUsers()).users).toHaveLength(1);
    const { uid } = await getAuth().getUserByPhoneNumber(PHONE);
    await database.doc(`users/${uid}/orders/${id}`).update({ deliveryStatus: 'shipped' });
    expect(await news()).toBe('ignored');
    expect(await ordersOf(uid)).toMatchObject([{ deliveryStatus: 'shipped' }]);
  });

  test('that makes no sense is placed nowhere and makes no account; it is deleted after a year, or with the account of its number', async () => {
    await taken({ lines: [PRICELESS] });
    expect(await news()).toBe('ignored');
    expect((await getAuth().listUsers()).users).toEqual([]);
    expect(await atDesk()).toMatchObject({ expiresAt: afterAYear(NOW) });
    await phone.erasePhoneOrders(uid, PHONE);
    expect(await atDesk()).toBeUndefined();
  });
});
