// A product, an order and a waiting write, changed at will, and a catalogue of them.
import * as v from 'valibot';
import type { CatalogueReader } from '#domain/catalogue/catalogue-reader.ts';
import { buildOrder } from '#domain/order/build-order-write.ts';
import { type Order, orderFromFields, StoredOrder } from '#domain/order/order.ts';
import type { Product } from '#domain/product/product.ts';
import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';

export const ADDRESS = {
  ...{ name: 'Asha Rao', phone: '9876543210', address: '12 Lake Road' },
  ...({ city: 'Jaipur', state: 'Rajasthan', zipcode: '302001' } as const),
};

export const ORDER_ID = 'a1b2cd3e4f00000000000000000000ff';

export function givenProduct(change: Partial<Product> = {}): Product {
  const { id = 'moringa' } = change;
  return {
    ...{ id, name: id, brand: 'sehore', category: 'powders', pricePaise: 100_00, quantity: 5 },
    ...{ tags: [], photoURL: [], numWeeks: null, documentBytes: null },
    ...change,
  };
}

/** As the shop stores it: cash on delivery, ₹499. */
export function givenOrder(change: Partial<Order> = {}): Order {
  const sums = { paymentMethod: 'cod', subTotal: 499, total: 499 };
  const stored = { address: ADDRESS, timestamp: 1, ...sums };
  return { ...orderFromFields(ORDER_ID, v.parse(StoredOrder, stored)), ...change };
}

/** The settings of a shop that sets none of its charges, limits and coupons but these. */
export const selling = (change: Partial<NonNullable<ShopSettings['selling']>> = {}) => ({
  selling: {
    ...{ deliveryCharge: '', freeFrom: '', minimumOrder: '', cash: 'yes', cashBelow: '' },
    ...{ couponCode: '', couponOff: '', couponFrom: '', couponLastDay: '', ...change },
  },
});

/** As a phone makes it from its cart. */
export function orderedOf(
  products: readonly Product[],
  more: Partial<Parameters<typeof buildOrder>[0]> & { quantity?: number } = {},
  now = 1,
) {
  const { quantity = 1, ...changes } = more;
  const wish = {
    uid: 'asha',
    orderId: ORDER_ID,
    lines: products.map((product) => ({ productId: product.id, quantity, addedAt: 1, product })),
    brandName: (brand: string) => brand,
    address: { id: 'home', ...ADDRESS },
    paymentMethod: 'cod' as const,
    ...changes,
  };
  return buildOrder(wish, now);
}

export function givenRow(change: Partial<OutboxRow> = {}): OutboxRow {
  return {
    ...{ seq: 1, id: ORDER_ID, v: 1, kind: 'enquiry', uid: null, entityKey: 'queries/a' },
    ...{ payload: {}, accepted: null, createdAt: 1, state: 'queued', heldFor: null, attempts: 0 },
    ...{ denials: 0, nextAt: 0, lastError: null, everSent: false, lease: null },
    ...change,
  };
}

export function catalogueOf(change: Partial<CatalogueReader> = {}): CatalogueReader {
  return {
    list: async () => ({ products: [], hasMore: false, total: 0 }),
    product: async () => null,
    names: async () => ({ categories: [], brands: [] }),
    covers: async () => ({}),
    blogs: async () => [],
    settings: async () => ({}),
    blog: async () => [],
    ...change,
  };
}
