// Documents that the merchant creates, changes, deletes, beyond the tests of every write (desk-writes.test.ts). Pieces: ../rules/desk-writes.test.ts.
import { describe, expect, test } from 'vitest';
import { putDeskEntries, readDeskEntries } from '#domain/catalogue/desk/desk-entries.ts';
import { acceptConflict } from '#domain/editing/desk-conflict.ts';
import type { EditedFields } from '#domain/editing/edited-fields.ts';
import { readDeskProduct } from '#domain/product/desk/desk-products.ts';
import { readDeskStock } from '#domain/product/desk/desk-stock.ts';
import { savePrice } from '#domain/product/desk/price-write.ts';
import { saveWithdrawal } from '#domain/quotation/desk/withdrawal-write.ts';
import { putDeskShop } from '#domain/settings/desk/desk-settings.ts';
import { saveShopEdit } from '#domain/settings/desk/settings-write.ts';
import type { ShopPart } from '#domain/settings/settings.fields.ts';
import { deskKinds } from '#domain/writes/desk-registry.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { readShownShop } from '../../src/desk/shop/use-desk-settings.ts';
import { freshDesk, MERCHANT, PRODUCT_ID, SEEN } from './support/desk-shop.ts';
import { type DeskStory, STORIES } from './support/desk-stories.ts';
import { eachFaultyStorage } from './support/faulty-storage.ts';

const desk = freshDesk();
const { phone, product, save, saveEntry, send, sendAll, shopWrites, rows, theOnlyRow } = desk;
eachFaultyStorage(phone);

/** When, and by which change of this phone. */
const CHANGED = { updatedAt: expect.any(String), changeId: expect.any(String) };

test('a change takes a field away, and is held up by no other field and no sale', async () => {
  await save({ fields: { name: 'Leaf powder', origin: null } });
  shopWrites({ shelfLife: '9 months', quantity: 4 });
  await send();
  const { origin: _, ...kept } = SEEN;
  const others = { shelfLife: '9 months', quantity: 4, ...CHANGED };
  expect(product()).toEqual({ ...kept, ...others, name: 'Leaf powder' });
  const listed = await readDeskStock(phone.database, MERCHANT);
  const card = { name: 'Leaf powder', tags: SEEN.tags };
  expect(listed.get(PRODUCT_ID)).toMatchObject({ card });
});

test.each([
  ['a passing doubt about its sender', ['UNAUTHENTICATED'], []],
  ['a no', Array(4).fill('PERMISSION_DENIED'), [{ state: 'refused' }]],
])('an edit whose product cannot be read for %s never goes unread', async (_, noes, left) => {
  await save({ fields: { name: 'Leaf powder' } });
  const { remote } = phone.setup();
  const read: typeof remote.read = async (...asked) => {
    const status = noes.shift();
    if (status) return { kind: 'refused', status, message: '' };
    expect(phone.shop.commits).toEqual([]);
    return remote.read(...asked);
  };
  await phone.drainAgain(2, { ...phone.asking({ read }), kinds: deskKinds });
  expect(await rows()).toMatchObject(left);
  expect(phone.shop.commits).toHaveLength(1 - left.length);
});

function saveShop(part: ShopPart, fields: EditedFields, base: EditedFields) {
  const press = { id: mintId(), uid: MERCHANT, part, fields, base };
  return saveShopEdit(phone.database, press, phone.now);
}

test('the first settings of a shop are made; said meanwhile by another, they are asked about and hold up no other part', async () => {
  const bank = { accountName: 'A', accountNumber: '5', ifsc: 'GFLD0', bankName: 'B', branch: 'C' };
  const atShop = () => phone.atShop('/shop/settings');
  await saveShop('money', { bank }, { bank: null });
  await send();
  expect(atShop()).toEqual({ bank, ...CHANGED });
  await saveShop('money', { bank: { ...bank, branch: 'Theni' } }, { bank: null });
  await saveShop('contact', { email: 'new@fields.example' }, { email: null });
  await send();
  expect(atShop()).toMatchObject({ bank, email: 'new@fields.example' });
  expect(await theOnlyRow()).toMatchObject({ accepted: { now: { bank } } });
});

test('an edit of two fields that others have changed one after the other is asked about twice, and then goes', async () => {
  await save({ fields: { name: 'Leaf powder', price: 260 } });
  for (const theirs of [{ price: 240 }, { name: 'Powder of leaves' }]) {
    shopWrites(theirs);
    await send();
    await acceptConflict(phone.database, (await theOnlyRow()).seq);
  }
  await send();
  expect(await rows()).toEqual([]);
  expect(product()).toMatchObject({ name: 'Leaf powder', price: 260 });
});

