// The wish list and stock alerts: they reach the shop once and in order, two phones change one list, and both leave the phone with their account.
import { beforeEach, describe, expect, test } from 'vitest';
import * as documents from '#domain/account-mirror/fetch-account-documents.ts';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import {
  changeNotificationSettings,
  readNotificationSettings,
} from '#domain/device/notifications.ts';
import { MAX_WISHES } from '#domain/shared/limits.ts';
import { waitForProduct } from '#domain/stock-alert/stock-alert-write.ts';
import { changeWish, handOverWishes } from '#domain/wish-list/wish-list-write.ts';
import { readWishes, VISITOR } from '#domain/wish-list/wishes.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { LAPSED_REMEMBERED_MS } from '#engine/limits.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { retryNow } from '#engine/outbox/retry-and-discard.ts';
import { readLapsed } from '#engine/outbox/settled-writes.ts';
import { rowTitle } from '#shop/outbox/row-title.ts';
import { readInto } from './support/fresh-catalogue.ts';
import { sell } from './support/orders.ts';
import { eachPhone } from './support/phone.ts';
import { productFields, SmallCatalogue } from './support/small-catalogue.ts';

const phone = eachPhone();
const DENIED = { code: 403, status: 'PERMISSION_DENIED' };
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
    return count < most ? null : DENIED;
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

describe('an ask to be told when a product is back', () => {
  beforeEach(() => phone.enter());

  const ALERT = '/users/asha/stockAlerts/chia';

  function ask(waits: boolean) {
    return waitForProduct(phone.database, { uid: 'asha', productId: 'chia', waits }, phone.now);
  }
  const waitsFor = async (uid = 'asha') =>
    (await readNotificationSettings(phone.database, uid)).products;

  /** As the rules do: requests are accepted for existing products only, and can always be withdrawn. */
  function refuseWhatIsNotSold(): void {
    const { shop } = phone;
    shop.rule = (path, _token, _proof, isDeletion) => {
      const id = path.split('/').at(-1);
      return isDeletion || shop.documents.has(`/products/${id}`) ? null : DENIED;
    };
  }

  test('an ask for a product that the shop has deleted meanwhile ends by itself, and its shopper can read so for a week', async () => {
    // The phone read the catalogue while chia seeds were in it.
    const sold = new SmallCatalogue();
    sold.put('products/chia', productFields('Chia seeds'));
    sold.now += 60_000;
    await readInto(phone.database, sold);
    await ask(true);
    refuseWhatIsNotSold();
    const report = await phone.drain();
    expect(report).toEqual({ synced: 0, sendable: 0, nextAt: null, shopAnswered: true });
    expect(await phone.rows()).toEqual([]);
    expect(await waitsFor()).toEqual([]);
    const [lapsed, ...others] = await readLapsed(phone.database, phone.now);
    expect(others).toEqual([]);
    // Even after the product has left the phone.
    await phone.database.products.clear();
    expect(await rowTitle(phone.database, lapsed?.row ?? null)).toBe(
      'Tell me when Chia seeds is back in stock',
    );
    expect(await readLapsed(phone.database, phone.now + LAPSED_REMEMBERED_MS)).toEqual([]);
  });

  test('a refused ask ends at the next try by hand once the shop has deleted the product, or when it is given up', async () => {
    sell(phone, { chia: 120 });
    phone.shop.rule = () => DENIED;
    await ask(true);
    await phone.drainAgain();
    const [refused] = await readOutbox(phone.database);
    expect(refused?.row?.state).toBe('refused');
    phone.shop.documents.delete('/products/chia');
    await retryNow(phone.database, refused?.seq ?? -1);
    await phone.drain();
    expect(await phone.rows()).toEqual([]);
    await ask(true);
    const [again] = await phone.rows();
    await phone.giveUp(again?.id ?? '');
    expect(await waitsFor()).toEqual([]);
  });

  test('asking, giving up and asking again about a product that is gone by then leaves nothing behind, and is told once', async () => {
    phone.isOnline = false;
    for (const waits of [true, false, true]) await ask(waits);
    phone.isOnline = true;
    refuseWhatIsNotSold();
    await phone.drain();
    expect(await phone.rows()).toEqual([]);
    expect(await waitsFor()).toEqual([]);
    expect(await readLapsed(phone.database, phone.now)).toHaveLength(1);
  });

  test('an ask ends only when the shop itself says that the product is gone', async () => {
    await ask(true);
    refuseWhatIsNotSold();
    await phone.drain(phone.deafTo('prices'));
    expect(await phone.rows()).toMatchObject([{ state: 'backoff' }]);
    expect(await readLapsed(phone.database, phone.now)).toEqual([]);
    phone.pass();
    await phone.drain();
    expect(await phone.rows()).toEqual([]);
  });

  test('taking an ask back is never given up, whether the product is there or not', async () => {
    phone.shop.documents.set(ALERT, { fields: {}, token: null });
    phone.shop.rule = () => DENIED;
    await ask(false);
    await phone.drainAgain();
    expect(await phone.rows()).toMatchObject([{ state: 'refused' }]);
  });

  test('an account’s notification settings and alerts, even ended ones, are nobody else’s, and gone after its sign-out', async () => {
    await ask(true);
    const arranged = { deviceId: 'this-phone', orders: true };
    await changeNotificationSettings(phone.database, 'asha', () => arranged);
    const settings = (uid: string) => readNotificationSettings(phone.database, uid);
    expect(await settings('asha')).toMatchObject({ orders: true, products: ['chia'] });
    expect(await settings('ravi')).toMatchObject({ deviceId: null, products: [] });
    refuseWhatIsNotSold();
    await phone.drain();
    expect(await readLapsed(phone.database, phone.now)).toHaveLength(1);
    await signOut(phone.database, 'asha');
    expect(await readLapsed(phone.database, phone.now)).toEqual([]);
    expect(await phone.database.deviceState.toArray()).toEqual([]);
  });
});
