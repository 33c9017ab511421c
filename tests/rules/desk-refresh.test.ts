// The desk's copy, read as the desk itself reads it: the real rules allow this to the merchant, page by page, and to nobody else.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readDeskEntries } from '#domain/catalogue/desk/desk-entries.ts';
import { ENTRY_COLLECTIONS } from '#domain/catalogue/desk/entry-edit.ts';
import { deskRemote } from '#domain/desk-mirror/desk-parts.ts';
import { readDeskState, recordDeskChanged } from '#domain/editing/desk-state.ts';
import { readDeskOrders } from '#domain/order/desk/desk-orders.ts';
import { queueOf } from '#domain/order/desk/order-queues.ts';
import { readDeskStock } from '#domain/product/desk/desk-stock.ts';
import { saveStockChange } from '#domain/product/desk/stock-write.ts';
import { readDeskQuotations } from '#domain/quotation/desk/desk-quotations.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { orderOf } from './an-order.ts';
import { merchantsOf, NOW } from './merchants-phone.ts';
import { SERVER_TIME } from './whole-write.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const { atShop, changeAtShop, removeAtShop, phone, refresh, send } = merchantsOf('demo-haat-desk');

describe('orders', () => {
  const DELIVERED = { deliveryStatus: 'delivered' };
  /** More than one page of open orders, from three customers. */
  const COUNT = 650;
  const pathOf = (at: number) => `users/customer-${at % 3}/orders/order-for-the-desk-${1_000 + at}`;
  const fieldsOf = (at: number) => ({
    ...orderOf(`order-for-the-desk-${1_000 + at}`),
    userId: `customer-${at % 3}`,
    // Ten per moment, so that pages end among orders of the same moment.
    timestamp: NOW - Math.floor(at / 10) * MINUTE_MS,
    changedAt: SERVER_TIME,
  });
  const some = (from: number, to: number) =>
    Object.fromEntries(
      Array.from({ length: to - from }, (_, at) => [pathOf(from + at), fieldsOf(from + at)]),
    );
  const onDesk = async () => {
    const orders = await readDeskOrders(phone(), 'merchant');
    return orders.map((it) => [`users/${it.customer}/orders/${it.orderId}`, it.deliveryStatus]);
  };

  test('every open one of every customer is on the desk, each once, however long ago its phone says that it was sent', async () => {
    await atShop(some(0, 400));
    await atShop(some(400, COUNT));
    const long = { ...fieldsOf(0), timestamp: NOW - 61 * DAY_MS };
    const old = `${pathOf(0)}-sent-long-ago`;
    await atShop({
      [old]: long,
      [`${pathOf(1)}-done-long-ago`]: { ...long, ...DELIVERED, changedAt: new Date(1) },
    });
    expect(await refresh()).toEqual({ outcome: 'up-to-date', refused: [] });
    const known = await onDesk();
    expect(known).toHaveLength(COUNT + 1);
    expect(Object.keys(Object.fromEntries(known)).toSorted()).toEqual(
      [...Object.keys(some(0, COUNT)), old].toSorted(),
    );
    // A preorder is packed months after it was placed.
    await changeAtShop(pathOf(2), { packed: true, changedAt: SERVER_TIME });
    await refresh({ at: NOW + 70 * DAY_MS });
    expect(await onDesk()).toHaveLength(COUNT + 1);
  });

  test('the one that arrived last stands first, whatever the clock of its phone says', async () => {
    await atShop({ [pathOf(0)]: { ...fieldsOf(0), timestamp: 4_080_000_000_000 } });
    await atShop({ [pathOf(1)]: { ...fieldsOf(1), timestamp: NOW - 61 * DAY_MS } });
    await refresh();
    expect((await onDesk()).map(([path]) => path)).toEqual([pathOf(1), pathOf(0)]);
  });

  test('only those that changed are read again, also those that were closed meanwhile', async () => {
    await atShop({ ...some(0, 3), [pathOf(3)]: { ...fieldsOf(3), ...DELIVERED } });
    await atShop({ [pathOf(4)]: { ...fieldsOf(4), changedAt: new Date(1) } });
    await refresh();
    expect(await onDesk()).toHaveLength(5);
    const cancelled = { deliveryStatus: 'cancel', changedAt: SERVER_TIME };
    await changeAtShop(pathOf(0), cancelled);
    // This one does not record that it changed.
    await changeAtShop(pathOf(4), { deliveryStatus: 'shipped' });
    await refresh({ at: NOW + MINUTE_MS });
    expect(Object.fromEntries(await onDesk())).toMatchObject({
      [pathOf(0)]: 'cancel',
      [pathOf(2)]: 'processing',
      [pathOf(3)]: 'delivered',
      [pathOf(4)]: 'processing',
    });
  });

  test('one that is gone from the shop leaves the desk within a day', async () => {
    await atShop(some(0, 2));
    await refresh();
    await removeAtShop(pathOf(1));
    await refresh({ at: NOW + 2 * DAY_MS });
    expect(await onDesk()).toEqual([[pathOf(0), 'processing']]);
  });

  test('a closed one leaves the desk after 60 days, but not while it owes money', async () => {
    const before = new Date(Date.now() - 61 * DAY_MS);
    const cancelled = { deliveryStatus: 'cancel', changedAt: before };
    await atShop({
      [pathOf(0)]: { ...fieldsOf(0), ...cancelled },
      [pathOf(1)]: { ...fieldsOf(1), ...cancelled, refund: 'due' },
      [pathOf(2)]: { ...fieldsOf(2), ...cancelled, changedAt: SERVER_TIME },
    });
    await refresh();
    expect((await onDesk()).map(([path]) => path).toSorted()).toEqual([pathOf(1), pathOf(2)]);
  });

  test('a cancelled order that a transfer was told or came for stays, however old; one that nobody paid is not even read', async () => {
    const long = { paymentMethod: 'NEFT', deliveryStatus: 'cancel', changedAt: new Date(1) };
    const told = { ...long, status: 'failed', transactionId: 'N1' };
    await atShop({
      [pathOf(0)]: { ...fieldsOf(0), ...told, refund: 'due' },
      [pathOf(1)]: { ...fieldsOf(1), ...long, status: 'success', refund: 'due' },
      // No function has handled it yet.
      [pathOf(2)]: { ...fieldsOf(2), ...told, changedAt: SERVER_TIME },
      [pathOf(3)]: { ...fieldsOf(3), ...long, status: 'failed' },
    });
    const ask = globalThis.fetch;
    let read = '';
    onTestFinished(() => void vi.stubGlobal('fetch', ask));
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const reply = await ask(...asked);
      read += await reply.clone().text();
      return reply;
    });
    await refresh();
    const owing = await readDeskOrders(phone(), 'merchant');
    expect(owing.map((it) => [it.orderId, queueOf(it)]).toSorted()).toEqual(
      [0, 1, 2].map((at) => [pathOf(at).split('/').at(-1), 'refund']),
    );
    const isRead = (at: number) => read.includes(`/${pathOf(at)}"`);
    expect([0, 1, 2, 3].filter(isRead)).toEqual([0, 1, 2]);
  });

  test('an answer that a step of this phone has overtaken is not believed', async () => {
    await atShop(some(0, 1));
    const readClosedOrders: typeof deskRemote.readClosedOrders = async (...asked) => {
      await recordDeskChanged(phone());
      return deskRemote.readClosedOrders(...asked);
    };
    const remote = { ...deskRemote, readClosedOrders };
    expect(await refresh({ remote })).toEqual({ outcome: 'overtaken' });
    expect(await onDesk()).toEqual([]);
  });
});

