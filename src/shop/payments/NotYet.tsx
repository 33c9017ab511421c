import type { Order } from '#domain/order/order.ts';
import { needsYou, type WriteStatus } from '#engine/outbox/row-status.ts';
import { SEE_WHY } from '#forms/messages.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { LinkButton } from '#ui/form/Button.tsx';
import { PLACING_ORDER } from '#ui/messages.ts';
import {
  BANK_DETAILS_LATER,
  BEING_CHECKED,
  CANCELLED_NO_TRANSFER,
  NOT_PLACED_NEEDS_YOU,
  ON_HOLD_NO_TRANSFER,
  SAVED_NOT_PLACED,
  SEE_ORDER,
} from './messages.ts';

/** Says why there is nothing to transfer now. */
export function NotYet({ order, placed }: { order: Order; placed: WriteStatus }) {
  const { orderId } = order;
  if (needsYou(placed)) {
    return (
      <>
        <Notice tone="careful">{NOT_PLACED_NEEDS_YOU}</Notice>
        <LinkButton to="/waiting">{SEE_WHY}</LinkButton>
      </>
    );
  }
  if (placed !== 'sent') {
    return (
      <Notice>
        <strong>{placed === 'sending' ? PLACING_ORDER : SAVED_NOT_PLACED}</strong>{' '}
        {BANK_DETAILS_LATER}
      </Notice>
    );
  }
  const { acceptedAt, heldReason, deliveryStatus } = order;
  if (!acceptedAt && !heldReason && deliveryStatus === 'processing') {
    return <Notice>{BEING_CHECKED}</Notice>;
  }
  return (
    <>
      <Notice tone="careful">
        {deliveryStatus === 'cancel' ? CANCELLED_NO_TRANSFER : ON_HOLD_NO_TRANSFER}
      </Notice>
      <LinkButton to="/order/$orderId" params={{ orderId }}>
        {SEE_ORDER}
      </LinkButton>
    </>
  );
}
