import type { PaymentMethod } from '#domain/order/order.ts';
import { PAYMENT_METHOD_WORDS, UPI_OR_TRANSFER } from '#domain/shared/messages.ts';
import { useMoney } from '../use-shop.ts';

/** The name of each way to pay; a bank transfer names UPI too where the shop's settings have a UPI id. */
export function usePaymentMethods(): Readonly<Record<PaymentMethod, string>> {
  const upi = useMoney()?.upi;
  return upi?.vpa && upi.payeeName
    ? { ...PAYMENT_METHOD_WORDS, NEFT: UPI_OR_TRANSFER }
    : PAYMENT_METHOD_WORDS;
}
