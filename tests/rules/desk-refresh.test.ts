// The desk's copy, read as the desk itself reads it: the real rules let the merchant, page by page, and nobody else.
import { beforeEach, describe, expect, test } from 'vitest';
import { readDeskEntries } from '#core/device/desk/desk-entries.ts';
import { readDeskEnquiries, readDeskOrders } from '#core/device/desk/desk-orders.ts';
import { readDeskQuotations } from '#core/device/desk/desk-quotations.ts';
import { readDeskStock } from '#core/device/desk/desk-stock.ts';
import { ENTRY_COLLECTIONS } from '#core/model/desk/entry-edit.ts';
import { mintId } from '#core/model/identifiers.ts';
import {
  noteDeskChanged,
  noteQuotationsChanged,
  readDeskState,
} from '#core/sync/desk/desk-state.ts';
import { saveStockChange } from '#core/sync/writes/desk-stock.ts';
import { orderOf } from './an-order.ts';
import { DESK_REMOTE, merchantsOf, NOW, type Phone } from './merchants-phone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const desk = merchantsOf('demo-haat-desk');
const { atShop, changeAtShop, removeAtShop, refresh } = desk;
let phone: Phone;
beforeEach(async () => {
  phone = await desk.newPhone();
  return () => phone.database.close();
});

describe('orders', () => {
  /** More than one page of open orders, of three customers. */
  const COUNT = 650;
  const pathOf = (at: number) => `users/customer-${at % 3}/orders/order-for-the-desk-${1_000 + at}`;
  const fieldsOf = (at: number) => ({
    ...orderOf(`order-for-the-desk-${1_000 + at}`),
    userId: `customer-${at % 3}`,
    // Ten of each moment, so that pages end among orders of the same one.
    timestamp: NOW - Math.floor(at / 10) * MINUTE_MS,
  });
  const some = (from: number, to: number) =>
    Object.fromEntries(
      Array.from({ length: to - from }, (_, at) => [pathOf(from + at), fieldsOf(from + at)]),
    );
  const onDesk = () => readDeskOrders(phone.database, 'merchant');
  const delivered = { deliveryStatus: 'delivered' };

  test('all open ones of all customers come, each once, and enquiries with them; what is older than 60 days does not', async () => {
    await atShop(some(0, 400));
    await atShop(some(400, COUNT));
    await atShop({
      [`${pathOf(0)}-long-ago`]: { ...fieldsOf(0), timestamp: NOW - 61 * DAY_MS },
      'queries/an-enquiry-of-today': { userId: null, productId: 'moringa', timestamp: NOW },
    });
    expect(await refresh(phone)).toEqual({ outcome: 'up-to-date', refused: [] });
    const paths = (await onDesk()).map((it) => `users/${it.customer}/orders/${it.orderId}`);
    expect(paths).toHaveLength(COUNT);
    expect(new Set(paths)).toEqual(new Set(Object.keys(some(0, COUNT))));
    const enquiries = await readDeskEnquiries(phone.database, 'merchant');
    expect(enquiries).toMatchObject([{ productId: 'moringa' }]);
  });

  test('one that was delivered before is there; one that is delivered is delivered, and one that is gone is gone', async () => {
    await atShop({ ...some(0, 3), [pathOf(3)]: { ...fieldsOf(3), ...delivered } });
    await refresh(phone);
    expect(await onDesk()).toHaveLength(4);
    await changeAtShop(pathOf(0), delivered);
    await removeAtShop(pathOf(1));
    await refresh(phone, { now: NOW + MINUTE_MS });
    const stands = (await onDesk()).map((it) => [it.orderId.slice(-4), it.deliveryStatus]);
    expect(Object.fromEntries(stands)).toEqual({
      ...{ 1000: 'delivered', 1002: 'processing', 1003: 'delivered' },
    });
  });

  test('an answer that a step of this phone has overtaken is not believed', async () => {
    await atShop(some(0, 1));
    const readNamedOrders: typeof DESK_REMOTE.readNamedOrders = async (...asked) => {
      await noteDeskChanged(phone.database);
      return DESK_REMOTE.readNamedOrders(...asked);
    };
    const remote = { ...DESK_REMOTE, readNamedOrders };
    expect(await refresh(phone, { remote })).toEqual({ outcome: 'overtaken' });
    expect(await onDesk()).toEqual([]);
  });

  test('whoever is no merchant any more keeps none of them', async () => {
    await atShop(some(0, 1));
    await refresh(phone);
    expect(await onDesk()).toHaveLength(1);
    expect(await refresh(phone, { as: 'asha' })).toEqual({ outcome: 'no-merchant' });
    expect(await onDesk()).toEqual([]);
  });
});