test('the newest hundred quotations come, newest first; one that cannot be believed is named; whoever is no merchant any more keeps none', async () => {
  const pathOf = (at: number) => `deskQuotations/quotation-for-somebody-${1_000 + at}`;
  const offer = {
    ...{ phone: '+919876543210', customer: 'Asha Rao', note: '', validUntil: NOW + 1e9 },
    lines: [{ productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 }],
  };
  const all = Array.from({ length: 110 }, (_, at) => [
    pathOf(at),
    { ...offer, createdAt: NOW - at * MINUTE_MS },
  ]);
  await atShop(Object.fromEntries(all));
  await changeAtShop(pathOf(0), { deliveredTo: 'asha' });
  await changeAtShop(pathOf(2), { lines: [] });
  expect(await refresh()).toMatchObject({ refused: [expect.stringContaining(pathOf(2))] });
  const known = await readDeskQuotations(phone(), 'merchant');
  expect(known).toHaveLength(99);
  expect(known.slice(0, 2)).toMatchObject([
    { customer: 'Asha Rao', createdAt: NOW, deliveredTo: 'asha', withdrawnAt: null },
    { createdAt: NOW - MINUTE_MS, deliveredTo: null },
  ]);
  expect(await refresh({ as: 'asha' })).toEqual({ outcome: 'no-merchant' });
  expect(await readDeskQuotations(phone(), 'merchant')).toEqual([]);
});

