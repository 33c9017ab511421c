// Texts of the notifications to those who run the shop.
import type { OnHoldReason, PaymentMethod } from '../order.ts';

export const newOrderTitle = (number: string) => `New order ${number}`;
export const heldTitle = (number: string) => `On hold: order ${number}`;
export const paidTitle = (number: string) => `Paid: order ${number}`;
export const transferTitle = (number: string) => `Bank payment to check: order ${number}`;
export const cancelledTitle = (number: string) => `Cancelled: order ${number}`;
export const toPackTitle = (number: string) => `To pack: order ${number}`;

const METHODS: Readonly<Record<PaymentMethod, string>> = {
  cod: 'cash on delivery',
  NEFT: 'bank transfer',
  online_payment: 'online payment',
};
const PAID = 'paid';
export function paymentWords(method: PaymentMethod, isPaid: boolean): string {
  if (isPaid) return PAID;
  return method === 'cod' ? METHODS.cod : `${METHODS[method]}, not paid yet`;
}
export const piecesWords = (pieces: number) => (pieces === 1 ? '1 piece' : `${pieces} pieces`);
export const AT_QUOTED_PRICES = 'at the prices of your quotation';

/** Why it waits for the merchant. */
export const HELD_WORDS: Readonly<Record<OnHoldReason, string>> = {
  price: 'It costs more now than the customer agreed to.',
  product: 'Something in it is no longer in the catalogue.',
  invalid: 'Its total or a price in it is wrong.',
  stock: 'There are not enough pieces in stock.',
  limit: 'This customer already has too many open orders.',
  quotation: 'Its quotation is too old, or is used up.',
  pincode: 'You do not deliver to its pincode, or it does not exist.',
  terms: 'It is below your minimum order, or to be paid in cash that you do not take.',
  'too-many-held': 'This customer already has too many orders on hold.',
};
export const PAID_ONLINE = 'The online payment came.';
export const LATE_MONEY = 'The order is cancelled: please give the money back.';
export const CHECK_TRANSFER = 'The customer has paid by bank transfer: check your bank.';
export const LATE_TRANSFER =
  'The order is cancelled, but the customer has paid by bank transfer: check your bank, and give the money back.';
export const CANCELLED_BY_CUSTOMER = 'The customer has cancelled it.';
