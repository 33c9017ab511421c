// How the desk learns of the orders of a deleted account.
import '../own-project.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import {
  anonymiseOrder,
  anonymiseOrders,
} from '../../../backend/functions/src/account/anonymise-order.ts';
import { orderOf, place } from '../ordering-shop.ts';

const BEFORE = Timestamp.fromMillis(1_790_000_000_000);

test.each(['processing', 'delivered', 'cancel'])(
  'every copy of an order that stands at %s follows: it is marked as changed when its owner goes, and when its name does',
  async (deliveryStatus) => {
    const { key, document, now } = await place(orderOf(1));
    const more = { 'address.landmark': 'Asha’s mill', 'address.otherPhone': '9123456780' };
    await document.update({ deliveryStatus, changedAt: BEFORE, ...more });
    await anonymiseOrders(key.uid);
    expect(await now()).toMatchObject({ isOwnerGone: true });
    expect((await document.get()).get('changedAt').toMillis()).toBeGreaterThan(BEFORE.toMillis());
    await document.update({ deliveryStatus: 'delivered', changedAt: BEFORE });
    if (deliveryStatus !== 'processing') return;
    await anonymiseOrder(key);
    const { address } = Object(await now());
    expect(address).toMatchObject({ name: '', phone: '', address: '' });
    expect(JSON.stringify(address)).not.toMatch(/mill|9123456780/);
    expect((await document.get()).get('changedAt').toMillis()).toBeGreaterThan(BEFORE.toMillis());
  },
);
