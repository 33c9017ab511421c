// An order that waits and is asked about again, as the list of what waits shows it.
import { expect, test } from 'vitest';
import type { NewOrder } from '#core/model/order/order.ts';
import type { OutboxRow } from '#core/model/outbox/write.ts';
import { newAddressOf, rowWords } from '#features/outbox/messages.ts';
import { orderChangeTitle, orderTitle } from '#features/outbox/order-title.ts';
import { requotedLines } from '#features/outbox/requoted-lines.ts';

const item = (productId: string, price: number) => ({
  productId,
  quantity: 2,
  price,
  photoUrl: '',
  name: `Powder ${productId}`,
  brand: '',
});
const ORDER: NewOrder = {
  orderId: 'a1b2cd3e4f00000000000000000000ff',
  orderNo: 'A1B2C-D3E4F',
  items: [item('turmeric', 99.5), item('moringa', 150)],
  userId: 'asha',
  address: {
    name: 'Asha',
    phone: '9876543210',
    address: '12 Lake Road',
    city: 'Jaipur',
    state: 'Rajasthan',
    zipcode: '302001',
  },
  timestamp: 1,
  paymentMethod: 'cod',
  subTotal: 499,
  total: 499,
  status: 'pending',
  deliveryStatus: 'processing',
};
const ROW: OutboxRow = {
  seq: 1,
  id: ORDER.orderId,
  v: 1,
  kind: 'order',
  uid: 'asha',
  entityKey: `users/asha/orders/${ORDER.orderId}`,
  payload: ORDER,
  accepted: null,
  createdAt: 1,
  state: 'queued',
  heldFor: null,
  attempts: 0,
  denials: 0,
  nextAt: 0,
  lastError: null,
  everSent: false,
  lease: null,
};

test('an order is named by its number and what it costs, its changes by the order that they are of', () => {
  expect(orderTitle(ROW)).toBe('Your order A1B2C-D3E4F for ₹499');
  expect(orderChangeTitle(newAddressOf, ROW)).toBe('New address for your order A1B2C-D3E4F');
  expect(orderTitle({ ...ROW, payload: 'cut' })).toBe('Your order');
});

test('an order that waits is said to be not placed yet; one that is on its way to the shop, to be placed just then', () => {
  expect(rowWords(ROW).words).toContain('Saved on this phone – not placed yet.');
  expect(rowWords(ROW, { isReachable: true, behind: null }).words).toBe('Placing your order…');
  expect(rowWords({ ...ROW, state: 'sending' }).words).toBe('Placing your order…');
  expect(rowWords({ ...ROW, kind: 'contact', state: 'sending' }).words).toBe('Sending…');
  expect(rowWords({ ...ROW, kind: 'contact' }).words).toContain('not sent yet.');
});

test('each line of an order that is asked about shows its price then and now, or that it is gone', () => {
  const today = { ...ORDER, items: [item('turmeric', 120)], total: 240 };
  expect(requotedLines({ order: ORDER, reason: 'product-gone', today })).toEqual([
    {
      productId: 'turmeric',
      isQuoted: false,
      name: 'Powder turmeric',
      quantity: 2,
      oldPaise: 99_50,
      newPaise: 120_00,
    },
    {
      productId: 'moringa',
      isQuoted: false,
      name: 'Powder moringa',
      quantity: 2,
      oldPaise: 150_00,
      newPaise: null,
    },
  ]);
});
