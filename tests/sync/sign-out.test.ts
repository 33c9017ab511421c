// Signing out: the data that leaves with an account and that stays, the shopper's choices for waiting writes, and what returns at the next sign-in.
import { beforeEach, expect, test, vi } from 'vitest';
import { recordAccountRead } from '#domain/account/account-mirror-state.ts';
import * as leaving from '#domain/account-mirror/leave-account.ts';
import { eraseAccount, signIn, signOut } from '#domain/account-mirror/sign-in.ts';
import { addToCart, readCart } from '#domain/cart/cart-lines.ts';
import { changeNotificationSettings } from '#domain/device/notifications.ts';
import { placeOnlineOrder } from '#domain/order/online-order-write.ts';
import { placeOrder } from '#domain/order/order-write.ts';
import { savePendingOnlineOrder } from '#domain/order/pending-online-order.ts';
import { putQuotationPdf } from '#domain/quotation/quotation-pdfs.ts';
import { replaceQuotations } from '#domain/quotation/quotations.ts';
import { sendReview } from '#domain/review/review-write.ts';
import { readSearches, recordSearch } from '#domain/search/recent-searches.ts';
import { waitForProduct } from '#domain/stock-alert/stock-alert-write.ts';
import { changeWish } from '#domain/wish-list/wish-list-write.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { readAccount } from '#engine/account/account.ts';
import type { TokenAnswer } from '#engine/account/account-token.ts';
import { accountCredential } from '#engine/account/credential.ts';
import { readDraft, saveDraft } from '#engine/device/drafts.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import * as press from './support/account-writes.ts';
import { MORINGA, proposeOrder, sell } from './support/orders.ts';
import { eachPhone } from './support/phone.ts';

const { ASHA, saveAddress, saveProfile, someAddress } = press;
const { discardAllOf, leftBehind, retryAllOf, waitingOf } = leaving;
const phone = eachPhone();
const putInCart = () => addToCart(phone.database, MORINGA, phone.now);

beforeEach(() => phone.enter());

/** Every table of the phone that mentions an account, a text of Asha's addresses, or one of these ids. */
async function tracesOf(uid: string, ids: readonly string[] = []): Promise<string[]> {
  const traces: string[] = [];
  for (const table of phone.database.tables) {
    const text = JSON.stringify(await table.toArray());
    const words = [uid, 'Lake Road', '9876543210', ...ids];
    if (words.some((word) => text.includes(word))) traces.push(table.name);
  }
  return traces;
}

/** Presses everything that an account may press; returns the ids of what waits. */
async function pressEverything(): Promise<string[]> {
  sell(phone, { [MORINGA.id]: 249.5 });
  const order = await proposeOrder(phone.database, phone.now);
  await placeOrder(phone.database, order, phone.now);
  await saveProfile(phone.database, 'asha', ASHA);
  await saveAddress(phone.database, 'asha', someAddress());
  await waitForProduct(phone.database, { uid: 'asha', productId: 'chia', waits: true }, phone.now);
  await changeWish(phone.database, { productId: 'chia', isWished: true }, phone.now);
  await phone.raiseEnquiry('chia', 'asha');
  const words = { customerName: 'Asha', productName: 'Chia', review: 'Good.' };
  const review = { id: mintId(), uid: 'asha', orderId: order.orderId, productId: 'chia', ...words };
  await sendReview(phone.database, review, 'review', phone.now);
  return (await phone.rows()).flatMap((row) => row?.id ?? []);
}

test('nothing of an account is left on the phone after its sign-out, in any table', async () => {
  const { database } = phone;
  const ids = await pressEverything();
  await putInCart();
  await saveDraft(database, 'address', { address: '12 Lake Road' });
  for (const text of ['haldi', 'Jaggery', ' ', 'jaggery ']) await recordSearch(database, text);
  expect(await readSearches(database)).toEqual(['jaggery', 'haldi']);
  const pages = { newest: 0, since: 0, end: null };
  await recordAccountRead(database, phone.now, { orders: pages, quotations: pages });
  const quotation = { id: 'q1', createdAt: 1, pdfUrl: null, lines: [] };
  await replaceQuotations(database, 'asha', [quotation], 0);
  const pdf = { uid: 'asha', id: 'q1', url: '', bytes: new ArrayBuffer(1) };
  await putQuotationPdf(database, pdf);
  const begun = newOrder('asha', [orderItem('chia', 1, 240)]);
  await savePendingOnlineOrder(database, { order: begun, isSent: true });
  expect(await phone.drain()).toMatchObject({ synced: ids.length, sendable: 0 });
  for (const id of ids) expect(await tracesOf(id)).not.toEqual([]);
  const own = ['addresses', 'profiles', 'orders', 'quotations', 'quotationPdfs', 'wishes'];
  expect(await tracesOf('asha')).toEqual(expect.arrayContaining([...own, 'deviceState']));
  await signOut(database, 'asha');
  // One that comes late.
  await putQuotationPdf(database, pdf);
  expect(await tracesOf('asha', ids)).toEqual([]);
  const left = [
    await readCart(database),
    await readSearches(database),
    await readAccount(database),
  ];
  expect(left).toEqual([[], [], null]);
  // A change of settings that comes while the account leaves.
  await changeNotificationSettings(database, 'asha', () => ({ deviceId: 'this-phone' }));
  expect(await tracesOf('asha', ['this-phone'])).toEqual([]);
  await phone.enter('bala');
  await putQuotationPdf(database, pdf);
  expect(await tracesOf('asha')).toEqual([]);
});

