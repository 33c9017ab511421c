// The payment methods open to an order right now. Pure.

import type { PaymentMethod } from '#domain/order/order.ts';
import { cashProblem, NO_TERMS, type SellingTerms } from '#domain/order/selling-terms.ts';
import { ONLINE_PAYMENT_LIMIT_PAISE } from '#domain/shared/limits.ts';
import {
  cashClosedWords,
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

type Circumstances = {
  totalPaise: number;
  isConnected: boolean;
  isOnlineOffered: boolean;
  /** Of the goods alone; the shop's terms for cash go by them. */
  goodsPaise?: number;
  terms?: SellingTerms;
};

/** The payment methods in display order. Source: specification, validation. */
export function paymentOptions({
  totalPaise,
  isConnected,
  isOnlineOffered,
  goodsPaise = totalPaise,
  terms = NO_TERMS,
}: Circumstances): PaymentOption[] {
  const others: PaymentOption[] = [
    { method: 'cod', hint: PAYMENT_HINTS.cod, closed: cashClosed(terms, goodsPaise) },
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

/** Why these goods cannot be paid in cash; null if they can. */
function cashClosed(terms: SellingTerms, goodsPaise: number): string | null {
  const problem = cashProblem(terms, 'cod', goodsPaise);
  return problem && cashClosedWords(problem === 'no-cash' ? null : terms.cashBelowPaise);
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
