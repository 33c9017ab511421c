// What the merchant counts, changes, makes and deletes, beyond what holds of every write (desk-writes.test.ts): pieces that add up, fields that move beside
// each other, documents that are made and deleted, and what is decided upon something that waits.
import { describe, expect, test } from 'vitest';
import { putDeskEntries, readDeskEntries } from '#core/device/desk/desk-entries.ts';
import { readDeskProduct } from '#core/device/desk/desk-products.ts';
import { readDeskStock } from '#core/device/desk/desk-stock.ts';
import type { EditedFields } from '#core/model/desk/edited-fields.ts';
import type { ShopPart } from '#core/model/desk/shop-form.ts';
import { mintId } from '#core/model/identifiers.ts';
import { encodeFields } from '#core/remote/firestore-values.ts';
import { readDeskState } from '#core/sync/desk/desk-state.ts';
import { acceptAsked } from '#core/sync/writes/desk-question.ts';
import { saveShopEdit } from '#core/sync/writes/desk-shop.ts';
import { saveStockChange } from '#core/sync/writes/desk-stock.ts';
import { saveWithdrawal } from '#core/sync/writes/desk-withdrawal.ts';
import { freshDesk, freshStorage, MERCHANT, PRODUCT_ID, SEEN } from './support/desk-shop.ts';
import { type DeskStory, STORIES } from './support/desk-stories.ts';

const desk = freshDesk();
freshStorage();
const { phone, product, save, saveEntry, send, sendAll, shopWrites, rows, theOnlyRow } = desk;

describe('pieces', () => {
  const count = (by: number, database = phone().database) => {
    const press = { id: mintId(), uid: MERCHANT, productId: PRODUCT_ID, by };
    return saveStockChange(database, press, phone().now);
  };

  test('that were counted on two phones without a network add up with those that were sold meanwhile', async () => {
    const other = await desk.anotherPhone();
    phone().isOnline = false;
    await count(12);
    await count(-3, other);
    await count(4, other);
    shopWrites({ quantity: 9 });
    phone().isOnline = true;
    await send(other);
    await sendAll();
    expect(product()).toMatchObject({ quantity: 22, ...SEEN });
    // Shown until the product is read anew.
    expect(await readDeskState(phone().database)).toMatchObject({
      countedSince: { [PRODUCT_ID]: 12 },
    });
    other.close();
  });

  test('that were heard are not added again, even if nobody could look whether they were', async () => {
    await count(5);
    const { id } = await theOnlyRow();
    const fields = encodeFields({ productId: PRODUCT_ID, by: 5, timestamp: 1 });
    phone().shop.documents.set(`/productChanges/${id}`, { fields, token: null });
    await send();
    expect(product()).toMatchObject({ quantity: 10 });
    expect(await rows()).toEqual([]);
  });

  test('more than are left are not taken away: the merchant hears how many there are, and may take those', async () => {
    await count(-8);
    shopWrites({ sold: 4 }, `/stock/${PRODUCT_ID}`);
    await send();
    expect(phone().shop.commits).toEqual([]);
    const row = await theOnlyRow();
    expect(row).toMatchObject({ heldFor: 'review', lastError: { code: 'too-few' } });
    expect(row.accepted).toEqual({ left: 6, isWanted: false });
    await acceptAsked(phone().database, row.seq);
    await send();
    expect(product()).toMatchObject({ quantity: 4 });
    expect(await rows()).toEqual([]);
  });
});

describe('a change', () => {
  const saveShop = (fields: EditedFields, upon: EditedFields, part: ShopPart = 'contact') => {
    const press = { id: mintId(), uid: MERCHANT, part, fields, upon };
    return saveShopEdit(phone().database, press, phone().now);
  };
  const BANK = { accountName: 'A', accountNumber: '5', ifsc: 'GFLD0', bankName: 'B', branch: 'C' };
  const AT = '/shop/settings';

  test('takes a field away, and is held up by no other field and no sale', async () => {
    await save({ fields: { name: 'Leaf powder', origin: null } });
    shopWrites({ shelfLife: '9 months', quantity: 4 });
    await send();
    const { origin: _, ...kept } = SEEN;
    const others = { shelfLife: '9 months', quantity: 4, updatedAt: expect.any(String) };
    expect(product()).toEqual({ ...kept, ...others, name: 'Leaf powder' });
    const listed = await readDeskStock(phone().database, MERCHANT);
    expect(listed.get(PRODUCT_ID)).toMatchObject({ card: { name: 'Leaf powder' } });
  });

  test('of a price is decided upon the printed price beside it as well', async () => {
    await save({ fields: { price: 300 } });
    shopWrites({ mrp: 280 });
    await send();
    expect(await theOnlyRow()).toMatchObject({ accepted: { now: { mrp: 280 } } });
    expect(product()).toMatchObject({ price: 250 });
  });

  test('upon one that waits goes after it, and both arrive', async () => {
    phone().isOnline = false;
    await save({ fields: { name: 'A' } });
    await save({ fields: { name: 'B', hidden: true }, upon: { name: 'A', hidden: null } });
    await save({ fields: { hidden: null }, upon: { hidden: true } });
    phone().isOnline = true;
    await sendAll();
    expect(product()).toMatchObject({ name: 'B' });
    expect(product()).not.toHaveProperty('hidden');
    expect(await rows()).toEqual([]);
  });

  test('makes the settings of a shop that has said nothing yet; said meanwhile by another, it is asked about and holds up no other part', async () => {
    await saveShop({ bank: BANK }, { bank: null }, 'money');
    await send();
    expect(desk.atShop(AT)).toEqual({ bank: BANK, updatedAt: expect.any(String) });
    await saveShop({ bank: { ...BANK, branch: 'Theni' } }, { bank: null }, 'money');
    await saveShop({ email: 'new@fields.example' }, { email: null });
    await send();
    expect(desk.atShop(AT)).toMatchObject({ bank: BANK, email: 'new@fields.example' });
    expect(await theOnlyRow()).toMatchObject({ accepted: { now: { bank: BANK } } });
  });

  test('upon a bank account that stands as it was seen goes, in whatever order the shop names its parts', async () => {
    shopWrites({ bank: Object.fromEntries(Object.entries(BANK).reverse()) }, AT);
    await saveShop({ bank: { ...BANK, branch: 'Theni' } }, { bank: BANK }, 'money');
    await send();
    expect(desk.atShop(AT)).toMatchObject({ bank: { branch: 'Theni' } });
    expect(await rows()).toEqual([]);
  });
});

