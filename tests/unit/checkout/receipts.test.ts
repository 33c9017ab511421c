// The receipt of an order, where the shop has no GSTIN: which orders have one, and whose name and address stand on it.
import { expect, test } from 'vitest';
import { tax } from '#config/contact.ts';
import type { Order } from '#domain/order/order.ts';
import { receiptKey } from '#domain/tax/kept-papers.ts';
import { hasReceipt, receiptOf } from '#domain/tax/receipt-of.ts';
import { receiptSheet } from '#domain/tax/receipt-sheet.ts';
import { givenOrder } from '../given.ts';

const LINE = { productId: 'chia', name: 'Chia', quantity: 2, pricePaise: 249_50 };
const order = givenOrder({ lines: [{ ...LINE, photoUrl: 'https://shop/chia', brand: '' }] });
const SHOP = { name: 'Green Fields', address: ['Mandi Road', 'Sehore 466001'], tax };

test.each<[string, Partial<Order>, boolean]>([
  ['that is not packed yet', {}, false],
  ['that is packed', { packed: true }, true],
  ['that is taken out of its parcel again', { packed: false }, false],
  ['on its way', { deliveryStatus: 'shipped' }, true],
  ['delivered', { deliveryStatus: 'delivered' }, true],
  ['cancelled after it was packed', { packed: true, deliveryStatus: 'cancel' }, false],
])('an order %s: has it a receipt?', (_, change, has) => {
  expect(hasReceipt(givenOrder(change))).toBe(has);
});

test.each<[string, Partial<typeof tax>, string, string[]]>([
  ['nothing', {}, 'Green Fields', ['Mandi Road', 'Sehore 466001']],
  [
    'a legal name, an address and a licence',
    { legalName: 'Meena Patil', registeredAddress: 'Farm 7\nNashik\n', fssai: '12345678901234' },
    'Meena Patil',
    ['Farm 7', 'Nashik', 'FSSAI licence 12345678901234'],
  ],
  ['a trade name', { tradeName: 'Meena’s' }, 'Meena’s', ['Mandi Road', 'Sehore 466001']],
])('with %s in the tax settings, the receipt names the seller', (_, settings, name, lines) => {
  const sheet = receiptSheet(receiptOf(order, { ...SHOP, tax: { ...tax, ...settings } }));
  expect(sheet.seller).toEqual({ name, lines });
  expect(sheet.signed).toContain(name);
  expect(sheet.total[1]).toBe('₹499');
  expect(sheet.rows.map(({ cells }) => cells)).toEqual([['Chia', '2', '249.50', '499.00']]);
});

test('a kept receipt is found until something that stands on it changes', () => {
  const key = (change: Partial<Order> = {}, shop = SHOP) =>
    receiptKey(order.orderId, receiptOf({ ...order, ...change }, shop)).pdfUrl;
  expect(key({ deliveryStatus: 'delivered', trackingNumber: 'EZ1' })).toBe(key());
  expect(key({ totalPaise: 1 })).not.toBe(key());
  expect(key({}, { ...SHOP, name: 'Others' })).not.toBe(key());
});
