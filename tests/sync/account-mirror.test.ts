// The phone's copy of an account's documents and of watched orders: news arrives, waiting writes stay on top, accounts never mix.

import { beforeEach, expect, test } from 'vitest';
import { readAccountMirror } from '#domain/account/account-mirror-state.ts';
import { readProfile } from '#domain/account/profiles.ts';
import { mergeOrderSnapshot } from '#domain/account-mirror/merge-order.ts';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { type Address, addressFields } from '#domain/address/address.ts';
import { readAddresses } from '#domain/address/addresses.ts';
import type { Order } from '#domain/order/order.ts';
import { changeOrderAddress } from '#domain/order/order-change-write.ts';
import { orderFromNew } from '#domain/order/order-write.ts';
import { putOrder, readOrder, readOrderSeenAt } from '#domain/order/orders.ts';
import { putQuotationPdf, readQuotationPdf } from '#domain/quotation/quotation-pdfs.ts';
import { readQuotations } from '#domain/quotation/quotations.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { ASHA, saveAddress, someAddress } from './support/account-writes.ts';
import { shopQuotes } from './support/orders.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();

beforeEach(() => phone.enter());

const shopHas = (uid: string, address: Address) =>
  phone.shopHas(`/users/${uid}/addresses/${address.id}`, addressFields(address));
const addressesHere = () => readAddresses(phone.database, 'asha');

test('the profile and the addresses that the shop has come to the phone, and what another device changes or removes', async () => {
  const [one, two] = [someAddress({ name: 'A' }), someAddress({ name: 'B' })];
  shopHas('asha', one);
  shopHas('asha', two);
  shopHas('bala', someAddress({ name: 'Bala' }));
  phone.shopHas('/users/asha', ASHA);
  expect(await phone.refresh()).toEqual({ outcome: 'up-to-date', refused: [] });
  expect(await addressesHere()).toEqual([one, two]);
  expect(await readProfile(phone.database, 'asha')).toEqual(ASHA);
  expect((await readAccountMirror(phone.database)).readAt).toBe(phone.now);
  phone.shop.documents.delete(`/users/asha/addresses/${one.id}`);
  shopHas('asha', { ...two, phone: '9000000000' });
  await phone.refresh();
  expect(await addressesHere()).toEqual([{ ...two, phone: '9000000000' }]);
});

test('an answer that a write of this phone has overtaken meanwhile is not believed', async () => {
  const address = someAddress();
  let asked = 0;
  const remote = phone.overtakenBy('readAddressDocuments', async () => {
    if (asked++ > 0) return;
    await saveAddress(phone.database, 'asha', address);
    await phone.drain();
  });
  expect(await phone.refresh({ remote })).toMatchObject({ outcome: 'up-to-date' });
  expect(asked).toBe(2);
  expect(await addressesHere()).toEqual([address]);
});

test('documents that come after a sign-out, or after somebody else has signed in, are kept under nobody’s name', async () => {
  shopHas('asha', someAddress());
  const toBala = () => phone.enter('bala');
  await phone.refresh({ remote: phone.overtakenBy('readAddressDocuments', toBala) });
  expect(await phone.database.addresses.count()).toBe(0);
  await phone.enter();
  const leaves = () => signOut(phone.database, 'asha');
  const left = phone.overtakenBy('readAddressDocuments', leaves);
  expect(await phone.refresh({ remote: left })).toEqual({ outcome: 'nobody' });
  expect(await phone.database.addresses.count()).toBe(0);
});

const PDF = 'https://example.com/q.pdf';
const quotedLine = (id: string, price: number, quantity = 1) => ({
  ...{ product: { id, price, name: id, brand: 'farm', quantity: 5, photoURL: ['0'] }, quantity },
});

const quotations = () => readQuotations(phone.database, 'asha');

