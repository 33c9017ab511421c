// The desk's copy, read as the desk itself reads it: the real rules let the merchant, page by page, and nobody else.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#core/device/account/sign-in.ts';
import { openDatabase } from '#core/device/database/database.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import { readDeskEnquiries, readDeskOrders } from '#core/device/desk/desk-orders.ts';
import * as changes from '#core/remote/desk-changes.ts';
import * as documents from '#core/remote/desk-documents.ts';
import * as inbox from '#core/remote/desk-inbox.ts';
import * as quotations from '#core/remote/desk-quotations.ts';
import * as shop from '#core/remote/desk-shop.ts';
import { noteDeskChanged } from '#core/sync/desk/desk-state.ts';
import { refreshDesk } from '#core/sync/desk/refresh-desk.ts';
import { orderOf } from './an-order.ts';
import { answerFrom } from './ask-as-demo.ts';
import type { Person } from './rule-case.ts';
import { askEmulator, clearDocuments, openRulesProject } from './rules-emulator.ts';
import { tokenOf } from './token-of.ts';
import { documentName, writeOf } from './whole-write.ts';

const PROJECT = 'demo-haat-desk';
const NOW = 1_790_000_000_000;
const DAY_MS = 86_400_000;
/** More than one page of open orders, of three customers. */
const COUNT = 650;

const pathOf = (at: number) => `users/customer-${at % 3}/orders/order-for-the-desk-${1_000 + at}`;
const fieldsOf = (at: number) => ({
  ...orderOf(`order-for-the-desk-${1_000 + at}`),
  userId: `customer-${at % 3}`,
  // Ten of each moment, so that pages end among orders of the same one.
  timestamp: NOW - Math.floor(at / 10) * 60_000,
});

async function atShop(writes: object[]): Promise<void> {
  expect((await askEmulator(PROJECT, ':commit', { writes }, 'owner')).ok).toBe(true);
}

let database: HaatDatabase;

beforeAll(async () => {
  await openRulesProject(PROJECT);
  answerFrom(PROJECT);
});
afterAll(() => vi.unstubAllGlobals());

beforeEach(async () => {
  await clearDocuments(PROJECT);
  database = openDatabase('haat', { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange });
  return () => database.close();
});

async function enterAs(person: Person): Promise<void> {
  const idToken = tokenOf(person, PROJECT);
  const keys = { refreshToken: 'r', idToken, idTokenEndsAt: NOW + 1e9 };
  await signIn(database, { uid: person, phone: '', isOver: false, ...keys });
}
const refresh = (person: Person, now = NOW) =>
  refreshDesk({
    database,
    remote: { ...documents, ...changes, ...inbox, ...quotations, ...shop },
    credential: async () => ({ outcome: 'token', token: String(tokenOf(person, PROJECT)) }),
    now: () => now,
  });
const onDesk = () => readDeskOrders(database, 'merchant');

test('all open orders of all customers come, each once, and enquiries with them; what is older than 60 days does not', async () => {
  const all = Array.from({ length: COUNT }, (_, at) => writeOf(PROJECT, pathOf(at), fieldsOf(at)));
  await atShop(all.slice(0, 400));
  await atShop([
    ...all.slice(400),
    writeOf(PROJECT, 'users/customer-0/orders/an-order-of-long-ago', {
      ...fieldsOf(0),
      timestamp: NOW - 61 * DAY_MS,
    }),
    writeOf(PROJECT, 'queries/an-enquiry-of-today', {
      userId: null,
      productId: 'moringa',
      timestamp: NOW,
    }),
  ]);
  await enterAs('merchant');
  expect(await refresh('merchant')).toEqual({ outcome: 'up-to-date', refused: [] });
  const orders = await onDesk();
  expect(orders).toHaveLength(COUNT);
  expect(
    new Set(orders.map(({ customer, orderId }) => `users/${customer}/orders/${orderId}`)),
  ).toEqual(new Set(Array.from({ length: COUNT }, (_, at) => pathOf(at))));
  expect(await readDeskEnquiries(database, 'merchant')).toMatchObject([{ productId: 'moringa' }]);
});

test('an order that was delivered meanwhile is delivered on the desk, and one that is gone is gone', async () => {
  await atShop([0, 1, 2].map((at) => writeOf(PROJECT, pathOf(at), fieldsOf(at))));
  await enterAs('merchant');
  await refresh('merchant');
  await atShop([
    writeOf(PROJECT, pathOf(0), { ...fieldsOf(0), deliveryStatus: 'delivered' }),
    { delete: documentName(PROJECT, pathOf(1)) },
  ]);
  await refresh('merchant', NOW + 60_000);
  const stands = (await onDesk()).map(({ orderId, deliveryStatus }) => [
    orderId.slice(-4),
    deliveryStatus,
  ]);
  expect(Object.fromEntries(stands)).toEqual({ 1000: 'delivered', 1002: 'processing' });
});

test('orders that were delivered before this phone knew the desk are there, too', async () => {
  await atShop([writeOf(PROJECT, pathOf(0), { ...fieldsOf(0), deliveryStatus: 'delivered' })]);
  await enterAs('merchant');
  await refresh('merchant');
  expect(await onDesk()).toMatchObject([{ deliveryStatus: 'delivered' }]);
});

test('an answer that a step of this phone has overtaken is not believed', async () => {
  await atShop([writeOf(PROJECT, pathOf(0), fieldsOf(0))]);
  await enterAs('merchant');
  const readNamedOrders: typeof documents.readNamedOrders = async (...asked) => {
    await noteDeskChanged(database);
    return documents.readNamedOrders(...asked);
  };
  const outcome = await refreshDesk({
    database,
    remote: { ...documents, ...changes, ...inbox, ...quotations, ...shop, readNamedOrders },
    credential: async () => ({ outcome: 'token', token: String(tokenOf('merchant', PROJECT)) }),
    now: () => NOW,
  });
  expect(outcome).toEqual({ outcome: 'overtaken' });
  expect(await onDesk()).toEqual([]);
});

test('whoever is no merchant any more keeps nothing of the desk', async () => {
  await atShop([writeOf(PROJECT, pathOf(0), fieldsOf(0))]);
  await enterAs('merchant');
  await refresh('merchant');
  expect(await onDesk()).toHaveLength(1);
  expect(await refresh('asha')).toEqual({ outcome: 'no-merchant' });
  expect(await onDesk()).toEqual([]);
});
