// A phone order that the merchant takes down at the desk: `phoneOrders/{id}`. A function places it in the account of
// the customer's number under the same id, where it is an order like any other (order.ts).
import * as v from 'valibot';
import { AddressFields } from '../address/address.ts';
import { OfferedLine } from '../quotation/offered-quotation.ts';
import { DEFAULT_COUNTRY_CODE } from '../shared/limits.ts';
import { itemsTotal, type NewOrder, orderNumber } from './order.ts';

/** Most lines of a phone order. Source: security rules. */
export const MAX_PHONE_ORDER_LINES = 50;

/**
 * The phone in the address is the number that the customer logs in with. `createdAt` in ms since 1970 by the merchant's
 * phone, prices in rupees.
 */
export const PhoneOrder = v.object({
  address: AddressFields,
  paymentMethod: v.picklist(['cod', 'NEFT']),
  createdAt: v.number(),
  lines: v.pipe(v.array(OfferedLine), v.minLength(1), v.maxLength(MAX_PHONE_ORDER_LINES)),
});
export type PhoneOrder = v.InferOutput<typeof PhoneOrder>;

/** The stored document, with the account in which the function placed it, or null. */
export const StoredPhoneOrder = v.object({
  ...PhoneOrder.entries,
  placedFor: v.nullish(v.string(), null),
});
export type StoredPhoneOrder = v.InferOutput<typeof StoredPhoneOrder>;

/** The account's phone number, such as +919876543210. */
export function accountPhone({ address }: Pick<PhoneOrder, 'address'>): string {
  return `+${DEFAULT_COUNTRY_CODE}${address.phone}`;
}

/** The order as that account would have sent it. The shop adds pictures and brands when it accepts the order. */
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
