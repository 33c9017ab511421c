// A shopper deletes their account in the running shop: documents that name them go, orders stay for the books without a name.
import './running-project.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, expect, test } from 'vitest';
import * as account from '../../backend/functions/src/account/erase-account.ts';
import { database as functionsDatabase } from '../../backend/functions/src/database.ts';
import { makePhoneAccount } from '../support/demo-accounts.ts';
import { newOrder } from '../support/demo-orders.ts';
import { orderFields, post } from './paying.ts';
import { bucket, closeDatabase, database, seen } from './shop-database.ts';

const { address: ADDRESS } = newOrder('asha', []);

afterAll(async () => {
  await closeDatabase();
  await functionsDatabase.terminate();
});

/** An account with some of everything. */
async function asha() {
  const signedIn = await makePhoneAccount();
  const { uid } = signedIn;
  await seen(`users/${uid}`, (it) => it.get('phone') !== undefined);
  await database.doc(`users/${uid}`).update({ first_name: 'Asha', last_name: 'Rao' });
  for (const below of ['addresses', 'devices', 'stockAlerts', 'fences', 'quotations', 'wishes']) {
    await database.doc(`users/${uid}/${below}/one`).set({ name: 'Asha Rao' });
  }
  await database.doc(`reviews/${uid}-review`).set({ userId: uid, customerName: 'Asha Rao' });
  await database.doc(`queries/${uid}-query`).set({ userId: uid, productId: 'p', timestamp: 1 });
  const pdf = bucket.file(`quotations/${uid}/offer.pdf`);
  await pdf.save('%PDF-1.4 for Asha Rao');
  return { ...signedIn, pdf };
}

async function ordered(uid: string, more: object = {}): Promise<string> {
  const orderId = randomUUID().replaceAll('-', '');
  const path = `users/${uid}/orders/${orderId}`;
  await database.doc(path).set({ ...orderFields(uid, orderId), address: ADDRESS, ...more });
  return path;
}
const fields = async (path: string) => (await database.doc(path).get()).data();
const erase = (idToken: string | null) =>
  post('deleteAccount', {}, { Authorization: `Bearer ${idToken}` });
const NAMELESS = { ...ADDRESS, name: '', phone: '', address: '' };

test('whoever has just signed in is gone: sign-in, profile and all below it, reviews, the name of questions, quotations’ files', async () => {
  const { uid, idToken, pdf } = await asha();
  const ravi = await asha();
  const done = await ordered(uid, { deliveryStatus: 'delivered' });
  expect(await erase(idToken)).toMatchObject({ status: 200, body: { deleted: true } });
  await expect(getAuth().getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  expect(await fields(`users/${uid}`)).toBeUndefined();
  const left = await database.doc(`users/${uid}`).listCollections();
  expect(left.map(({ id }) => id)).toEqual(['orders']);
  expect(await fields(`reviews/${uid}-review`)).toBeUndefined();
  expect(await fields(`queries/${uid}-query`)).toMatchObject({ userId: null, productId: 'p' });
  expect(await pdf.exists()).toEqual([false]);
  expect(await fields(done)).toMatchObject({ address: NAMELESS, total: 499, userId: uid });
  expect(JSON.stringify(await fields(done))).not.toMatch(/Asha|98765|Mill/);
  // Belongs to another account.
  expect(await fields(`users/${ravi.uid}/addresses/one`)).toBeDefined();
  expect(await ravi.pdf.exists()).toEqual([true]);
  await account.eraseAccount(uid, Date.now());
  expect(await fields(done), 'asked once more').toMatchObject({ address: NAMELESS, total: 499 });
});

test('an order that is still on its way keeps its name until it is there, or is cancelled', async () => {
  const { uid, idToken } = await asha();
  const [sent, open] = [await ordered(uid, { deliveryStatus: 'shipped' }), await ordered(uid)];
  expect((await erase(idToken)).status).toBe(200);
  for (const path of [sent, open]) expect(await fields(path)).toMatchObject({ address: ADDRESS });
  await database.doc(sent).update({ deliveryStatus: 'delivered' });
  await database.doc(open).update({ deliveryStatus: 'cancel' });
  for (const path of [sent, open]) {
    await seen(path, (it) => it.get('unnamedAt') > 0);
    expect(await fields(path)).toMatchObject({ address: NAMELESS });
  }
});

test('a sign-in of long ago, a stranger and a forged token delete nothing', async () => {
  const { uid, idToken } = await asha();
  expect(await erase(null)).toMatchObject({ status: 401, body: { error: 'signed-out' } });
  expect((await erase('a.b.c')).status).toBe(401);
  const [head, body = '', sign] = (idToken ?? '').split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  claims.auth_time -= 11 * 60;
  // The emulator's tokens are not signed, so a test can make one look older.
  const older = Buffer.from(JSON.stringify(claims)).toString('base64url');
  expect(await erase([head, older, sign].join('.'))).toMatchObject({
    status: 403,
    body: { error: 'sign-in-again' },
  });
  expect(await fields(`users/${uid}`)).toMatchObject({ first_name: 'Asha' });
  expect((await getAuth().getUser(uid)).uid).toBe(uid);
});

test('documents that another phone sent with a still valid token are gone after a second look, which a deletion that cannot be finished does not hold up', async () => {
  const { uid } = await asha();
  await account.eraseAccount(uid, Date.now());
  await database.doc(`users/${uid}/addresses/late`).set(ADDRESS);
  const late = await ordered(uid, { deliveryStatus: 'delivered' });
  await account.finishDeletions(Date.now());
  expect(await fields(`users/${uid}/addresses/late`), 'looked at too early').toBeDefined();
  // Auth has no account with so long an id, and answers with an error; this one is the first due.
  const impossible = database.doc(`deletedAccounts/${'x'.repeat(129)}`);
  await impossible.set({ lookAt: 1 });
  const now = Date.now() + 3 * 60 * 60 * 1000;
  await account.finishDeletions(now);
  expect(await fields(`users/${uid}/addresses/late`)).toBeUndefined();
  expect(await fields(late)).toMatchObject({ address: NAMELESS });
  expect(await fields(`deletedAccounts/${uid}`)).toBeUndefined();
  expect((await impossible.get()).get('lookAt')).toBeGreaterThan(now);
  await impossible.delete();
});
