// The number on the desk's icon: what waits for this merchant, with what they have pressed on this phone counted as done.
import { expect, test } from 'vitest';
import { changeDeskAlerts, readDeskAlerts } from '#domain/account/desk/desk-alerts.ts';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { countToDo } from '#domain/desk-mirror/to-do.ts';
import { readDeskState, writeDeskState } from '#domain/editing/desk-state.ts';
import { saveAnswer } from '#domain/inbox/desk/answer-write.ts';
import { keepDeskInbox } from '#domain/inbox/desk/desk-inbox.ts';
import { keepDeskEnquiries } from '#domain/order/desk/desk-orders.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { deskWithOrder } from './support/desk-order.ts';
import { PACK, SHIP } from './support/desk-rows.ts';
import { MERCHANT } from './support/desk-shop.ts';

const { phone, stands, press } = deskWithOrder();

async function isRead(role: 'merchant' | 'packer' = 'merchant'): Promise<void> {
  const state = await readDeskState(phone.database);
  await writeDeskState(phone.database, { ...state, role, readAt: phone.now });
}
const PAID = { paymentMethod: 'NEFT', status: 'success' };
const DELIVERED = { ...PAID, packed: true, deliveryStatus: 'delivered' };
const count = () => countToDo(phone.database);

test.each<[string, PlainFields, merchant: number, packer: number]>([
  ['to pack', {}, 1, 1],
  ['to ship', { packed: true }, 1, 1],
  ['on hold', { deliveryStatus: 'pending', heldReason: 'price', acceptedAt: null }, 1, 0],
  ['with a transfer to check', { paymentMethod: 'NEFT', transactionId: 'U1' }, 1, 0],
  ['whose money has to go back', { ...PAID, deliveryStatus: 'cancel' }, 1, 0],
  ['not paid yet', { paymentMethod: 'NEFT' }, 0, 0],
  ['on its way', { packed: true, deliveryStatus: 'shipped' }, 0, 0],
  ['delivered', DELIVERED, 0, 0],
  ['delivered, of which a part has to go back', { ...DELIVERED, owedPaise: 5000 }, 1, 0],
  ['delivered, whose refund failed', { ...DELIVERED, refund: 'failed' }, 1, 0],
  ['cancelled before anybody paid', { deliveryStatus: 'cancel' }, 0, 0],
])('an order %s', async (_, fields, merchant, packer) => {
  await stands(fields);
  expect(await count(), 'before the first reading').toBe(0);
  await isRead();
  expect(await count()).toBe(merchant);
  await isRead('packer');
  expect(await count()).toBe(packer);
});

test('a step that waits on this phone counts as taken: packed and shipped nothing is left to do, come back something is', async () => {
  await stands();
  await isRead();
  await press(PACK);
  expect(await count()).toBe(1);
  await press(SHIP);
  expect(await count()).toBe(0);
  await stands({ ...DELIVERED, acceptedAt: 1 });
  await phone.database.outbox.clear();
  expect(await count()).toBe(0);
  await press({ does: 'comeBack', reason: 'refused', at: 2, goodsBack: [] });
  expect(await count()).toBe(1);
});

test('messages and enquiries count until they are answered, also on this phone; for packers never; nothing counts after a sign-out', async () => {
  await isRead();
  const words = { of: 'contact-us' as const, name: 'Asha', phone: '', email: '', message: 'Hello' };
  const items = ['one', 'two'].map((id, at) => ({ ...words, id, at }));
  await keepDeskInbox(phone.database, MERCHANT, { items, marks: [] }, true);
  const enquiry = { id: 'three', productId: 'moringa', customer: null, at: 3 };
  await keepDeskEnquiries(phone.database, MERCHANT, [enquiry], true);
  expect(await count()).toBe(3);
  const answer = { of: 'contact-us', itemId: 'one', answered: true } as const;
  await saveAnswer(phone.database, { id: mintId(), uid: MERCHANT, ...answer }, phone.now);
  expect(await count()).toBe(2);
  await isRead('packer');
  expect(await count()).toBe(0);
  await isRead();
  await changeDeskAlerts(phone.database, MERCHANT, { quiet: [22, 7] });
  expect(await readDeskAlerts(phone.database, MERCHANT)).toMatchObject({
    ...{ deviceId: null, news: 'all', quiet: [22, 7], hasSound: true },
  });
  await signOut(phone.database, MERCHANT);
  expect(await count()).toBe(0);
  expect((await readDeskAlerts(phone.database, MERCHANT)).quiet).toBeNull();
});
