// The demo customer, to sign in as: with an address, earlier orders and quotations. All invented.
import { createHash } from 'node:crypto';
import type { Profile } from '#domain/account/profile-form.ts';
import type { AddressFields } from '#domain/address/address.ts';
import { itemsTotal, type OrderItem, orderNumber } from '#domain/order/order.ts';
import { pictureAddress } from '#domain/shared/picture.ts';
import { DAY_MS } from '#engine/limits.ts';
import { brands } from './brands.ts';
import { demoProducts } from './catalogue.ts';
import { entryOf } from './catalogue-entry.ts';

export const customer = { uid: 'demo-customer-of-the-haat', phone: '+919876543210' } as const;

/** A merchant, who may open the desk. */
export const merchant = { uid: 'demo-merchant-of-the-haat', phone: '+919876500000' } as const;

export const profile: Profile = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha.rao@example.com',
};

export const address: AddressFields = {
  name: 'Asha Rao',
  phone: customer.phone.slice(3),
  address: '12 Mill Road, Bani Park',
  city: 'Jaipur',
  state: 'Rajasthan',
  zipcode: '302016',
};

/** An id like those that phones mint, but always the same. */
export function fixedId(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}

/**
 * A product of the demo catalogue by its id.
 * @throws Error when there is none.
 */
export function catalogued(productId: string) {
  const found = demoProducts.find(({ product }) => product.id === productId);
  if (!found) throw new Error(`the demo catalogue has no ${productId}`);
  return {
    id: productId,
    ...entryOf(found).fields,
    brandName: brands[found.product.brand].brandName,
  };
}

function item(productId: string, quantity: number): OrderItem {
  const { price, name, brandName } = catalogued(productId);
  const photoUrl = pictureAddress(productId, '0', 200);
  return { productId, quantity, price, photoUrl, name, brand: brandName };
}

function order(name: string, at: number, items: OrderItem[], rest: object) {
  const orderId = fixedId(`order ${name}`);
  const total = itemsTotal(items);
  return {
    orderId,
    orderNo: orderNumber(orderId),
    items,
    userId: customer.uid,
    address,
    timestamp: at,
    subTotal: total,
    total,
    acceptedAt: at + 2_000,
    ...rest,
  };
}

/** The customer's earlier orders, as the shop's server and the merchant left them; `now` in ms. */
export function demoOrders(now: number) {
  const twoWeeksAgo = now - 14 * DAY_MS;
  const lately = now - 3 * DAY_MS;
  return [
    order(
      'delivered',
      twoWeeksAgo,
      [
        item('moringa-leaf-powder-200g', 2),
        item('lakadong-turmeric-powder-200g', 1),
        item('ragi-finger-millet-whole-1kg', 3),
      ],
      { paymentMethod: 'cod', status: 'success', deliveryStatus: 'delivered' },
    ),
    order(
      'shipped',
      lately,
      [item('wild-forest-honey-nilgiris-500g', 1), item('chia-seeds-mysuru-250g', 2)],
      {
        paymentMethod: 'NEFT',
        status: 'success',
        deliveryStatus: 'shipped',
        transactionId: 'DEMO26305001234',
        transactionTimestamp: lately + 10 * 60_000,
      },
    ),
  ];
}
