// The demo customer has what the shop can read: an address, orders on their way, quotations with PDFs, and published reviews.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AddressFields } from '#core/model/account/address.ts';
import { Profile } from '#core/model/account/profile.ts';
import { DocumentId } from '#core/model/identifiers.ts';
import { itemsTotal, OrderItem, orderNumber, StoredOrder } from '#core/model/order/order.ts';
import { quotationFromFields, StoredQuotation } from '#core/model/order/quotation.ts';
import {
  address,
  catalogued,
  customer,
  demoOrders,
  profile,
} from '../../../backend/seed/demo-customer.ts';
import { demoQuotations } from '../../../backend/seed/demo-quotations.ts';
import { demoReviews } from '../../../backend/seed/demo-reviews.ts';

const NOW = Date.UTC(2026, 0, 31);

test('has a phone of India, a name, an email and an address that the forms would take', () => {
  expect(customer.phone).toMatch(/^\+91\d{10}$/);
  expect(v.is(DocumentId, customer.uid)).toBe(true);
  expect(v.parse(Profile, profile)).toEqual(profile);
  expect(v.parse(AddressFields, address)).toEqual(address);
});

test('has orders that the shop took, one of them delivered, at the catalogue’s prices', () => {
  const orders = demoOrders(NOW);
  for (const order of orders) {
    const stored = v.parse(StoredOrder, order);
    expect(stored.acceptedAt).toBeGreaterThan(stored.timestamp);
    expect(stored.acceptedAt).toBeLessThan(NOW);
    expect(order.userId).toBe(customer.uid);
    expect(order.orderNo).toBe(orderNumber(order.orderId));
    expect([order.subTotal, order.total]).toEqual(Array(2).fill(itemsTotal(order.items)));
    for (const item of order.items) {
      expect(v.parse(OrderItem, item)).toEqual(item);
      expect(item.price).toBe(catalogued(item.productId).price);
    }
  }
  expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(orders.length);
  expect(orders.map((order) => v.parse(StoredOrder, order).deliveryStatus).sort()).toEqual([
    'delivered',
    'shipped',
  ]);
});

test('was quoted three times: every line can be believed, and one quotation is below the catalogue', () => {
  const quotations = demoQuotations(NOW);
  expect(quotations).toHaveLength(3);
  let below = 0;
  for (const { fields, pdf } of quotations) {
    const stored = v.parse(StoredQuotation, { ...fields, pdfUrl: null });
    const { quotation, refused } = quotationFromFields(fields.id, stored);
    expect(refused).toEqual([]);
    expect(quotation.lines).toHaveLength(fields.cartItems.length);
    expect(quotation.createdAt).toBeLessThan(NOW);
    const isBelow = quotation.lines.every(
      ({ product }) => product.pricePaise < catalogued(product.id).price * 100,
    );
    if (isBelow) below += 1;
    expect(pdf.toString('latin1')).toMatch(/^%PDF-1\.4\n.*\(Quotation\).*%%EOF\n$/s);
  }
  expect(below).toBe(1);
});

test('can read published reviews of two products', () => {
  const reviews = demoReviews(NOW);
  expect(reviews.length).toBeGreaterThanOrEqual(3);
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
  expect(new Set(reviews.map(({ fields }) => fields.productId)).size).toBe(2);
  for (const { fields } of reviews) {
    expect(fields).toMatchObject({ published: true, productName: expect.stringMatching(/./) });
    expect(fields.timestamp).toBeLessThan(NOW);
  }
});
