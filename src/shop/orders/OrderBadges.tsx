import type { DeliveryStatus, PaymentStatus } from '#domain/order/order.ts';
import { DELIVERY_STATUS_WORDS, PAYMENT_STATUS_WORDS } from '#domain/shared/messages.ts';
import './OrderBadges.css';

const PAYMENT_TONES: Readonly<Record<PaymentStatus, BadgeTone>> = {
  success: 'good',
  failed: 'careful',
  pending: 'plain',
  authorized: 'plain',
};

const DELIVERY_TONES: Readonly<Record<DeliveryStatus, BadgeTone>> = {
  processing: 'plain',
  shipped: 'good',
  delivered: 'good',
  pending: 'plain',
  cancel: 'careful',
};

/** How the payment stands. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={PAYMENT_TONES[status]}>{PAYMENT_STATUS_WORDS[status]}</Badge>;
}

/** How the delivery stands. */
export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  return <Badge tone={DELIVERY_TONES[status]}>{DELIVERY_STATUS_WORDS[status]}</Badge>;
}

/** Well done, under way, or gone wrong. */
type BadgeTone = 'good' | 'plain' | 'careful';

/** One word on how something stands. */
function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return <span className={`badge badge--${tone}`}>{children}</span>;
}
