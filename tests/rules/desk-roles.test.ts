// Which data a desk's phone keeps for each role, on the real rules: all of it for merchants, orders and pieces for packers, nothing once removed.
import { beforeEach, expect, test } from 'vitest';
import { readDeskState } from '#domain/editing/desk-state.ts';
import { SENT_KEPT_MS } from '#domain/shared/limits.ts';
import { orderOf } from './an-order.ts';
import { merchantsOf, NOW } from './merchants-phone.ts';

const { atShop, phone, refresh, removeAtShop } = merchantsOf('demo-haat-desk-roles');
beforeEach(() => {
  const orderId = 'order-for-the-desk-1000';
  const offer = {
    ...{ phone: '+919876543210', customer: 'Asha Rao', note: '', validUntil: NOW + 1e9 },
    lines: [{ productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 }],
  };
  return atShop({
    [`users/asha/orders/${orderId}`]: { ...orderOf(orderId), timestamp: NOW },
    'products/moringa': { name: 'Moringa', price: 250, quantity: 10, updatedAt: new Date(NOW) },
    'queries/an-enquiry-of-today': {
      ...{ userId: null, productId: 'moringa', timestamp: NOW },
      expiresAt: new Date(NOW + SENT_KEPT_MS),
    },
    'deskQuotations/quotation-for-somebody': { ...offer, createdAt: NOW, changedAt: new Date(NOW) },
    'shop/settings': { email: 'farm@fields.example' },
  });
});

/** The desk's tables that are not empty. */
async function kept(): Promise<string[]> {
  const tables = phone().tables.filter(({ name }) => name.startsWith('desk'));
  const counts = await Promise.all(tables.map((table) => table.count()));
  return tables.flatMap(({ name }, at) => (counts[at] ? [name] : [])).toSorted();
}
const FOR_PACKERS = ['deskOrders', 'deskProducts', 'deskStock'];
const FOR_MERCHANTS = ['deskEnquiries', 'deskQuotations', 'deskShop', ...FOR_PACKERS];
const UP_TO_DATE = { outcome: 'up-to-date', refused: [] };

test('a packer’s phone has orders and pieces, and nothing of what shoppers write, of quotations or of the settings', async () => {
  expect(await refresh({ as: 'packer' })).toEqual(UP_TO_DATE);
  expect(await kept()).toEqual(FOR_PACKERS);
  expect(await readDeskState(phone())).toMatchObject({ role: 'packer' });
});

test('who becomes a packer keeps what is for packers, at the next look', async () => {
  expect(await refresh()).toEqual(UP_TO_DATE);
  expect(await kept()).toEqual(FOR_MERCHANTS.toSorted());
  expect(await refresh({ as: 'demoted', renewed: 'packer' })).toEqual(UP_TO_DATE);
  expect(await kept()).toEqual(FOR_PACKERS);
});

test.each([
  ['whose new token says nothing', { as: 'removed', renewed: 'asha' }, 'no-merchant'],
  ['whose sign-in the shop has ended', { as: 'removed', renewed: 'signed-out' }, 'nobody'],
  ['who comes back after weeks', { as: 'visitor', renewed: 'signed-out' }, 'nobody'],
] as const)('a phone of somebody who was removed, %s, keeps nothing', async (_, how, outcome) => {
  expect(await refresh()).toEqual(UP_TO_DATE);
  expect(await refresh(how)).toEqual({ outcome });
  expect(await kept()).toEqual([]);
});

test('who is removed reads nothing from that moment, though the token still says merchant', async () => {
  expect(await refresh()).toEqual(UP_TO_DATE);
  await removeAtShop('merchants/merchant');
  await atShop({
    'products/chia': { name: 'Chia', price: 90, quantity: 1, updatedAt: new Date() },
  });
  expect(await refresh()).toEqual({ outcome: 'no-answer' });
  expect(await phone().deskProducts.count()).toBe(1);
});
