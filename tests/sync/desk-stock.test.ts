// Stock and prices from the merchant's desk: without a network, from several phones, with an answer that is lost, and where something has moved meanwhile.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { signIn, signOut } from '#core/device/account/sign-in.ts';
import { openDatabase } from '#core/device/database/database.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import { putDeskStock, readDeskStock } from '#core/device/desk/desk-stock.ts';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { mintId } from '#core/model/identifiers.ts';
import { decodeFields, encodeFields, type PlainFields } from '#core/remote/firestore-values.ts';
import { readDeskState } from '#core/sync/desk/desk-state.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { savePrice } from '#core/sync/writes/desk-price.ts';
import { acceptAsked } from '#core/sync/writes/desk-question.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { saveStockChange } from '#core/sync/writes/desk-stock.ts';
import goldenPrice from './golden/desk-price-v1.json' with { type: 'json' };
import goldenStock from './golden/desk-stock-v1.json' with { type: 'json' };
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
const productId = 'moringa';
const PATH = '/products/moringa';

const product = (): PlainFields => decodeFields(phone().shop.documents.get(PATH)?.fields);
function shopWrites(change: PlainFields, path = PATH): void {
  const { documents } = phone().shop;
  const fields = { ...documents.get(path)?.fields, ...encodeFields(change) };
  documents.set(path, { fields, token: null });
}
const send = (database: HaatDatabase = phone().database) =>
  drain(phone().setup({ kinds: deskKinds, database }));
const rows = async (database: HaatDatabase = phone().database) =>
  (await readOutbox(database)).map(({ row }) => row);
const count = (by: number, database: HaatDatabase = phone().database) =>
  saveStockChange(database, { id: mintId(), uid: 'kamala', productId, by }, phone().now);
const price = (rupees: number, upon: number, database: HaatDatabase = phone().database) =>
  savePrice(database, { id: mintId(), uid: 'kamala', productId, price: rupees, upon }, phone().now);
async function theOnlyRow() {
  const [row, ...others] = await rows();
  if (!row || others.length > 0) throw new Error('not one row waits');
  return row;
}
async function enter(database: HaatDatabase): Promise<void> {
  const keys = { refreshToken: 'r', idToken: 'token-of-kamala', idTokenEndsAt: phone().now + 1e9 };
  await signIn(database, { uid: 'kamala', phone: '', isOver: false, ...keys });
}
async function anotherPhone(): Promise<HaatDatabase> {
  const idb = { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange };
  const database = openDatabase('haat', idb);
  await enter(database);
  return database;
}

beforeEach(async () => {
  await enter(phone().database);
  phone().account = 'kamala';
  shopWrites({ name: 'Moringa powder', price: 250, quantity: 10 });
  await putDeskStock(phone().database, [{ uid: 'kamala', productId, quantity: 10, price: 250 }]);
});

