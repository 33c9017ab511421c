// Presses about orders, as the shop's screens make them, and the fields that the shop's server then writes.
import { beforeEach } from 'vitest';
import { addressFields } from '#domain/address/address.ts';
import { addToCart, readCart } from '#domain/cart/cart-lines.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { buildOrder } from '#domain/order/build-order-write.ts';
import { cancelOrder } from '#domain/order/cancel-order-write.ts';
import type { NewOrder, PaymentMethod } from '#domain/order/order.ts';
import { changeOrderAddress, saveTransactionId } from '#domain/order/order-change-write.ts';
import { placeOrder } from '#domain/order/order-write.ts';
import { readOrder } from '#domain/order/orders.ts';
import { acceptRequote } from '#domain/order/requote-write.ts';
import type { Product } from '#domain/product/product.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { encodeFields, type PlainFields } from '#engine/firestore/firestore-values.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { someAddress } from './account-writes.ts';
import type { Phone } from './phone.ts';

export const MORINGA: Product = {
  id: 'moringa-leaf-powder',
  name: 'Moringa leaf powder',
  brand: 'kaveri',
  category: 'moringa',
  pricePaise: 24_950,
  tags: [],
  photoURL: ['0'],
  quantity: 12,
  numWeeks: null,
  documentBytes: null,
};

export function sell(phone: Phone, prices: Record<string, number>): void {
  for (const [id, price] of Object.entries(prices)) {
    phone.shopHas(`/products/${id}`, { name: id, price });
  }
}

export async function proposeOrder(
  database: HaatDatabase,
  now: number,
  paymentMethod: PaymentMethod = 'cod',
): Promise<NewOrder> {
  await addToCart(database, MORINGA, now);
  const of = { uid: 'asha', orderId: mintId(), address: someAddress(), paymentMethod };
  const lines = await readCart(database);
  return buildOrder({ ...of, lines, brandName: (brand) => brand }, now);
}

/** Signs Asha in, at a shop that sells moringa for ₹249.50. */
export async function signInToOrder(phone: Phone): Promise<void> {
  await phone.enter();
  sell(phone, { [MORINGA.id]: 249.5 });
}

/** The shop makes a quotation for Asha. `at`: ms. */
export function shopQuotes(
  phone: Phone,
  id: string,
  at: number,
  cartItems: PlainFields[],
  pdfUrl: string | null = null,
): void {
  const createdAt = { timestampValue: new Date(at).toISOString() };
  const fields = { ...encodeFields({ id, pdfUrl, cartItems }), createdAt };
  phone.shop.documents.set(`/users/asha/quotations/${id}`, { token: null, fields });
}

/** Asha's presses about her orders, and their outcomes; she is signed in before each test. */
export function ordersOn(phone: Phone) {
  beforeEach(() => signInToOrder(phone));
  const pathOf = (orderId: string) => `/users/asha/orders/${orderId}`;
  return {
    async place(paymentMethod: PaymentMethod = 'cod') {
      const { database, now } = phone;
      const order = await proposeOrder(database, now, paymentMethod);
      const { outcome } = await placeOrder(database, order, now);
      if (outcome !== 'saved') throw new Error(outcome);
      return order;
    },
    async changeAddress(orderId: string) {
      const change = { id: mintId(), address: addressFields(someAddress({ name: 'At work' })) };
      await changeOrderAddress(phone.database, { ...change, uid: 'asha', orderId }, phone.now);
      return change;
    },
    transfer(orderId: string, transactionId: string) {
      const press = { id: mintId(), uid: 'asha', orderId, transactionId };
      return saveTransactionId(phone.database, press, phone.now);
    },
    cancel: (orderId: string, id = mintId()) =>
      cancelOrder(phone.database, { id, uid: 'asha', orderId }, phone.now),
    /** Says yes to this total; false: the shop asks about another one. */
    async sayYes(orderId: string, totalRupees: number) {
      const yes = { seq: await phone.seqOf(orderId), totalRupees };
      return acceptRequote(phone.database, writeKinds, yes, phone.now);
    },
    here: (orderId: string) => readOrder(phone.database, 'asha', orderId),
    stored: (orderId: string) => phone.atShop(pathOf(orderId)),
    /** The shop's server writes these fields into an order that it takes. */
    shopWrites: (orderId: string, change: PlainFields) => phone.shopWrites(pathOf(orderId), change),
  };
}
