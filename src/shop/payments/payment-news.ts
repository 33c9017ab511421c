// The ways in which an attempt to pay ended, as the URL says them.

/** `confirming-again`: after a failed attempt. `not-begun`: no payment was started. */
export const PAYMENT_NEWS = [
  'confirming',
  'confirming-again',
  'cancelled',
  'failed',
  'not-begun',
  'refused',
] as const;
export type PaymentNews = (typeof PAYMENT_NEWS)[number];
