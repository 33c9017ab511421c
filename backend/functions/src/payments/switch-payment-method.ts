// Whether an order whose online payment did not succeed may be paid another way. Pure.
import type { PaymentMethod } from '../../../../src/domain/order/order.ts';
import { type NotPayable, payable } from './payable.ts';
import type { PaymentState } from './payment-state.ts';

/** Ways to pay that need no provider. */
export type OfflineMethod = Exclude<PaymentMethod, 'online_payment'>;

/** `done`: it is paid that way already. */
export type SwitchAnswer = 'may' | 'done' | NotPayable;

/**
 * @param fields of `users/{uid}/orders/{orderId}`
 * @param state of its online payment so far
 */
export function answerToSwitch(
  orderId: string,
  fields: Readonly<Record<string, unknown>> | undefined,
  { way, state }: { way: OfflineMethod; state?: PaymentState | undefined },
): SwitchAnswer {
  const { outcome } = payable(orderId, fields, { state });
  switch (outcome) {
    case 'payable':
    case 'too-much':
    case 'too-little':
      return 'may';
    case 'other-method':
      return fields?.paymentMethod === way ? 'done' : outcome;
    default:
      return outcome;
  }
}
