// Products from the merchant's desk: made, changed, hidden and deleted, without a network, from several phones, with an answer that is lost, and where
// something has moved meanwhile.
import { describe, expect, test } from 'vitest';
import { signOut } from '#core/device/account/sign-in.ts';
import { readDeskProduct } from '#core/device/desk/desk-products.ts';
import { readDeskStock } from '#core/device/desk/desk-stock.ts';
import { readDraft, saveDraft } from '#core/device/drafts/drafts.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { acceptAsked } from '#core/sync/writes/desk-question.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import golden from './golden/desk-product-v1.json' with { type: 'json' };
import { freshDesk, PRODUCT_ID, SEEN } from './support/desk-shop.ts';
import { letTimePass } from './support/phone.ts';

const desk = freshDesk();
const { phone, product, save, send, shopWrites, rows, theOnlyRow } = desk;

describe('a change', () => {
  test('writes what was changed, and nothing else of the product', async () => {
    await save({ fields: { name: 'Moringa leaf powder', origin: null } });
    await send();
    expect(product()).toEqual({
      name: 'Moringa leaf powder',
      price: 250,
      tags: ['leaf'],
      quantity: 10,
      updatedAt: expect.any(String),
    });
    const known = await readDeskProduct(phone().database, 'kamala', PRODUCT_ID);
    expect(known?.fields).toEqual({ name: 'Moringa leaf powder', price: 250, tags: ['leaf'] });
    const listed = await readDeskStock(phone().database, 'kamala');
    expect(listed.get(PRODUCT_ID)).toMatchObject({ card: { name: 'Moringa leaf powder' } });
    expect(await rows()).toEqual([]);
  });

  test('of other fields by another merchant, and a sale, do not hold it up', async () => {
    await save({ fields: { name: 'Moringa leaf powder' } });
    shopWrites({ origin: 'Madurai', quantity: 4 });
    await send();
    expect(product()).toMatchObject({
      name: 'Moringa leaf powder',
      origin: 'Madurai',
      quantity: 4,
    });
  });

  test('of the same field on two phones without a network: the first one stands, and the second merchant is shown both', async () => {
    const other = await desk.anotherPhone();
    phone().isOnline = false;
    await save({ fields: { name: 'Moringa leaf powder' } });
    await save({ fields: { name: 'Drumstick powder' } }, other);
    phone().isOnline = true;
    await send(other);
    await send();
    expect(product()).toMatchObject({ name: 'Drumstick powder' });
    const row = await theOnlyRow();
    expect(row).toMatchObject({
      heldFor: 'review',
      lastError: { code: 'fields-moved' },
      accepted: { now: { name: 'Drumstick powder' }, isWanted: false },
    });
    // Their yes is to that name; to another one they are asked again.
    await acceptAsked(phone().database, row.seq);
    shopWrites({ name: 'Murungai powder' });
    await send();
    expect(await theOnlyRow()).toMatchObject({ accepted: { now: { name: 'Murungai powder' } } });
    await acceptAsked(phone().database, row.seq);
    await send();
    expect(product()).toMatchObject({ name: 'Moringa leaf powder' });
    expect(await rows()).toEqual([]);
    other.close();
  });

  test('that both want has nothing to be asked about', async () => {
    await save({ fields: { name: 'Moringa leaf powder' } });
    shopWrites({ name: 'Moringa leaf powder' });
    await send();
    expect(await rows()).toEqual([]);
  });

  test('of a price is decided upon the printed price beside it as well', async () => {
    await save({ fields: { price: 300 } });
    shopWrites({ mrp: 280 });
    await send();
    expect(await theOnlyRow()).toMatchObject({ accepted: { now: { mrp: 280 } } });
    expect(product()).toMatchObject({ price: 250 });
  });

  test.each([1, 2, 3])(
    'whose answer is lost %i times does not come back over a later one',
    async (times) => {
      await save({ fields: { name: 'Moringa leaf powder' } });
      for (let lost = 0; lost < times; lost++) {
        phone().shop.faults.push({ landsFirst: true, drop: true });
      }
      await send();
      // Somebody takes it back: it stands again as it was decided upon.
      shopWrites({ name: 'Moringa powder' });
      for (let tried = 0; tried <= times; tried++) {
        letTimePass(phone());
        await send();
      }
      expect(product()).toMatchObject({ name: 'Moringa powder' });
      expect(await rows()).toEqual([]);
    },
  );

  test('upon one that waits goes after it, and both arrive', async () => {
    phone().isOnline = false;
    await save({ fields: { name: 'A' } });
    await save({ fields: { name: 'B' }, upon: { name: 'A' } });
    phone().reload();
    phone().isOnline = true;
    await send();
    letTimePass(phone());
    await send();
    expect(product()).toMatchObject({ name: 'B' });
    expect(await rows()).toEqual([]);
  });

  test('of a product that is gone makes none: the merchant is told', async () => {
    await save({ fields: { name: 'A' } });
    phone().shop.documents.delete(`/products/${PRODUCT_ID}`);
    await send();
    const row = await theOnlyRow();
    expect(row).toMatchObject({ heldFor: 'review', lastError: { code: 'gone' } });
    await discard(phone().database, deskKinds, row.seq, phone().now);
    expect(await rows()).toEqual([]);
    expect(phone().shop.documents.size).toBe(0);
  });

  test('takes its draft along when it is saved, and not before', async () => {
    await saveDraft(phone().database, 'desk-product:moringa', { typed: { name: 'A' } });
    await save({ fields: { name: 'A' }, drafts: ['desk-product:moringa'] });
    expect(await readDraft(phone().database, 'desk-product:moringa')).toBeUndefined();
  });
});