describe('quotations', () => {
  const pathOf = (at: number) => `deskQuotations/quotation-for-somebody-${1_000 + at}`;
  const fieldsOf = (at: number) => ({
    ...{ phone: '+919876543210', customer: 'Asha Rao', note: '' },
    ...{ createdAt: NOW - at * MINUTE_MS, validUntil: NOW + 1e9 },
    lines: [{ productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 }],
  });
  const onDesk = () => readDeskQuotations(phone.database, 'merchant');

  test('the newest hundred come, newest first, each with where it went; one that cannot be believed is named', async () => {
    const all = Array.from({ length: 110 }, (_, at) => [pathOf(at), fieldsOf(at)]);
    await atShop(Object.fromEntries(all));
    await changeAtShop(pathOf(0), { deliveredTo: 'asha' });
    await changeAtShop(pathOf(2), { lines: [] });
    expect(await refresh(phone)).toMatchObject({ refused: [expect.stringContaining(pathOf(2))] });
    const known = await onDesk();
    expect(known).toHaveLength(99);
    expect(known.slice(0, 2)).toMatchObject([
      { customer: 'Asha Rao', createdAt: NOW, deliveredTo: 'asha', withdrawnAt: null },
      { createdAt: NOW - MINUTE_MS, deliveredTo: null },
    ]);
  });

  test('they are read every five minutes, and at each look for a while after this phone has sent one', async () => {
    const at = (minutes: number) => ({ now: NOW + minutes * MINUTE_MS });
    await atShop({ [pathOf(0)]: fieldsOf(0) });
    await refresh(phone);
    await changeAtShop(pathOf(0), { deliveredTo: 'asha' });
    await refresh(phone, at(1));
    expect(await onDesk()).toMatchObject([{ deliveredTo: null }]);
    await noteQuotationsChanged(phone.database, at(1).now);
    await refresh(phone, at(2));
    expect(await onDesk()).toMatchObject([{ deliveredTo: 'asha' }]);
    await removeAtShop(pathOf(0));
    await refresh(phone, at(4));
    expect(await onDesk()).toHaveLength(1);
    await refresh(phone, at(8));
    expect(await onDesk()).toEqual([]);
  });

  test('whoever is no merchant any more keeps none of them', async () => {
    await atShop({ [pathOf(0)]: fieldsOf(0) });
    await refresh(phone);
    expect(await onDesk()).toHaveLength(1);
    expect(await refresh(phone, { as: 'asha' })).toEqual({ outcome: 'no-merchant' });
    expect(await onDesk()).toEqual([]);
  });
});

test('products are all read once, then those that have changed, and by name what this phone has counted itself', async () => {
  const updatedAt = new Date(NOW);
  const productId = 'moringa';
  await atShop({
    'products/moringa': { name: 'Moringa', price: 250, quantity: 10, updatedAt },
    'products/chia': { price: 90, quantity: 2, updatedAt },
    'products/broken': { quantity: 2, updatedAt },
  });
  expect(await refresh(phone)).toMatchObject({
    outcome: 'up-to-date',
    refused: [expect.stringContaining('products/broken')],
  });
  const onDesk = async () => {
    const known = await readDeskStock(phone.database, 'merchant');
    return Object.fromEntries([...known].map(([id, it]) => [id, [it.quantity, it.price]]));
  };
  expect(await onDesk()).toEqual({ moringa: [10, 250], chia: [2, 90] });
  await changeAtShop('products/chia', { quantity: 1, updatedAt: new Date() });
  // This one does not say that it changed: it is read because this phone has counted it.
  const count = { id: mintId(), uid: 'merchant', productId, by: 5 };
  await saveStockChange(phone.database, count, phone.now);
  await desk.send(phone);
  await changeAtShop('products/moringa', { quantity: 14, updatedAt });
  await refresh(phone);
  expect(await onDesk()).toEqual({ moringa: [14, 250], chia: [1, 90] });
  expect(await readDeskState(phone.database)).toMatchObject({ countedSince: {} });
});

test('categories, brands and blogs are all read once, hidden ones as well, then what changed; what is gone leaves the desk', async () => {
  const updatedAt = new Date(NOW);
  await atShop({
    'categories/powders': { categoryName: 'Powders', updatedAt },
    'brands/kaveri': { brandName: 'Kaveri', updatedAt },
    'blogs/moringa': { heading: 'A', hidden: true, updatedAt },
  });
  const onDesk = async () => {
    const all = ENTRY_COLLECTIONS.map((it) => readDeskEntries(phone.database, 'merchant', it));
    const entries = (await Promise.all(all)).flat();
    return Object.fromEntries(entries.map(({ entryId, fields }) => [entryId, fields]));
  };
  expect(await refresh(phone)).toEqual({ outcome: 'up-to-date', refused: [] });
  const blog = { moringa: { heading: 'A', hidden: true } };
  const before = { powders: { categoryName: 'Powders' }, kaveri: { brandName: 'Kaveri' } };
  expect(await onDesk()).toEqual({ ...before, ...blog });
  await changeAtShop('categories/powders', { hidden: true, updatedAt: new Date() });
  await removeAtShop('brands/kaveri');
  const gone = (collection: string, id: string) => ({
    [`tombstones/${collection}_${id}`]: { collection, id, deletedAt: new Date() },
  });
  // A tombstone of what is there again says nothing.
  await atShop({ ...gone('categories', 'powders'), ...gone('brands', 'kaveri') });
  await refresh(phone);
  expect(await onDesk()).toEqual({ powders: { ...before.powders, hidden: true }, ...blog });
});
