// A quotation of the desk comes to the account of its number, once, with its PDF; and waits for the first log-in where there is none. Played by hand, in a
// project of its own where no function listens, against the real emulators.
import '../own-project.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import * as v from 'valibot';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Offer, offeredPdfPath } from '#core/model/order/offered-quotation.ts';
import { quotationFromFields, StoredQuotation } from '#core/model/order/quotation.ts';
import { database } from '../../../backend/functions/src/database.ts';
import {
  deliverWaiting,
  eraseOffers,
  followOffer,
} from '../../../backend/functions/src/quotations/deliver.ts';
import { redelivered } from '../redelivered.ts';

const NOW = 1_795_160_000_000;
const OFFER: Offer = {
  phone: '+919876500001',
  customer: 'आशा राव',
  note: '',
  createdAt: 1_795_154_400_000,
  validUntil: 1_796_154_400_000,
  lines: [{ productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 }],
};
const bucket = getStorage().bucket();

let id = '';
let uid = '';
beforeEach(async () => {
  id = randomUUID();
  uid = `asha-${randomUUID()}`;
  for (const name of ['deskQuotations', 'users', 'products']) {
    await database.recursiveDelete(database.collection(name));
  }
  const { users } = await getAuth().listUsers();
  await getAuth().deleteUsers(users.map((user) => user.uid));
  const product = {
    name: 'Moringa leaf',
    price: 250,
    quantity: 50,
    brand: 'kaveri',
    photoURL: [0],
  };
  await database.doc('products/moringa').set(product);
});
afterAll(() => database.terminate());

async function offered(change: object = {}): Promise<void> {
  await database.doc(`deskQuotations/${id}`).set({ ...OFFER, ...change });
  await bucket.file(offeredPdfPath(id)).save('%PDF-1.3 of a quotation');
}
const logIn = () => getAuth().createUser({ uid, phoneNumber: OFFER.phone });
const news = (now = NOW) => redelivered(() => followOffer(bucket, id, now));
const atShopper = async () => (await database.doc(`users/${uid}/quotations/${id}`).get()).data();
const atDesk = async () => (await database.doc(`deskQuotations/${id}`).get()).data();

test('it comes to the account of its number, as phones read it, at its prices and with its PDF', async () => {
  await logIn();
  await offered();
  expect(await news()).toBe('delivered');
  const fields = v.parse(StoredQuotation, await atShopper());
  const { quotation, refused } = quotationFromFields(id, fields);
  expect(refused).toEqual([]);
  expect(quotation).toMatchObject({
    validUntil: OFFER.validUntil,
    lines: [
      {
        quantity: 12,
        product: { id: 'moringa', name: 'Moringa', pricePaise: 19_950, brand: 'kaveri' },
      },
    ],
  });
  const pdf = await fetch(quotation.pdfUrl ?? '');
  expect(await pdf.text()).toBe('%PDF-1.3 of a quotation');
  expect(await atDesk()).toMatchObject({ deliveredTo: uid });
});

test('news that comes twice, also at once, brings it once: what was ordered of it meanwhile stays noted, and the address of its PDF holds', async () => {
  await logIn();
  await offered();
  const outcomes = await Promise.all([news(), news()]);
  expect(outcomes.toSorted()).toEqual(['delivered', 'ignored']);
  const before = await atShopper();
  await database.doc(`users/${uid}/quotations/${id}`).update({ used: { moringa: 5 } });
  expect(await news()).toBe('ignored');
  await redelivered(() => deliverWaiting(bucket, uid, OFFER.phone));
  expect(await atShopper()).toEqual({ ...before, used: { moringa: 5 } });
  expect((await fetch(before?.pdfUrl)).status).toBe(200);
  const [files] = await bucket.getFiles({ prefix: `quotations/${uid}/` });
  expect(files).toHaveLength(1);
});

test('for a number without an account it waits, and comes with the first log-in; others’ stay', async () => {
  await offered();
  expect(await news()).toBe('waits');
  expect(await atShopper()).toBeUndefined();
  await logIn();
  await redelivered(() => deliverWaiting(bucket, uid, '+919876500002'));
  expect(await atShopper()).toBeUndefined();
  await redelivered(() => deliverWaiting(bucket, uid, OFFER.phone));
  expect(await atShopper()).toMatchObject({ id });
  expect(await atDesk()).toMatchObject({ deliveredTo: uid });
});

test('one that is withdrawn holds no longer, from the moment at which the shop hears of it, once', async () => {
  await logIn();
  await offered();
  await news();
  await database.doc(`deskQuotations/${id}`).update({ withdrawnAt: NOW + 9e12 });
  expect(await news(NOW)).toBe('withdrawn');
  expect(await atShopper()).toMatchObject({ validUntil: Timestamp.fromMillis(NOW) });
  await news(NOW + 1_000);
  expect(await atShopper()).toMatchObject({ validUntil: Timestamp.fromMillis(NOW) });
});

test.each([
  ['is withdrawn before anybody has logged in', { withdrawnAt: NOW }, 'withdrawn'],
  ['has a line that makes no sense', { lines: [{ ...OFFER.lines[0], price: -1 }] }, 'ignored'],
])('one that %s never comes', async (_what, change, outcome) => {
  await offered(change);
  expect(await news()).toBe(outcome);
  await logIn();
  await redelivered(() => deliverWaiting(bucket, uid, OFFER.phone));
  expect(await atShopper()).toBeUndefined();
});

test('one of a product that is gone comes all the same: the merchant has promised it', async () => {
  await database.doc('products/moringa').delete();
  await logIn();
  await offered();
  expect(await news()).toBe('delivered');
  expect(await atShopper()).toMatchObject({ cartItems: [{ product: { name: 'Moringa' } }] });
});

test('an account that is deleted takes along what it was offered, and no other’s', async () => {
  await logIn();
  await offered();
  await news();
  const other = `deskQuotations/${randomUUID()}`;
  await database.doc(other).set({ ...OFFER, deliveredTo: 'ravi' });
  await eraseOffers(bucket, uid);
  await eraseOffers(bucket, uid);
  expect(await atDesk()).toBeUndefined();
  expect(await bucket.file(offeredPdfPath(id)).exists()).toEqual([false]);
  expect((await database.doc(other).get()).exists).toBe(true);
});
