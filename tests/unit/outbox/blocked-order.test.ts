// A waiting order that asks its shopper again, as the list of waiting writes shows it.
import { expect, test } from 'vitest';
import { newAddressOf, rowWords } from '#shop/outbox/messages.ts';
import { requotedLines } from '#shop/outbox/requoted-lines.ts';
import { orderChangeTitle, orderTitle } from '#shop/outbox/row-title.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { givenRow, ORDER_ID } from '../given.ts';

const items = [orderItem('turmeric', 2, 99.5), orderItem('moringa', 2, 150)];
const named = { orderId: ORDER_ID, orderNo: 'A1B2C-D3E4F' };
const ORDER = newOrder('asha', items, named);
const ROW = givenRow({
  kind: 'order',
  uid: 'asha',
  entityKey: `users/asha/orders/${ORDER_ID}`,
  payload: ORDER,
});

test('an order is named by its number and its total, its changes by their order', () => {
  expect(orderTitle(ROW)).toBe('Your order A1B2C-D3E4F for ₹499');
  expect(orderChangeTitle(newAddressOf, ROW)).toBe('New address for your order A1B2C-D3E4F');
  expect(orderTitle({ ...ROW, payload: 'cut' })).toBe('Your order');
});

test('an order that waits is said to be not placed yet; one that is on its way to the shop, to be placed just then', () => {
  expect(rowWords(ROW).words).toContain('Saved on this phone – not placed yet.');
  expect(rowWords(ROW, { reachability: 'reachable', behind: null }).words).toBe(
    'Placing your order…',
  );
  expect(rowWords({ ...ROW, state: 'sending' }).words).toBe('Placing your order…');
});

test('each line of an order that is asked about shows its price then and now, or that it is gone', () => {
  const today = { ...ORDER, items: [orderItem('turmeric', 2, 120)], total: 240 };
  const line = { isQuoted: false, name: 'Moringa Powder', quantity: 2 };
  expect(requotedLines({ order: ORDER, reason: 'product-gone', today })).toEqual([
    { ...line, productId: 'turmeric', oldPaise: 99_50, newPaise: 120_00 },
    { ...line, productId: 'moringa', oldPaise: 150_00, newPaise: null },
  ]);
});