test('products are all read once, then only changed ones, and by name those that this phone has counted itself', async () => {
  const updatedAt = new Date(NOW);
  const productId = 'moringa';
  await atShop({
    'products/moringa': { name: 'Moringa', price: 250, quantity: 10, updatedAt },
    'products/chia': { price: 90, quantity: 2, updatedAt },
    'products/broken': { quantity: 2, updatedAt },
  });
  expect(await refresh()).toMatchObject({
    outcome: 'up-to-date',
    refused: [expect.stringContaining('products/broken')],
  });
  const onDesk = async () => {
    const known = await readDeskStock(phone(), 'merchant');
    return Object.fromEntries([...known].map(([id, it]) => [id, [it.quantity, it.price]]));
  };
  expect(await onDesk()).toEqual({ moringa: [10, 250], chia: [2, 90] });
  await changeAtShop('products/chia', { quantity: 1, updatedAt: new Date() });
  // This one does not record that it changed: the phone reads it because it counted its pieces.
  const count = { id: mintId(), uid: 'merchant', productId, by: 5 };
  await saveStockChange(phone(), count, NOW);
  await send();
  await changeAtShop('products/moringa', { quantity: 14, updatedAt });
  await refresh();
  expect(await onDesk()).toEqual({ moringa: [14, 250], chia: [1, 90] });
  expect(await readDeskState(phone())).toMatchObject({ countedSince: {} });
});

test('categories, brands and blogs are all read once, hidden ones as well, then what changed; what is gone leaves the desk', async () => {
  const updatedAt = new Date(NOW);
  await atShop({
    'categories/powders': { categoryName: 'Powders', updatedAt },
    'brands/kaveri': { brandName: 'Kaveri', updatedAt },
    'blogs/moringa': { heading: 'A', hidden: true, updatedAt },
  });
  const onDesk = async () => {
    const all = ENTRY_COLLECTIONS.map((it) => readDeskEntries(phone(), 'merchant', it));
    const entries = (await Promise.all(all)).flat();
    return Object.fromEntries(entries.map(({ entryId, fields }) => [entryId, fields]));
  };
  expect(await refresh()).toEqual({ outcome: 'up-to-date', refused: [] });
  const blog = { moringa: { heading: 'A', hidden: true } };
  const before = { powders: { categoryName: 'Powders' }, kaveri: { brandName: 'Kaveri' } };
  expect(await onDesk()).toEqual({ ...before, ...blog });
  await changeAtShop('categories/powders', { hidden: true, updatedAt: new Date() });
  await removeAtShop('brands/kaveri');
  const gone = (collection: string, id: string) => ({
    [`tombstones/${collection}_${id}`]: { collection, id, deletedAt: new Date() },
  });
  // A tombstone of an entry that exists again is ignored.
  await atShop({ ...gone('categories', 'powders'), ...gone('brands', 'kaveri') });
  await refresh();
  expect(await onDesk()).toEqual({ powders: { ...before.powders, hidden: true }, ...blog });
});
