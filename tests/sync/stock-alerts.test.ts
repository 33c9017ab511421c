// A stock alert reaches the shop once and in order, even over a bad network, and leaves the phone with its account.
import { beforeEach, expect, test } from 'vitest';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import {
  changeNotificationSettings,
  readNotificationSettings,
} from '#domain/device/notifications.ts';
import { waitForProduct } from '#domain/stock-alert/stock-alert-write.ts';
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
const PATH = '/users/asha/stockAlerts/chia';
const DENIED = { code: 403, status: 'PERMISSION_DENIED' };

beforeEach(() => phone.enter());

function press(waits: boolean) {
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
  await press(true);
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
  await press(true);
  await phone.drainAgain();
  const [refused] = await readOutbox(phone.database);
  expect(refused?.row?.state).toBe('refused');
  phone.shop.documents.delete('/products/chia');
  await retryNow(phone.database, refused?.seq ?? -1);
  await phone.drain();
  expect(await phone.rows()).toEqual([]);
  await press(true);
  const [again] = await phone.rows();
  await phone.giveUp(again?.id ?? '');
  expect(await waitsFor()).toEqual([]);
});

test('asking, giving up and asking again about a product that is gone by then leaves nothing behind, and is told once', async () => {
  phone.isOnline = false;
  for (const waits of [true, false, true]) await press(waits);
  phone.isOnline = true;
  refuseWhatIsNotSold();
  await phone.drain();
  expect(await phone.rows()).toEqual([]);
  expect(await waitsFor()).toEqual([]);
  expect(await readLapsed(phone.database, phone.now)).toHaveLength(1);
});

test('an ask ends only when the shop itself says that the product is gone', async () => {
  await press(true);
  refuseWhatIsNotSold();
  await phone.drain(phone.deafTo('prices'));
  expect(await phone.rows()).toMatchObject([{ state: 'backoff' }]);
  expect(await readLapsed(phone.database, phone.now)).toEqual([]);
  phone.pass();
  await phone.drain();
  expect(await phone.rows()).toEqual([]);
});

test('taking an ask back is never given up, whether the product is there or not', async () => {
  phone.shop.documents.set(PATH, { fields: {}, token: null });
  phone.shop.rule = () => DENIED;
  await press(false);
  await phone.drainAgain();
  expect(await phone.rows()).toMatchObject([{ state: 'refused' }]);
});

test('an account’s notification settings and alerts, even ended ones, are nobody else’s, and gone after its sign-out', async () => {
  await press(true);
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
