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

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={PAYMENT_TONES[status]}>{PAYMENT_STATUS_WORDS[status]}</Badge>;
}

export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  return <Badge tone={DELIVERY_TONES[status]}>{DELIVERY_STATUS_WORDS[status]}</Badge>;
}

/** Done, under way, or gone wrong. */
type BadgeTone = 'good' | 'plain' | 'careful';

function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return <span className={`badge badge--${tone}`}>{children}</span>;
}
