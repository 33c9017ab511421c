// What waits was saved by an older version of the shop: each row is sent in today's shape, or stays in sight of the shopper.

import * as v from 'valibot';
import { expect } from 'vitest';
import { reviewId } from '#core/model/order/review.ts';
import { encodeFields } from '#core/remote/firestore-values.ts';
import { countOff } from '../../journeys/steps/count-off.ts';
import { leaveInOutbox, olderRows } from '../../journeys/steps/older-rows.ts';
import { makeProduct } from '../../support/demo-products.ts';
import { everythingOnDevice } from '../../support/device-storage.ts';
import { listDocuments, writeFields } from '../../support/shop-server.ts';
import { makeShopper, visitAs } from '../shopper.ts';
import type { Tab } from '../tab.ts';
import { addressesOf, guarantee, ordersOf } from './guarantee.ts';

/** Ids that stand in the kept rows. */
const REMOVED = '11112222333344445555666677778888';
const REVIEWED = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const ADDED = '7b1f2c3d4e5f60718293a4b5c6d7e8f9';

const Rows = v.array(v.object({ id: v.string(), kind: v.string(), state: v.string() }));

guarantee(
  'rows of older versions: each is sent in today’s shape or held in sight, and an order that waited long goes only after a yes',
  {},
  async ({ tab }) => {
    const [asha, product] = await Promise.all([makeShopper(), makeProduct(5)]);
    const { uid } = asha;
    await visitAs(asha, tab);
    const { rows, idOf, orderId } = olderRows(uid, product.id);
    const byKind = (kind: string) => rows.find((it) => it.kind === kind)?.id ?? '';
    const id = idOf('of tomorrow');
    const ofTomorrow = { ...rows[0], id, kind: 'contact', v: 99, entityKey: `contact-us/${id}` };
    const left = [ofTomorrow, ...rows];
    const before = (await addressesOf(asha)).map((it) => it.id);
    const home = encodeFields({ name: 'Asha Rao', address: '12 Lake Road', zipcode: '302001' });
    await writeFields(`users/${uid}/addresses/${idOf(REMOVED)}`, home);
    const items = [{ productId: 'moringa-leaf-powder-200g' }];
    const delivered = encodeFields({ userId: uid, deliveryStatus: 'delivered', items });
    await writeFields(`users/${uid}/orders/${idOf(REVIEWED)}`, delivered);

    await leaveInOutbox(tab, left);
    await tab.goto('/waiting');
    await says(tab, 'This version of the shop cannot send this');
    await says(tab, 'no longer on this phone');
    await says(tab, 'waited for more than a day');
    expect(await ordersOf(asha), 'nothing goes without a yes').toHaveLength(1);
    await tab.evaluate(() =>
      document.querySelector('.waiting-list > li:last-child')?.scrollIntoView(),
    );
    await tab.press('Order at ₹240');
    const states = async () => (await waitingIn(tab)).map(({ kind, state }) => `${kind} ${state}`);
    const isLeft = async () => String(await states()) === 'contact held,feedback refused';
    await tab.until('all to be sent but for two', isLeft, 60_000);

    const final = (await ordersOf(asha)).find((it) => it.id === orderId);
    expect(final?.fields).toMatchObject({
      total: { integerValue: '240' },
      transactionId: { stringValue: 'UTR123' },
      deliveryStatus: { stringValue: 'cancel' },
    });
    expect(JSON.stringify(final?.fields.address)).toContain('Asha at work');
    const addresses = (await addressesOf(asha)).map((it) => it.id);
    expect(addresses.toSorted()).toEqual([...before, idOf(ADDED)].toSorted());
    const profile = (await listDocuments('users')).find((it) => it.id === uid);
    expect(profile?.fields.first_name).toEqual({ stringValue: 'Asha' });

    const arrived = (
      await Promise.all(['queries', 'contact-us', 'reviews'].map(listDocuments))
    ).flatMap((documents) => documents.map((it) => it.id));
    const reviewed = reviewId({ orderId: idOf(REVIEWED), productId: 'moringa-leaf-powder-200g' });
    const held = (await waitingIn(tab)).map((it) => it.id);
    const missing = [
      ...[byKind('enquiry'), byKind('contact'), reviewed].filter((it) => !arrived.includes(it)),
      ...[ofTomorrow.id, byKind('feedback')].filter((it) => !held.includes(it)),
    ];
    expect(missing).toEqual([]);
    const { lost, doubled } = countOff(
      [(await ordersOf(asha)).length, addresses.length],
      [2, before.length + 1],
    );
    return {
      promise: 'old-rows',
      repetitions: left.length,
      lost: missing.length + lost,
      doubled,
      falselyConfirmed: arrived.filter((it) => held.includes(it)).length,
    };
  },
);

/** The list says so; what is far below the screen counts, which WebKit does not lay out. */
function says(tab: Tab, words: string): Promise<void> {
  const list = () => tab.evaluate(() => document.querySelector('.waiting-list')?.textContent ?? '');
  return tab.until(`“${words}”`, async () => (await list()).includes(words));
}

async function waitingIn(tab: Tab) {
  return v.parse(Rows, (await everythingOnDevice(tab)).outbox);
}