describe('pieces', () => {
  test('that were counted on two phones without a network add up with those that were sold meanwhile', async () => {
    const other = await anotherPhone();
    phone().isOnline = false;
    await count(12);
    await count(-3, other);
    await count(4, other);
    await send();
    await send(other);
    expect(product()).toMatchObject({ quantity: 10 });
    phone().reload();
    shopWrites({ quantity: 9 });
    phone().isOnline = true;
    letTimePass(phone());
    await send(other);
    await send();
    expect(product()).toMatchObject({ quantity: 22, price: 250, name: 'Moringa powder' });
    expect([...(await rows()), ...(await rows(other))]).toEqual([]);
    other.close();
  });

  test.each([1, 2, 3])('whose answer is lost %i times count once', async (times) => {
    await count(5);
    for (let lost = 0; lost < times; lost++) {
      phone().shop.faults.push({ landsFirst: true, drop: true });
    }
    for (let tried = 0; tried <= times; tried++) {
      await send();
      letTimePass(phone());
    }
    expect(product()).toMatchObject({ quantity: 15 });
    expect(await rows()).toEqual([]);
  });

  test('that were heard are not added again, even if nobody could look whether they were', async () => {
    await count(5);
    const { id } = await theOnlyRow();
    const fields = encodeFields({ productId, by: 5, timestamp: 1 });
    phone().shop.documents.set(`/productChanges/${id}`, { fields, token: null });
    await send();
    expect(product()).toMatchObject({ quantity: 10 });
    expect(await rows()).toEqual([]);
  });

  test('more than are left are not taken away: the merchant hears how many there are, and may take those', async () => {
    await count(-8);
    shopWrites({ sold: 4 }, '/stock/moringa');
    await send();
    expect(product()).toMatchObject({ quantity: 10 });
    expect(phone().shop.commits).toEqual([]);
    const row = await theOnlyRow();
    expect(row).toMatchObject({
      heldFor: 'review',
      lastError: { code: 'too-few' },
      accepted: { left: 6, isWanted: false },
    });
    await acceptAsked(phone().database, row.seq);
    await send();
    expect(product()).toMatchObject({ quantity: 4 });
    expect(await rows()).toEqual([]);
  });

  test('that the merchant leaves as they are stay', async () => {
    await count(-11);
    await send();
    await discard(phone().database, deskKinds, (await theOnlyRow()).seq, phone().now);
    await send();
    expect(product()).toMatchObject({ quantity: 10 });
    expect(await rows()).toEqual([]);
  });

  test('of a product that is gone make none: the merchant is told', async () => {
    await count(5);
    phone().shop.documents.delete(PATH);
    await send();
    expect(await theOnlyRow()).toMatchObject({ heldFor: 'review', lastError: { code: 'gone' } });
    expect(phone().shop.documents.size).toBe(0);
  });

  test('that the shop has counted are shown until the product is read anew', async () => {
    await count(5);
    await count(-1);
    await send();
    expect((await readDeskState(phone().database)).countedSince).toEqual({ moringa: 4 });
    expect(await readDeskState(phone().database)).toMatchObject({ changes: 2 });
  });
});

describe('a price', () => {
  test('is set, and nothing else of the product changes', async () => {
    await price(260, 250);
    await send();
    expect(product()).toEqual({ name: 'Moringa powder', price: 260, quantity: 10 });
    expect((await readDeskStock(phone().database, 'kamala')).get(productId)).toMatchObject({
      price: 260,
    });
  });

  test('that two merchants change without a network: the first one stands, and the second merchant is asked', async () => {
    const other = await anotherPhone();
    phone().isOnline = false;
    await price(260, 250);
    await price(240, 250, other);
    phone().isOnline = true;
    await send(other);
    await send();
    expect(product()).toMatchObject({ price: 240 });
    const row = await theOnlyRow();
    expect(row).toMatchObject({
      heldFor: 'review',
      lastError: { code: 'price-moved' },
      accepted: { now: 240, isWanted: false },
    });
    // Their yes is to that price; to another one they are asked again.
    await acceptAsked(phone().database, row.seq);
    shopWrites({ price: 230 });
    await send();
    expect(await theOnlyRow()).toMatchObject({ accepted: { now: 230, isWanted: false } });
    await acceptAsked(phone().database, row.seq);
    await send();
    expect(product()).toMatchObject({ price: 260 });
    expect(await rows()).toEqual([]);
    other.close();
  });

  test('that both want has nothing to be asked about', async () => {
    await price(260, 250);
    shopWrites({ price: 260 });
    await send();
    expect(await rows()).toEqual([]);
  });

  test('whose answer is lost does not come back over one that was set after it', async () => {
    await price(260, 250);
    phone().shop.faults.push({ landsFirst: true, drop: true });
    await send();
    // Somebody takes it back: it stands again as it was decided upon.
    shopWrites({ price: 250 });
    letTimePass(phone());
    await send();
    expect(product()).toMatchObject({ price: 250 });
    expect(await rows()).toEqual([]);
  });
});

test('a sign-out takes the desk’s stock off the device', async () => {
  await signOut(phone().database, 'kamala');
  expect(await phone().database.deskStock.count()).toBe(0);
});

test('rows that the first version saved still go', async () => {
  await phone().database.outbox.bulkAdd([goldenStock, goldenPrice]);
  expect(await send()).toMatchObject({ synced: 2, sendable: 0 });
  expect(product()).toMatchObject({ quantity: 8, price: 260 });
});
