// Whether an order whose online payment did not succeed may be paid another way. Pure.
import type { PaymentMethod } from '../../../../src/domain/order/order.ts';
import {
  cashProblem,
  NO_TERMS,
  type SellingTerms,
} from '../../../../src/domain/order/selling-terms.ts';
import { paiseFromRupees } from '../../../../src/domain/shared/money.ts';
import { type NotPayable, payable } from './payable.ts';
import type { PaymentState } from './payment-state.ts';

/** Ways to pay that need no provider. */
export type OfflineMethod = Exclude<PaymentMethod, 'online_payment'>;

/** `done`: it is paid that way already. */
export type SwitchAnswer = 'may' | 'done' | NotPayable;

/**
 * @param fields of `users/{uid}/orders/{orderId}`
 * @param state of its online payment so far
 * @param terms of the shop; the least order counts for new orders only
 */
export function answerToSwitch(
  orderId: string,
  fields: Readonly<Record<string, unknown>> | undefined,
  {
    way,
    state,
    terms = NO_TERMS,
  }: { way: OfflineMethod; state?: PaymentState | undefined; terms?: SellingTerms },
): SwitchAnswer {
  const goodsPaise = paiseFromRupees(Number(fields?.subTotal ?? 0));
  const isRefused = cashProblem(terms, way, goodsPaise) !== null;
  const { outcome } = payable(orderId, fields, { state });
  switch (outcome) {
    case 'payable':
    case 'too-much':
    case 'too-little':
      return isRefused && !fields?.quotationId ? 'other-method' : 'may';
    case 'other-method':
      return fields?.paymentMethod === way ? 'done' : outcome;
    default:
      return outcome;
  }
}