describe('a new product', () => {
  const fields = { name: 'Chia seeds', price: 90, quantity: 3, tags: [], photoURL: [] };
  const made = { does: 'create' as const, productId: 'chia-1a2b3c', fields, upon: {} };

  test.each([0, 1, 2])('is made once, however often its answer is lost: %i', async (times) => {
    await save(made);
    for (let lost = 0; lost < times; lost++) {
      phone().shop.faults.push({ landsFirst: true, drop: true });
    }
    for (let tried = 0; tried <= times; tried++) {
      await send();
      letTimePass(phone());
    }
    expect(product('chia-1a2b3c')).toEqual({ ...fields, updatedAt: expect.any(String) });
    expect(await rows()).toEqual([]);
    const known = await readDeskStock(phone().database, 'kamala');
    expect(known.get('chia-1a2b3c')).toMatchObject({ quantity: 3, price: 90 });
  });

  test('is changed and hidden before the shop has heard of it', async () => {
    phone().isOnline = false;
    await save(made);
    await save({
      productId: made.productId,
      fields: { price: 95 },
      upon: { price: 90, mrp: null },
    });
    await save({ productId: made.productId, fields: { hidden: true }, upon: { hidden: null } });
    phone().isOnline = true;
    for (let round = 0; round < 3; round++) {
      await send();
      letTimePass(phone());
    }
    expect(product('chia-1a2b3c')).toMatchObject({ price: 95, hidden: true });
    expect(await rows()).toEqual([]);
  });
});

describe('a deletion', () => {
  test('takes the product away, here as well', async () => {
    await save({ does: 'delete', upon: SEEN });
    await send();
    expect(desk.isAtShop()).toBe(false);
    expect(await readDeskProduct(phone().database, 'kamala', PRODUCT_ID)).toBeUndefined();
    expect(await rows()).toEqual([]);
  });

  test('of a product that another merchant has changed meanwhile is asked about', async () => {
    await save({ does: 'delete', upon: SEEN });
    shopWrites({ price: 200 });
    await send();
    expect(await theOnlyRow()).toMatchObject({ accepted: { now: { price: 200 } } });
    expect(product()).toMatchObject({ price: 200 });
  });
});

test('a sign-out takes the desk’s products off the device', async () => {
  await signOut(phone().database, 'kamala');
  expect(await phone().database.deskProducts.count()).toBe(0);
});

test('rows that the first version saved still go', async () => {
  await phone().database.outbox.add(golden);
  expect(await send()).toMatchObject({ synced: 1, sendable: 0 });
  expect(product()).toMatchObject({ name: 'Moringa leaf powder' });
});
