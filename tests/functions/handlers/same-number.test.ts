// A shopper who deletes their account and signs up again with the same number keeps the deleted account's open orders against their limit.
import '../own-project.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { beforeEach, expect, test } from 'vitest';
import * as account from '../../../backend/functions/src/account/erase-account.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { orderSettings } from '../../../backend/functions/src/orders/order-settings.ts';
import { beginWithout, removeAccounts } from '../begin-without.ts';
import { moringa, order, orderOf, place } from '../ordering-shop.ts';

const { maxOpenOrders, maxOpenPieces, maxHeldOrders } = orderSettings;
const PHONE = '+919876500001';
const HOURS_MS = 60 * 60 * 1000;

async function logIn(phoneNumber = PHONE): Promise<string> {
  const userId = `asha-${randomUUID()}`;
  await getAuth().createUser({ uid: userId, phoneNumber });
  return userId;
}
const ledgerOf = async (uid: string) => (await database.doc(`accounts/${uid}`).get()).data();
const looked = () => account.finishDeletions(Date.now() + 3 * HOURS_MS);

beginWithout('deletedAccounts', 'phoneOrders', 'deskQuotations');
beforeEach(async () => {
  await moringa.update({ quantity: 5_000 });
  await removeAccounts();
});

test('an account that is deleted and made again, three times over, has no more pieces open than one', async () => {
  const taken: string[] = [];
  for (const _round of [1, 2, 3]) {
    const userId = await logIn();
    taken.push(await order(maxOpenPieces, { userId }));
    await account.eraseAccount(userId, Date.now());
  }
  expect(taken).toEqual(['accepted', 'limit', 'limit']);
});

test('orders and what is on hold are counted with those of the deleted account; another number starts with nothing', async () => {
  const gone = await logIn();
  for (let at = 0; at < maxOpenOrders + maxHeldOrders; at++) await order(1, { userId: gone });
  await account.eraseAccount(gone, Date.now());
  expect(await order(1, { userId: await logIn() })).toBe('too-many-held');
  expect(await order(1, { userId: await logIn('+919876500002') })).toBe('accepted');
});

test('once an order of the deleted account is delivered or cancelled, its number may order again', async () => {
  const gone = await logIn();
  const [one, other] = [
    await place(orderOf(maxOpenPieces - 1, { userId: gone })),
    await place(orderOf(1, { userId: gone })),
  ];
  for (const { news } of [one, other]) await news();
  await account.eraseAccount(gone, Date.now());
  const userId = await logIn();
  expect(await order(1, { userId })).toBe('limit');
  await one.document.update({ deliveryStatus: 'delivered' });
  await one.close();
  expect(await order(maxOpenPieces - 1, { userId })).toBe('accepted');
  await other.cancel();
  await other.back();
  expect(await order(1, { userId })).toBe('accepted');
});

test('an order that another phone sends with a token of the deleted account counts as well', async () => {
  const gone = await logIn();
  await account.eraseAccount(gone, Date.now());
  const userId = await logIn();
  expect(await order(maxOpenPieces, { userId: gone })).toBe('accepted');
  expect(await order(1, { userId })).toBe('limit');
  expect(await order(1, { userId: gone })).toBe('limit');
});

test('the record left of a deleted account holds no number, and is gone once none of its orders is open and its tokens are worthless', async () => {
  const gone = await logIn();
  const sent = await place(orderOf(1, { userId: gone }));
  await sent.news();
  await account.eraseAccount(gone, Date.now());
  expect(JSON.stringify(await ledgerOf(gone))).not.toMatch(/9876500001|\+91/);
  await looked();
  expect(await ledgerOf(gone)).toMatchObject({ openOrders: 1 });
  await database.doc(`accounts/${gone}`).update({ forgetAt: 1 });
  await sent.document.update({ deliveryStatus: 'delivered' });
  await sent.close();
  expect(await ledgerOf(gone)).toBeUndefined();
  const empty = await logIn();
  await account.eraseAccount(empty, Date.now());
  expect(await ledgerOf(empty), 'its tokens are still good').toBeDefined();
  await looked();
  expect(await ledgerOf(empty)).toBeUndefined();
});
