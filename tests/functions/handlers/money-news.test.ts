// The shop's owner hears when the account to which shoppers send money changes, once per change.
import '../own-project.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import { notifyOfMoney } from '../../../backend/functions/src/push/notify-of-money.ts';
import type { PushMessage } from '../../../backend/functions/src/push/sender.ts';

const settings = database.doc('shop/settings');
const BANK = { accountName: 'A', accountNumber: '5', ifsc: 'GFLD0', bankName: 'B', branch: 'C' };
const UPI = { vpa: 'green@fields', payeeName: 'Green Fields' };
let messages: PushMessage[] = [];
const send = async (some: readonly PushMessage[]) => {
  messages.push(...some);
  return some.map(() => 'sent' as const);
};

beforeEach(async () => {
  messages = [];
  for (const name of ['merchants', 'users', 'shop', 'shopChanges', 'sentNotices']) {
    await database.recursiveDelete(database.collection(name));
  }
  for (const [uid, role] of [
    ['kamala', 'merchant'],
    ['ravi', 'merchant'],
    ['devi', 'packer'],
  ]) {
    await database.doc(`merchants/${uid}`).set({ role, phone: `+91 of ${uid}` });
    await database
      .collection(`users/${uid}/devices`)
      .add({ token: uid, orders: false, createdAt: 1 });
  }
  await settings.set({ bank: BANK, email: 'a@b.example' });
});
afterAll(() => database.terminate());

/** A change in the form of its event. */
async function changed(fields: object) {
  const before = await settings.get();
  await settings.update(fields);
  return { before, after: await settings.get() };
}
const told = () => messages.map(({ token }) => token).toSorted();

test('every merchant hears on their phones who changed the bank account, also those who want to hear of no orders; packers do not', async () => {
  await database.doc('shopChanges/of-ravi').set({ changedBy: 'ravi' });
  const change = await changed({ bank: { ...BANK, accountNumber: '6' }, changeId: 'of-ravi' });
  expect(await notifyOfMoney(change, send)).toBe(2);
  expect(told()).toEqual(['kamala', 'ravi']);
  const body = expect.stringContaining('changed by +91 of ravi');
  expect(messages[0]?.data).toMatchObject({ body, url: '/desk/shop?part=money' });
  // The event comes again.
  expect(await notifyOfMoney(change, send)).toBe(0);
});

test('so they do of a UPI id, of one that is taken away, and of what was changed at the console', async () => {
  for (const fields of [
    { upi: UPI },
    { upi: FieldValue.delete() },
    { bank: FieldValue.delete() },
  ]) {
    messages = [];
    expect(await notifyOfMoney(await changed(fields), send)).toBe(2);
    expect(messages[0]?.data.body).toContain('at the console');
  }
});

test('nobody hears of other settings', async () => {
  expect(await notifyOfMoney(await changed({ email: 'c@d.example' }), send)).toBe(0);
});

test('where the push service is in trouble, the next try of the event tells it', async () => {
  const change = await changed({ upi: UPI });
  const down = async () => {
    throw new Error('the push service is down');
  };
  await expect(notifyOfMoney(change, down)).rejects.toThrow('down');
  expect(await notifyOfMoney(change, send)).toBe(2);
});
