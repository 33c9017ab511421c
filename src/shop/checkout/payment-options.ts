// The payment methods open to an order right now. Pure.

import type { PaymentMethod } from '#domain/order/order.ts';
import { ONLINE_PAYMENT_LIMIT_PAISE } from '#domain/shared/limits.ts';
import {
  ONLINE_NEEDS_CONNECTION,
  PAYMENT_HINTS,
  SELECT_PAYMENT,
  tooMuchForOnline,
} from './messages.ts';

export type PaymentOption = {
  method: PaymentMethod;
  hint: string;
  /** Why this method cannot be chosen right now, or null. */
  closed: string | null;
};

type Circumstances = { totalPaise: number; isConnected: boolean; isOnlineOffered: boolean };

/** The payment methods in display order. Source: specification, validation. */
export function paymentOptions({
  totalPaise,
  isConnected,
  isOnlineOffered,
}: Circumstances): PaymentOption[] {
  const others: PaymentOption[] = [
    { method: 'cod', hint: PAYMENT_HINTS.cod, closed: null },
    { method: 'NEFT', hint: PAYMENT_HINTS.NEFT, closed: null },
  ];
  if (!isOnlineOffered) return others;
  const closed =
    totalPaise >= ONLINE_PAYMENT_LIMIT_PAISE
      ? tooMuchForOnline(ONLINE_PAYMENT_LIMIT_PAISE / 100)
      : isConnected
        ? null
        : ONLINE_NEEDS_CONNECTION;
  return [{ method: 'online_payment', hint: PAYMENT_HINTS.online_payment, closed }, ...others];
}

/** The chosen method if it is available right now, otherwise null. */
export function chosenMethod(
  chosen: string,
  options: readonly PaymentOption[],
): PaymentMethod | null {
  const option = options.find(({ method }) => method === chosen);
  return option?.closed === null ? option.method : null;
}

/** Why an order with this choice cannot be placed right now, in the shopper's words; null if it can. */
export function paymentProblem(chosen: string, options: readonly PaymentOption[]): string | null {
  const option = options.find(({ method }) => method === chosen);
  return option ? option.closed : SELECT_PAYMENT;
}
