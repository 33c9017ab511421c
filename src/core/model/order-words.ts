// What payment and delivery are called on every screen. Source: specification, states and screens.
import type { DeliveryStatus, PaymentMethod, PaymentStatus } from './order.ts';

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
