// Waiting for a product reaches the shop once and in order, also over a bad network, and leaves the phone with its account.
import { beforeEach, expect, test } from 'vitest';
import { signIn, signOut } from '#core/device/account/sign-in.ts';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import {
  changeNotificationSettings,
  readNotificationSettings,
} from '#core/device/settings/notifications.ts';
import { encodeFields } from '#core/remote/firestore-values.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { waitForProduct } from '#core/sync/writes/stock-alert.ts';
import golden from './golden/stock-alert-v1.json' with { type: 'json' };
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
const PATH = '/users/asha/stockAlerts/chia';

beforeEach(() => {
  phone().account = 'asha';
  const account = { uid: 'asha', phone: '', isOver: false, refreshToken: 'r' };
  return signIn(phone().database, { ...account, idToken: null, idTokenEndsAt: 0 });
});

function press(waits: boolean) {
  return waitForProduct(phone().database, { uid: 'asha', productId: 'chia', waits }, phone().now);
}
const waitsFor = async (uid = 'asha') =>
  (await readNotificationSettings(phone().database, uid)).products;

test('waiting for a product is kept on the phone at once, and reaches the shop', async () => {
  phone().isOnline = false;
  const pressedAt = phone().now;
  expect(await press(true)).toMatchObject({ outcome: 'saved' });
  expect(await waitsFor()).toEqual(['chia']);
  await drain(phone().setup());
  phone().isOnline = true;
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.documents.get(PATH)?.fields).toEqual(
    encodeFields({ productId: 'chia', timestamp: pressedAt }),
  );
});

test('asking, giving up and asking again without a network leaves one ask, in that order', async () => {
  phone().isOnline = false;
  for (const waits of [true, false, true]) await press(waits);
  phone().isOnline = true;
  expect(await drain(phone().setup())).toMatchObject({ synced: 3, sendable: 0 });
  expect([...phone().shop.documents.keys()]).toEqual([PATH]);
  expect(await waitsFor()).toEqual(['chia']);
});

test('an ask whose reply was lost is not sent again once it is read back', async () => {
  await press(true);
  phone().shop.faults.push({ landsFirst: true, drop: true });
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.commits.length).toBe(1);
});

test('an ask that the shop refuses and the shopper gives up is no longer shown', async () => {
  phone().shop.rule = () => ({ code: 403, status: 'PERMISSION_DENIED' });
  await press(true);
  await drain(phone().setup());
  letTimePass(phone());
  await drain(phone().setup());
  const [refused] = await readOutbox(phone().database);
  expect(refused?.row?.state).toBe('refused');
  await discard(phone().database, writeKinds, refused?.seq ?? -1, phone().now);
  expect(await waitsFor()).toEqual([]);
});

test('an ask that may have landed is taken back when the shopper gives it up', async () => {
  await press(true);
  phone().shop.faults.push({ landsFirst: true, drop: true });
  const setup = phone().setup();
  const read = async () =>
    ({ kind: 'indeterminate', reason: 'timeout', retryAfterMs: null }) as const;
  await drain({ ...setup, remote: { ...setup.remote, read } });
  expect(phone().shop.documents.size).toBe(1);
  const [row] = await readOutbox(phone().database);
  await discard(phone().database, writeKinds, row?.seq ?? -1, phone().now);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.documents.size).toBe(0);
});

test('what an account arranged is nobody else’s, and gone after its sign-out', async () => {
  const { database } = phone();
  await press(true);
  await changeNotificationSettings(database, 'asha', () => ({
    deviceId: 'this-phone',
    orders: true,
  }));
  expect(await readNotificationSettings(database, 'asha')).toMatchObject({
    orders: true,
    products: ['chia'],
  });
  expect(await readNotificationSettings(database, 'ravi')).toMatchObject({
    deviceId: null,
    products: [],
  });
  await signOut(database, 'asha');
  expect(await database.deviceState.toArray()).toEqual([]);
});

test('a row that the first version with notifications saved still goes', async () => {
  await phone().database.outbox.add(golden);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect([...phone().shop.documents.keys()]).toEqual([PATH]);
});
