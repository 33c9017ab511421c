// A phone order that the merchant takes down at the desk: `phoneOrders/{id}`. A function places it in the account of
// the customer's number under the same id, where it is an order like any other (order.ts).
import * as v from 'valibot';
import { AddressFields } from '../address/address.ts';
import { OfferedLine } from '../quotation/offered-quotation.ts';
import { DEFAULT_COUNTRY_CODE } from '../shared/limits.ts';
import { paiseFromRupees } from '../shared/money.ts';
import { chargesPaise } from './charges.ts';
import { itemsTotal, type NewOrder, orderNumber } from './order.ts';
import { chargesFor, NO_TERMS, type SellingTerms } from './selling-terms.ts';

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

/** What the shop's terms say of an order by phone: delivery costs as much. On all else the merchant decides himself. */
export function phoneTerms({ deliveryPaise, freeFromPaise }: SellingTerms): SellingTerms {
  return { ...NO_TERMS, deliveryPaise, freeFromPaise };
}

/**
 * The order as that account would have sent it, at the shop's terms. The shop adds pictures and brands when it accepts
 * the order.
 */
export function placedOrder(
  id: string,
  uid: string,
  { address, paymentMethod, createdAt, lines }: PhoneOrder,
  terms: SellingTerms = NO_TERMS,
): NewOrder {
  const items = lines.map((line) => ({ ...line, photoUrl: '', brand: '' }));
  const goods = itemsTotal(items);
  const goodsPaise = paiseFromRupees(goods);
  const charges = chargesFor(phoneTerms(terms), '', goodsPaise, createdAt);
  return {
    orderId: id,
    orderNo: orderNumber(id),
    items,
    userId: uid,
    address,
    timestamp: createdAt,
    paymentMethod,
    subTotal: goods,
    total: (goodsPaise + chargesPaise(charges)) / 100,
    status: 'pending',
    deliveryStatus: 'processing',
    ...charges,
  };
}