const POWDERS = { collection: 'categories', entryId: 'powders' } as const;
const CATEGORY = { categoryName: 'Powders' };

describe('something new', () => {
  const fields = { name: 'Chia seeds', price: 90, quantity: 3, tags: [], photoURL: [] };
  const chia = { does: 'create' as const, productId: 'chia-1a2b3c', fields, upon: {} };
  const brand = { brandName: 'Ragi & Sons' };
  const ragi = { collection: 'brands', entryId: 'ragi', does: 'create', fields: brand } as const;

  test.each([0, 1, 2])('is made once, however often its answer is lost: %i', async (times) => {
    await save(chia);
    desk.loseAnswers(times);
    await sendAll();
    await saveEntry({ ...ragi, upon: {} }, {});
    desk.loseAnswers(times);
    await sendAll();
    const updatedAt = expect.any(String);
    expect(product('chia-1a2b3c')).toEqual({ ...fields, updatedAt });
    expect(desk.atShop('/brands/ragi')).toEqual({ ...brand, updatedAt });
    const known = await readDeskStock(phone().database, MERCHANT);
    expect(known.get('chia-1a2b3c')).toMatchObject({ quantity: 3, price: 90 });
    expect(await readDeskEntries(phone().database, MERCHANT, 'brands')).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  test('is changed and hidden before the shop has heard of it', async () => {
    phone().isOnline = false;
    const { productId } = chia;
    await save(chia);
    await save({ productId, fields: { price: 95 }, upon: { price: 90, mrp: null } });
    await save({ productId, fields: { hidden: true }, upon: { hidden: null } });
    phone().isOnline = true;
    await sendAll();
    expect(product('chia-1a2b3c')).toMatchObject({ price: 95, hidden: true });
    expect(await rows()).toEqual([]);
  });

  test('a quotation that is withdrawn before it is sent arrives, and then is withdrawn', async () => {
    const { press, row, path, sets } = STORIES['desk-quotation'] as DeskStory;
    phone().isOnline = false;
    await press(phone().database, { id: row.id, uid: MERCHANT }, phone().now);
    const withdrawal = { id: mintId(), uid: MERCHANT, quotationId: row.id };
    await saveWithdrawal(phone().database, withdrawal, phone().now);
    phone().isOnline = true;
    await sendAll();
    expect(desk.atShop(path)).toEqual({ ...sets, withdrawnAt: expect.any(Number) });
    expect(await rows()).toEqual([]);
  });
});

describe('a deletion', () => {
  const ofAll = async () => {
    shopWrites(CATEGORY, '/categories/powders');
    await putDeskEntries(phone().database, MERCHANT, [{ ...POWDERS, fields: CATEGORY }], false);
    await save({ does: 'delete', upon: SEEN });
    await saveEntry({ ...POWDERS, does: 'delete', upon: CATEGORY }, CATEGORY);
  };

  test('takes a product or a category away, here as well', async () => {
    await ofAll();
    await sendAll();
    expect([desk.isAtShop(), desk.isAtShop('/categories/powders')]).toEqual([false, false]);
    expect(await readDeskProduct(phone().database, MERCHANT, PRODUCT_ID)).toBeUndefined();
    expect(await readDeskEntries(phone().database, MERCHANT, 'categories')).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('of what another merchant has changed meanwhile is asked about', async () => {
    await ofAll();
    shopWrites({ price: 200 });
    shopWrites({ categoryName: 'Leaves' }, '/categories/powders');
    await sendAll();
    expect(await rows()).toMatchObject([
      { accepted: { now: { price: 200 } } },
      { accepted: { now: { categoryName: 'Leaves' } } },
    ]);
    expect([desk.isAtShop(), desk.isAtShop('/categories/powders')]).toEqual([true, true]);
  });
});