test('of an account that is deleted not even what waits is left, its files neither; what others left stays', async () => {
  const { database } = phone;
  await phone.enter('bala');
  const theirs = await phone.raiseEnquiry('chia', 'bala');
  await phone.enter('asha');
  const visitors = await phone.raiseEnquiry('chia', null);
  const ids = await pressEverything();
  const own = ids.filter((id) => id !== theirs && id !== visitors);
  const [first = ''] = own;
  await database.waitingFiles.put({ id: first, type: 'image/png', bytes: new ArrayBuffer(1) });
  await database.outbox.where('id').equals(first).modify({ state: 'no longer known' });
  await eraseAccount(database, 'asha');
  expect(await tracesOf('asha', own)).toEqual([]);
  expect(await database.outbox.orderBy('id').keys()).toEqual([theirs, visitors].sort());
  expect(await readAccount(database)).toBeNull();
});

test('a full cart is asked about before log-out drops it, whatever else waits', async () => {
  expect(await leftBehind(phone.database, 'asha')).toEqual({ waiting: 0, inCart: 0 });
  await putInCart();
  await putInCart();
  expect(await leftBehind(phone.database, 'asha')).toEqual({ waiting: 0, inCart: 2 });
  await saveAddress(phone.database, 'asha', someAddress());
  expect(await leftBehind(phone.database, 'asha')).toEqual({ waiting: 1, inCart: 2 });
  expect(await leftBehind(phone.database, 'bala')).toEqual({ waiting: 0, inCart: 2 });
});

test('what a visitor put into the cart and typed is still there after signing in; whoever signs in after them finds nothing', async () => {
  await saveAddress(phone.database, 'asha', someAddress());
  await phone.drain();
  // Asha's sign-in has expired: she did not log out.
  await phone.enter('bala');
  expect(await tracesOf('asha')).toEqual([]);
  await signOut(phone.database, 'bala');
  await putInCart();
  await saveDraft(phone.database, 'contact-us', { message: 'Hello' });
  await phone.enter('bala');
  expect(await readCart(phone.database)).toHaveLength(1);
  expect(await readDraft(phone.database, 'contact-us')).toEqual({ message: 'Hello' });
  await phone.enter('asha');
  expect(await readCart(phone.database)).toEqual([]);
});

test('a write on its way while its account left arrives under its name, and leaves nothing for the next account', async () => {
  const ids = await pressEverything();
  const left = phone.around('before', 'commit', () => phone.enter('bala'));
  expect(await phone.drain(left)).toMatchObject({ synced: ids.length });
  const names = phone.shop.commits.map(({ token }) => token);
  expect(names).toEqual(ids.map(() => 'token-of-asha'));
  expect(await tracesOf('asha', ids)).toEqual([]);
});

test('an order that is paid online while its shopper leaves is not left on the phone, and the next one keeps their cart', async () => {
  const { database, now } = phone;
  sell(phone, { [MORINGA.id]: 249.5 });
  const order = await proposeOrder(database, now, 'online_payment');
  const setup = phone.around('before', 'commit', async () => {
    await signOut(database, 'asha');
    await putInCart();
  });
  expect(await placeOnlineOrder(setup, order, now)).toMatchObject({ outcome: 'placed' });
  expect(await tracesOf('asha', [order.orderId])).toEqual([]);
  expect(await readCart(database)).toHaveLength(1);
});

test('a sign-in that the shop ended is noted once, asks no more, and is well again after signing in', async () => {
  const exchange = vi.fn(async (): Promise<TokenAnswer> => ({ outcome: 'signed-out' }));
  await signIn(phone.database, { ...phone.accountOf('asha'), idToken: null });
  const credential = accountCredential(phone.database, exchange, () => phone.now);
  for (let ask = 0; ask < 2; ask++)
    expect(await credential('asha', false)).toEqual({ outcome: 'signed-out' });
  expect(exchange).toHaveBeenCalledOnce();
  expect(await readAccount(phone.database)).toMatchObject({ uid: 'asha', isOver: true });
  await phone.enter('asha');
  expect(await credential('asha', false)).toEqual({ outcome: 'token', token: 'token-of-asha' });
});

test('signing in again as oneself keeps the cart, the addresses and waiting writes; Send now tries those in backoff at once', async () => {
  phone.shop.faults.push({ drop: true });
  await saveAddress(phone.database, 'asha', someAddress());
  await phone.drain();
  await putInCart();
  await phone.enter('asha');
  expect(await readCart(phone.database)).toHaveLength(1);
  expect(await phone.database.addresses.count()).toBe(1);
  expect(await waitingOf(phone.database, 'asha')).toHaveLength(1);
  await retryAllOf(phone.database, 'asha');
  expect(await phone.drain()).toMatchObject({ synced: 1 });
  expect(await waitingOf(phone.database, 'asha')).toEqual([]);
});

test('discard: nothing of the account waits any more, readable or not, others’ is untouched, and what may have reached the shop is taken back', async () => {
  const address = someAddress();
  await saveAddress(phone.database, 'asha', address);
  await phone.drainBlindly();
  await saveAddress(phone.database, 'asha', { ...address, name: 'A. Rao' });
  await saveAddress(phone.database, 'asha', someAddress());
  await phone.raiseEnquiry('chia', null);
  await phone.raiseEnquiry('chia', 'bala');
  await phone.database.outbox.add({ id: 'x'.repeat(20), uid: 'asha', kind: 7 });
  await discardAllOf(phone.database, writeKinds, 'asha', phone.now);
  const left = [{ uid: null }, { uid: 'bala' }, { kind: 'address-removal' }];
  expect(await phone.rows()).toMatchObject(left);
  expect(await phone.database.addresses.count()).toBe(0);
  await phone.drain();
  expect([...phone.shop.documents.keys()]).toEqual([expect.stringMatching('/queries/')]);
});
