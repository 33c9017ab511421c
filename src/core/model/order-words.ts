// What payment and delivery are called on every screen. Source: specification, states and screens.
import type { DeliveryStatus, PaymentMethod, PaymentStatus, RefundState } from './order.ts';

/** Successful, Failed, or Pending for everything that is not settled. */
export const PAYMENT_STATUS_WORDS: Readonly<Record<PaymentStatus, string>> = {
  success: 'Successful',
  failed: 'Failed',
  pending: 'Pending',
  authorized: 'Pending',
};

export const DELIVERY_STATUS_WORDS: Readonly<Record<DeliveryStatus, string>> = {
  processing: 'processing',
  shipped: 'shipped',
  delivered: 'delivered',
  pending: 'pending',
  cancel: 'Cancelled',
};

export const PAYMENT_METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  online_payment: 'Online Payment',
  cod: 'Cash on Delivery',
  NEFT: 'Bank Transfer (NEFT)',
};

/** What a shopper reads of money that came twice, or after the order was cancelled. */
export const REFUND_WORDS: Readonly<Record<RefundState, string>> = {
  due: 'A payment came twice, or after this order was cancelled. That money goes back to you.',
  done: 'A payment came twice, or after this order was cancelled. The shop has given that money back; your bank may take a week to show it.',
  failed:
    'A payment came twice, or after this order was cancelled. The shop still has to give that money back: please contact us.',
};