test('a price that is set in the form and then in the stock list goes in that order, and nobody is asked', async () => {
  await save({ fields: { price: 260 } });
  const [fields, base] = [{ price: 270 }, { price: 260 }];
  const press = { id: mintId(), uid: MERCHANT, productId: PRODUCT_ID, fields, base };
  await savePrice(phone.database, press, phone.now);
  await sendAll();
  expect(await rows()).toEqual([]);
  expect(product()).toMatchObject({ price: 270 });
});

describe('something new', () => {
  const fields = { name: 'Chia seeds', price: 90, quantity: 3, tags: [], photoURL: [] };
  const productId = 'chia-1a2b3c';
  const chia = { does: 'create' as const, productId, fields, base: {} };
  const brand = { brandName: 'Ragi & Sons' };
  const ragi = { collection: 'brands', entryId: 'ragi', does: 'create', fields: brand } as const;

  test('is made once, however often its answer is lost', async () => {
    for (const press of [() => save(chia), () => saveEntry(ragi)]) {
      await press();
      desk.loseAnswers(2);
      await sendAll();
    }
    expect(product(productId)).toEqual({ ...fields, ...CHANGED });
    expect(phone.atShop('/brands/ragi')).toEqual({ ...brand, ...CHANGED });
    const known = await readDeskStock(phone.database, MERCHANT);
    expect(known.get(productId)).toMatchObject({ quantity: 3, price: 90 });
    expect(await readDeskEntries(phone.database, MERCHANT, 'brands')).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  test('is changed, hidden and shown before the shop has heard of it: all arrives, in its order', async () => {
    phone.isOnline = false;
    await save(chia);
    await save({ productId, fields: { price: 95 }, base: { price: 90, mrp: null } });
    await save({ productId, fields: { name: 'A', hidden: true }, base: { hidden: null } });
    await save({ productId, fields: { name: 'B', hidden: null }, base: { hidden: true } });
    phone.isOnline = true;
    await sendAll();
    expect(product(productId)).toMatchObject({ ...fields, name: 'B', price: 95 });
    expect(product(productId)).not.toHaveProperty('hidden');
    expect(await rows()).toEqual([]);
  });

  test('a quotation that is withdrawn before it is sent arrives, and then is withdrawn', async () => {
    const { press, row, path, sets } = STORIES['desk-quotation'] as DeskStory;
    phone.isOnline = false;
    await press(phone.database, { id: row.id, uid: MERCHANT }, phone.now);
    const withdrawal = { id: mintId(), uid: MERCHANT, quotationId: row.id };
    await saveWithdrawal(phone.database, withdrawal, phone.now);
    phone.isOnline = true;
    await sendAll();
    expect(phone.atShop(path)).toMatchObject({ ...sets, withdrawnAt: expect.any(Number) });
    expect(await rows()).toEqual([]);
  });
});

test.each([
  ['takes a product and a category away, here as well', null],
  ['of what another merchant has changed meanwhile is asked about', { price: 200 }],
  ['of what another merchant has said more of meanwhile is asked about', { hidden: true }],
])('a deletion %s', async (_, moved) => {
  const category = { categoryName: 'Powders' };
  const powders = { collection: 'categories', entryId: 'powders' } as const;
  const at = '/categories/powders';
  shopWrites(category, at);
  await putDeskEntries(phone.database, MERCHANT, [{ ...powders, fields: category }], false);
  await save({ does: 'delete', base: SEEN });
  await saveEntry({ ...powders, does: 'delete', base: category });
  const others = { categoryName: 'Leaves' };
  if (moved) {
    shopWrites(moved);
    shopWrites(others, at);
  }
  await sendAll();
  const text = expect.any(String);
  const by = moved ? null : { changedBy: MERCHANT, changedAt: text, changeId: text };
  for (const path of ['products/moringa', 'categories/powders']) {
    expect(phone.atShop(`/${path}`) !== null).toBe(moved !== null);
    expect(phone.atShop(`/deletions/${path.replace('/', '/of/')}`)).toEqual(by);
  }
  const asked = [{ accepted: { now: moved } }, { accepted: { now: others } }];
  expect(await rows()).toMatchObject(moved ? asked : []);
  if (moved) return;
  expect(await readDeskProduct(phone.database, MERCHANT, PRODUCT_ID)).toBeUndefined();
  expect(await readDeskEntries(phone.database, MERCHANT, 'categories')).toEqual([]);
});

const STORED = { phones: ['090000 00001'], email: 'farm@fields.example' };
const NEW = { phones: ['+91 90000 00009'], address: ['Green Fields', 'Theni 625531'] };

test('a phone and an address that were changed at the desk are printed on the next quotation, sent or not', async () => {
  const shown = () => readShownShop(phone.database, MERCHANT);
  const built = await shown();
  await putDeskShop(phone.database, MERCHANT, STORED);
  expect(await shown()).toEqual({ ...built, ...STORED, phones: ['+91 90000 00001'] });
  await saveShop('contact', NEW, { phones: STORED.phones, address: null });
  expect(await shown()).toEqual({ ...built, ...STORED, ...NEW });
});
