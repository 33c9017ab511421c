// Rows of each kind, in the shape in which its first version left them, are sent two days later, or stay where the shopper sees them.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { orderNumber } from '#domain/order/order.ts';
import { reviewId } from '#domain/review/review.ts';
import { encodeFields } from '#engine/firestore/firestore-values.ts';
import { putRows } from '../../support/device-storage.ts';
import { noteTally } from '../../support/note-tally.ts';
import { listDocuments, writeFields } from '../../support/shop-server.ts';
import { GOLDEN } from '../../sync/golden/rows.ts';
import { addressesOf, HOME } from '../steps/address-journey.ts';
import { countOff } from '../steps/count-off.ts';
import { expect, test } from '../steps/journey.ts';
import { signInAt } from '../steps/orders-journey.ts';
import { BESIDE_THE_SHOP } from '../steps/prepared-phone.ts';
import { waitingRows } from '../steps/told-not-saved.ts';
import { haveCatalogue } from '../steps/whole-device.ts';

const Row = v.looseObject({ id: v.string(), kind: v.string(), v: v.number() });

/** The golden rows' order, and the other ids in them. */
const KEPT = {
  uid: 'asha',
  product: 'moringa-leaf-powder',
  awaited: 'chia',
  order: 'c1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
  orderNo: 'C1C2C-3C4C5',
  pressedAt: '1795154400000',
};

const AGE_MS = 2 * 24 * 60 * 60 * 1000;

/** In the order of their presses: rows of one order stay in sequence. */
const LAST = ['order', 'order-address', 'order-transaction', 'cancel-order', 'order-cancellation'];

/** The first golden row of each kind, pressed two days ago, with ids of this run. `idOf` maps a golden id to a new one. */
function olderRows(uid: string, productId: string) {
  const ids = new Map<string, string>();
  const idOf = (kept: string): string => {
    const id = ids.get(kept) ?? randomUUID().replaceAll('-', '');
    ids.set(kept, id);
    return id;
  };
  const orderNo = orderNumber(idOf(KEPT.order));
  // One moment for all: rows about an order repeat that order's moment.
  const pressedAt = String(Date.now() - AGE_MS);
  const kept = Object.values(GOLDEN).map((row) => {
    const text = JSON.stringify(row)
      .replaceAll(`"${KEPT.uid}"`, `"${uid}"`)
      .replaceAll(`users/${KEPT.uid}`, `users/${uid}`)
      .replaceAll(`"${KEPT.product}"`, `"${productId}"`)
      // The shop takes alerts only for products that it has.
      .replaceAll(`"${KEPT.awaited}"`, `"${productId}"`)
      .replaceAll(`stockAlerts/${KEPT.awaited}`, `stockAlerts/${productId}`)
      .replaceAll(KEPT.orderNo, orderNo)
      .replaceAll(KEPT.pressedAt, pressedAt)
      .replaceAll(/[0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, idOf);
    return v.parse(Row, JSON.parse(text));
  });
  const rows = kept.filter((row, at) => kept.findIndex(({ kind }) => kind === row.kind) === at);
  rows.sort((one, other) => LAST.indexOf(one.kind) - LAST.indexOf(other.kind));
  return { rows, idOf, orderId: idOf(KEPT.order) };
}

const REMOVED = '11112222333344445555666677778888';
const REVIEWED = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';

const row = (page: Page, words: string | RegExp) =>
  page.getByRole('main').locator('.waiting-list > li').filter({ hasText: words });

async function idsIn(collection: string): Promise<string[]> {
  return (await listDocuments(collection)).map(({ id }) => id);
}

test('a row of each kind that waited two days, and one of a later version: each is sent or stays in sight, and the order goes only after a yes', {
  tag: '@core',
}, async ({ page, product }) => {
  await haveCatalogue(page);
  const uid = await signInAt(page, '/waiting');
  const { rows, idOf, orderId } = olderRows(uid, product.id);
  const byKind = (kind: string) => rows.find((it) => it.kind === kind)?.id ?? '';
  const id = idOf('of tomorrow');
  const ofTomorrow = { ...rows[0], id, kind: 'contact', v: 99, entityKey: `contact-us/${id}` };
  const left = [ofTomorrow, ...rows];
  await writeFields(`users/${uid}/addresses/${idOf(REMOVED)}`, encodeFields({ ...HOME }));
  const items = [{ productId: 'moringa-leaf-powder-200g' }];
  const delivered = encodeFields({ userId: uid, deliveryStatus: 'delivered', items });
  await writeFields(`users/${uid}/orders/${idOf(REVIEWED)}`, delivered);

  // While no page of the shop is open.
  await page.goto(BESIDE_THE_SHOP);
  await putRows(page, 'outbox', left);
  await page.goto('/waiting');
  await expect(row(page, 'This version of the shop cannot send this')).toContainText(
    'Your message to the shop',
  );
  await expect(row(page, 'Your feedback about Moringa leaf powder')).toContainText(
    'no longer on this phone',
  );
  const order = row(page, /^Your order/);
  await expect(order).toContainText('waited for more than a day');
  await order.getByRole('button', { name: 'Order at ₹240' }).click();
  const states = async () => (await waitingRows(page)).map(({ kind, state }) => `${kind} ${state}`);
  await expect.poll(states).toEqual(['contact held', 'feedback refused']);

  const final = (await listDocuments(`users/${uid}/orders`)).find((it) => it.id === orderId);
  expect(final?.fields).toMatchObject({
    total: { integerValue: '240' },
    transactionId: { stringValue: 'UTR123' },
    deliveryStatus: { stringValue: 'cancel' },
  });
  expect(JSON.stringify(final?.fields.address)).toContain('Asha at work');
  const addresses = (await addressesOf(uid)).map(({ id }) => id);
  expect(addresses).toEqual([idOf('7b1f2c3d4e5f60718293a4b5c6d7e8f9')]);
  const profile = (await listDocuments('users')).find(({ id }) => id === uid);
  expect(profile?.fields.first_name).toEqual({ stringValue: 'Asha' });

  const documents = [
    ...(await idsIn('queries')),
    ...(await idsIn('contact-us')),
    ...(await idsIn('reviews')),
  ];
  const reviewed = reviewId({ orderId: idOf(REVIEWED), productId: 'moringa-leaf-powder-200g' });
  const sent = [byKind('enquiry'), byKind('contact'), reviewed];
  const held = (await waitingRows(page)).map(({ id }) => id);
  const missing = [
    ...sent.filter((id) => !documents.includes(id)),
    ...[ofTomorrow.id, byKind('feedback')].filter((id) => !held.includes(id)),
  ];
  const counts = [(await listDocuments(`users/${uid}/orders`)).length, addresses.length];
  const { lost, doubled } = countOff(counts, [2, 1]);
  noteTally({
    promise: 'old-rows',
    repetitions: left.length,
    lost: missing.length + lost,
    doubled,
    falselyConfirmed: documents.filter((id) => held.includes(id)).length,
  });
});
