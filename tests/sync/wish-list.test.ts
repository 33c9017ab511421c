// The wish list: a visitor's stays on the phone and moves to the account, two phones change one list, and it leaves with its account.
import { expect, test } from 'vitest';
import * as documents from '#domain/account-mirror/fetch-account-documents.ts';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { MAX_WISHES } from '#domain/shared/limits.ts';
import { changeWish, handOverWishes } from '#domain/wish-list/wish-list-write.ts';
import { readWishes, VISITOR } from '#domain/wish-list/wishes.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const PATH = '/users/asha/lists/wishes';

function press(productId: string, isWished = true) {
  return changeWish(phone.database, { productId, isWished }, phone.now++);
}
const here = async (uid = 'asha') =>
  (await readWishes(phone.database, uid)).map(({ productId }) => productId);
const atShop = () => Object.keys(phone.atShop(PATH) ?? {}).sort();
const shopHas = (fields: PlainFields) => phone.shopHas(PATH, fields);

/** As the rules do: a list has room for only this many. */
function refuseBeyond(most: number): void {
  const { shop } = phone;
  shop.rule = (path) => {
    const count = Object.keys(shop.documents.get(path)?.fields ?? {}).length;
    return count < most ? null : { code: 403, status: 'PERMISSION_DENIED' };
  };
}

test('a visitor keeps wishes on the phone, the latest first, and nothing of them is sent', async () => {
  for (const id of ['chia', 'moringa', 'oil']) await press(id);
  await press('moringa', false);
  expect(await here(VISITOR)).toEqual(['oil', 'chia']);
  expect(await phone.rows()).toEqual([]);
});

test('a visitor’s wishes move to the account at the sign-in, each once, however many tabs hand them over', async () => {
  for (const id of ['chia', 'oil.5%`\\']) await press(id);
  await phone.enter();
  await Promise.all([1, 2].map(() => handOverWishes(phone.database, phone.now)));
  expect(await here(VISITOR)).toEqual([]);
  expect(await here()).toEqual(['oil.5%`\\', 'chia']);
  expect(await phone.rows()).toHaveLength(2);
  expect(await phone.drain()).toMatchObject({ synced: 2, sendable: 0 });
  expect(atShop()).toEqual(['chia', 'oil.5%`\\']);
});

test('two phones change one list: what each put on and took off is on both, and nothing else', async () => {
  await phone.enter();
  shopHas({ chia: 5, oil: 6 });
  await phone.refresh();
  expect(await here()).toEqual(['oil', 'chia']);
  phone.isOnline = false;
  await press('moringa');
  await press('chia', false);
  shopHas({ chia: 5, honey: 8 });
  phone.isOnline = true;
  await phone.refresh();
  expect(await here()).toEqual(['moringa', 'honey']);
  expect(await phone.drain()).toMatchObject({ synced: 2, sendable: 0 });
  expect(atShop()).toEqual(['honey', 'moringa']);
});

test('a full list takes no more, on the phone and at the shop, where the surplus waits for its shopper', async () => {
  for (let at = 0; at < MAX_WISHES; at++) await press(`p${at}`);
  expect(await press('one-more')).toEqual({ outcome: 'full' });
  expect(await here(VISITOR)).toHaveLength(MAX_WISHES);
  await phone.enter();
  shopHas({ honey: 1 });
  refuseBeyond(MAX_WISHES);
  await handOverWishes(phone.database, phone.now);
  await phone.drainAgain();
  expect(atShop()).toHaveLength(MAX_WISHES);
  expect(await phone.rows()).toMatchObject([{ state: 'refused' }]);
});

test('a wish that is given up is off the list, and one that was taken off is back on it', async () => {
  await phone.enter();
  shopHas({ oil: 6 });
  await phone.refresh();
  await press('chia');
  await press('oil', false);
  for (const row of await phone.rows()) await phone.giveUp(row?.id ?? '');
  expect(await readWishes(phone.database, 'asha')).toEqual([{ productId: 'oil', savedAt: 6 }]);
});

test('the list leaves the phone with its account, and its waiting changes come back with it', async () => {
  await phone.enter();
  phone.isOnline = false;
  await press('chia');
  await signOut(phone.database, 'asha');
  await phone.enter('bala');
  expect(await here('bala')).toEqual([]);
  await signOut(phone.database, 'bala');
  await phone.enter();
  phone.isOnline = true;
  await phone.refresh();
  expect(await here()).toEqual(['chia']);
});

test('a shop that will not show the list holds up nothing else of the account', async () => {
  await phone.enter();
  await press('chia');
  const denied = { kind: 'refused', status: 'PERMISSION_DENIED', message: '' } as const;
  const readWishDocument = async () => denied;
  const outcome = await phone.refresh({ remote: { ...documents, readWishDocument } });
  expect(outcome).toMatchObject({ outcome: 'up-to-date' });
  expect(await here()).toEqual(['chia']);
});