test('what cannot be believed is refused and reported: an address, a quotation, a line of one; the others come', async () => {
  const address = someAddress();
  shopHas('asha', address);
  phone.shopHas('/users/asha/addresses/bad', { ...addressFields(address), state: 'Atlantis' });
  const lines = [quotedLine('oil', 180.5), quotedLine('chia', 90), quotedLine('rai', -1)];
  shopQuotes(phone, 'q1', 1_000, lines);
  phone.shopHas('/users/asha/quotations/bad', { createdAt: 'yesterday' });
  expect(await phone.refresh()).toEqual({
    outcome: 'up-to-date',
    refused: [
      expect.stringMatching(/^addresses\/bad: .*State is required!/s),
      expect.stringMatching(/^quotations\/bad: /),
      expect.stringMatching(/^quotations\/q1 line 3: /),
    ],
  });
  expect(await addressesHere()).toEqual([address]);
  const paise = (await quotations())[0]?.lines.map(({ product }) => product.pricePaise);
  expect(paise).toEqual([18_050, 9_000]);
});

test('a quotation that the merchant took back or changed does not stay as it was, and its PDF goes', async () => {
  const bytes = new ArrayBuffer(3);
  for (const id of ['q1', 'q2']) {
    shopQuotes(phone, id, 1_000, [quotedLine('oil', 180.5, 2)], PDF);
    await phone.refresh();
    await putQuotationPdf(phone.database, { uid: 'asha', id, url: PDF, bytes });
  }
  phone.shop.documents.delete('/users/asha/quotations/q1');
  shopQuotes(phone, 'q2', 1_000, [quotedLine('oil', 180.5)], PDF);
  await phone.refresh();
  expect(await quotations()).toMatchObject([{ id: 'q2', lines: [{ quantity: 1 }] }]);
  const kept = await phone.database.quotationPdfs.toCollection().primaryKeys();
  expect(kept).toEqual([['asha', 'q2']]);
  const read = (pdfUrl: string) => readQuotationPdf(phone.database, 'asha', { id: 'q2', pdfUrl });
  expect(await read(PDF)).toEqual(bytes);
  expect(await read(`${PDF}?v=2`), 'under another address').toBeUndefined();
});

test('without a network everything stays as it is, and nobody is signed out', async () => {
  const address = someAddress();
  shopHas('asha', address);
  await phone.refresh();
  phone.isOnline = false;
  phone.credential = async () => ({ outcome: 'unreachable' });
  phone.pass();
  expect(await phone.refresh()).toEqual({ outcome: 'no-answer' });
  expect(await addressesHere()).toEqual([address]);
});

const order = orderFromNew(newOrder('asha', [orderItem('moringa', 2, 240)]));
const take = (said: Order, uid = 'asha') =>
  mergeOrderSnapshot(phone.database, writeKinds, uid, said, phone.now);
const here = () => readOrder(phone.database, 'asha', order.orderId);
const changes = async () => (await readAccountMirror(phone.database)).changes;

const HILL = { ...order.address, address: '7 Hill Street' };
function moveToHill() {
  const wish = { id: mintId(), uid: 'asha', orderId: order.orderId, address: HILL };
  return changeOrderAddress(phone.database, wish, phone.now);
}

test('an address that still waits to be sent stays over the shop’s own', async () => {
  await putOrder(phone.database, 'asha', order);
  await moveToHill();
  await take({ ...order, status: 'success' });
  expect(await here()).toMatchObject({ status: 'success', address: HILL });
});

test('the address of an order that the shop has packed can no longer be changed on the phone', async () => {
  await putOrder(phone.database, 'asha', { ...order, packed: true });
  expect(await moveToHill()).toEqual({ outcome: 'not-possible' });
  expect(await here()).toMatchObject({ address: order.address });
});

test('what the shop says of a watched order is on the phone, with the time at which it said so; news overtake an answer to the whole account that is on its way, the same once more does not', async () => {
  await take(order);
  const before = await changes();
  await take({ ...order });
  expect(await changes()).toBe(before);
  await take({ ...order, deliveryStatus: 'shipped', heldReason: 'price' });
  expect(await changes()).not.toBe(before);
  expect(await here()).toMatchObject({ deliveryStatus: 'shipped', heldReason: 'price' });
  expect(await readOrderSeenAt(phone.database, 'asha', order.orderId)).toBe(phone.now);
});

test('nothing is kept of an order whose shopper has gone', async () => {
  await take(order, 'bala');
  expect(await readOrder(phone.database, 'bala', order.orderId)).toBeUndefined();
});
