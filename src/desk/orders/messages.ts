// What the merchant reads of taking a step back, of cash that comes later, and of cancelling.
import type { StepName } from '#core/model/desk/order-steps.ts';
import type { CancelledBy } from '#core/model/order/step-fields.ts';
import { STEP_DONE } from '../messages.ts';
import type { WaitingStep } from './use-desk-orders.ts';

/** What a button turns into where the customer is told at once. */
export const andTell = (label: string) => `${label}: tell the customer`;
export const NOT_YET = 'Not yet';

export const DELIVERED_CASH_WITH_COURIER = 'Delivered, cash with the courier';
export const DELIVERED_NOT_PAID = 'Delivered, not paid yet';
export const CASH_WITH = {
  courier: 'The courier still has the cash.',
  customer: 'The customer has not paid the cash yet.',
};

export const PRESSED_BY_MISTAKE = 'Pressed by mistake?';
export const CORRECT_PARCEL = 'Correct courier or number';
export const LEAVE_PARCEL = 'Leave as it was';

export const WITHDRAW = 'Withdraw it';
export const WITHDRAW_ALL = 'Withdraw all of it';
export const KEEP_WAITING = 'Keep it';
export function withdrawnWith(later: readonly WaitingStep[]): string {
  const all = later.map(({ step }) => STEP_DONE[step.does]).join(', ');
  return `What you pressed after it is withdrawn with it: ${all}.`;
}
export const stepGoes = (does: StepName) =>
  `You marked it as ${STEP_DONE[does]}. It is being sent, or may have arrived already. Once that is known, you can take it back.`;

export const WHY_CANCEL = 'Why';
export const WHY_CANCEL_HINT = 'The customer reads it.';
export const CHOOSE_REASON = 'Choose a reason';
export const CANCEL_REASONS = [
  'The customer asked for it.',
  'The customer cannot be reached.',
  'It is sold out.',
  'We cannot deliver to this address.',
  'The parcel came back.',
];
export const OTHER_REASON = 'Another reason';
export const REASON = 'Reason';
export const REASON_MISSING = 'Say why, so that the customer knows.';

/** Null where nobody noted it. */
export function cancelledLine({
  cancelledBy,
  cancelReason,
}: {
  cancelledBy?: CancelledBy | undefined;
  cancelReason?: string | undefined;
}): string | null {
  if (!cancelledBy) return null;
  return [CANCELLED_BY[cancelledBy], cancelReason].filter(Boolean).join(' ');
}

const CANCELLED_BY: Readonly<Record<CancelledBy, string>> = {
  shopper: 'The customer cancelled it.',
  merchant: 'Cancelled at the desk.',
  shop: 'Cancelled automatically.',
};
