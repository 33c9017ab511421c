// An order that a customer gives by phone, as the merchant writes it down at the desk: `phoneOrders/{id}`. A function places it in the account of the
// customer's number, under the same id, where it is an order like any other (order.ts).
import * as v from 'valibot';
import { AddressFields } from '../address/address.ts';
import { OfferedLine } from '../quotation/offered-quotation.ts';
import { DEFAULT_COUNTRY_CODE } from '../shared/limits.ts';
import { itemsTotal, type NewOrder, orderNumber } from './order.ts';

/** Most lines of one. Source: security rules. */
export const MAX_PHONE_ORDER_LINES = 50;

/** What the customer said. The phone in the address is the one that the customer logs in with. `createdAt` in ms since 1970 by the merchant's phone, prices in rupees. */
export const PhoneOrder = v.object({
  address: AddressFields,
  paymentMethod: v.picklist(['cod', 'NEFT']),
  createdAt: v.number(),
  lines: v.pipe(v.array(OfferedLine), v.minLength(1), v.maxLength(MAX_PHONE_ORDER_LINES)),
});
export type PhoneOrder = v.InferOutput<typeof PhoneOrder>;

/** The stored document: with the account in which the function placed it, null until then. */
export const StoredPhoneOrder = v.object({
  ...PhoneOrder.entries,
  placedFor: v.nullish(v.string(), null),
});
export type StoredPhoneOrder = v.InferOutput<typeof StoredPhoneOrder>;

/** The number of the account that it is for, such as +919876543210. */
export function accountPhone({ address }: Pick<PhoneOrder, 'address'>): string {
  return `+${DEFAULT_COUNTRY_CODE}${address.phone}`;
}

/** The order as that account would have sent it. Pictures and brands are those that the shop finds when it takes the order. */
export function placedOrder(
  id: string,
  uid: string,
  { address, paymentMethod, createdAt, lines }: PhoneOrder,
): NewOrder {
  const items = lines.map((line) => ({ ...line, photoUrl: '', brand: '' }));
  const total = itemsTotal(items);
  return {
    orderId: id,
    orderNo: orderNumber(id),
    items,
    userId: uid,
    address,
    timestamp: createdAt,
    paymentMethod,
    subTotal: total,
    total,
    status: 'pending',
    deliveryStatus: 'processing',
  };
}
