// Orders that a customer gives by phone, at the merchant's desk: written down without a network, on a page that is closed, with an answer that is lost; and what
// is left of them on the device.

import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { signOut } from '#core/device/account/sign-in.ts';
import { dropPlacedPhoneOrders, readPhoneOrders } from '#core/device/desk/desk-orders.ts';
import { readDraft, saveDraft } from '#core/device/drafts/drafts.ts';
import { mintId } from '#core/model/identifiers.ts';
import { PhoneOrder } from '#core/model/order/phone-order.ts';
import { decodeFields, type PlainFields } from '#core/remote/firestore-values.ts';
import { readDeskState } from '#core/sync/desk/desk-state.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { savePhoneOrder } from '#core/sync/writes/desk-phone-order.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import golden from './golden/desk-phone-order-v1.json' with { type: 'json' };
import { freshDesk, MERCHANT } from './support/desk-shop.ts';
import { letTimePass } from './support/phone.ts';

const { phone, send, rows, theOnlyRow } = freshDesk();
const ORDER = v.parse(PhoneOrder, golden.payload);
const DRAFT = 'desk-phone-order';

let id = '';
beforeEach(() => {
  id = mintId();
});

const stored = (): PlainFields | null => {
  const document = phone().shop.documents.get(`/phoneOrders/${id}`);
  return document ? decodeFields(document.fields) : null;
};
const take = () =>
  savePhoneOrder(phone().database, { id, uid: MERCHANT, order: ORDER, draft: DRAFT }, phone().now);
const coming = () => readPhoneOrders(phone().database, MERCHANT);

async function sendAll(): Promise<void> {
  for (let round = 0; round < 5; round++) {
    await send();
    letTimePass(phone());
  }
}

test('one that was taken without a network goes when it is back, also after the page was closed, and stands on the desk until it is among the orders', async () => {
  phone().isOnline = false;
  await take();
  await send();
  expect(stored()).toBeNull();
  phone().reload();
  phone().isOnline = true;
  await sendAll();
  expect(stored()).toEqual(ORDER);
  expect(await rows()).toEqual([]);
  expect(await coming()).toEqual([{ id, uid: MERCHANT, ...ORDER }]);
  await dropPlacedPhoneOrders(phone().database, MERCHANT, new Set(['another one']), 0);
  expect(await coming()).toHaveLength(1);
  await dropPlacedPhoneOrders(phone().database, MERCHANT, new Set([id]), 0);
  expect(await coming()).toEqual([]);
});

test.each([1, 2, 3])('one whose answer is lost %i times is made once', async (times) => {
  await take();
  for (let lost = 0; lost < times; lost++) {
    phone().shop.faults.push({ landsFirst: true, drop: true });
  }
  await sendAll();
  expect(phone().shop.commits).toHaveLength(1);
  expect(stored()).toEqual(ORDER);
  expect(await rows()).toEqual([]);
});

test('one to which the shop has added for whom it was placed is known as sent, and not written over', async () => {
  await take();
  phone().shop.faults.push({ landsFirst: true, drop: true });
  // The line breaks when it has landed, so that nobody can look whether it has.
  phone().shop.rule = () => {
    phone().isOnline = false;
    return null;
  };
  await send();
  phone().shop.rule = () => null;
  phone().isOnline = true;
  letTimePass(phone());
  expect(await rows()).toHaveLength(1);
  const document = phone().shop.documents.get(`/phoneOrders/${id}`);
  if (!document) throw new Error('it did not land');
  document.fields = { ...document.fields, placedFor: { stringValue: 'asha' } };
  await sendAll();
  expect(stored()).toMatchObject({ placedFor: 'asha' });
  expect(await rows()).toEqual([]);
});

test('a press that comes twice saves one order, and its draft goes with it', async () => {
  await saveDraft(phone().database, DRAFT, { phone: '98765' });
  await Promise.all([take(), take()]);
  expect(await rows()).toHaveLength(1);
  expect(await readDraft(phone().database, DRAFT)).toBeUndefined();
  await sendAll();
  expect(phone().shop.commits).toHaveLength(1);
});

test('what the shop refuses stays, until the merchant gives it up', async () => {
  phone().shop.rule = () => ({ code: 403, status: 'PERMISSION_DENIED' });
  await take();
  await sendAll();
  const row = await theOnlyRow();
  expect(row).toMatchObject({ state: 'refused' });
  expect(await coming()).toEqual([]);
  await discard(phone().database, deskKinds, row.seq, phone().now);
  expect(await rows()).toEqual([]);
  // An answer about the orders that is on its way then is overtaken.
  expect(await readDeskState(phone().database)).toMatchObject({ changes: 1 });
});

test('a sign-out takes them off the device', async () => {
  await take();
  await sendAll();
  expect(await phone().database.deskPhoneOrders.count()).toBe(1);
  await signOut(phone().database, MERCHANT);
  expect(await phone().database.deskPhoneOrders.count()).toBe(0);
});

test('rows that the first version saved still go', async () => {
  id = golden.id;
  await phone().database.outbox.bulkAdd([golden]);
  await sendAll();
  expect(stored()).toEqual(ORDER);
  expect(await rows()).toEqual([]);
});
