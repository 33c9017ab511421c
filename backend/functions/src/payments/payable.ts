// Whether an order may be paid online now, and how much it costs: decided from the server's fields of it alone.
import * as v from 'valibot';
import {
  type OnHoldReason,
  orderFromFields,
  StoredOrder,
} from '../../../../src/domain/order/order.ts';
import { ONLINE_PAYMENT_LIMIT_PAISE } from '../../../../src/domain/shared/limits.ts';
import type { PaymentState } from './payment-state.ts';

/** The provider takes no less than a rupee. Source: Razorpay API reference, orders. */
const MIN_PAISE = 100;

export type NotPayable =
  | 'unknown-order'
  | 'cancelled'
  | 'other-method'
  | 'paid'
  | 'held'
  | 'not-ready'
  | 'too-much'
  | 'too-little'
  | 'other-amount';

export type Payable =
  | { readonly outcome: 'payable'; readonly amountPaise: number; readonly orderNo: string }
  | { readonly outcome: NotPayable; readonly heldReason?: OnHoldReason };

/**
 * @param fields of `users/{uid}/orders/{orderId}`
 * @param shownPaise amount that the shopper saw, if the phone sent it; it may only be more than the order costs
 * @param state of the payment so far
 */
export function payable(
  orderId: string,
  fields: unknown,
  { shownPaise, state }: { shownPaise?: number | undefined; state?: PaymentState | undefined },
): Payable {
  const stored = v.safeParse(StoredOrder, fields);
  if (!stored.success || stored.output.items.length === 0) return { outcome: 'unknown-order' };
  const order = orderFromFields(orderId, stored.output);
  if (order.deliveryStatus === 'cancel') return { outcome: 'cancelled' };
  if (order.paymentMethod !== 'online_payment') return { outcome: 'other-method' };
  if (isPaid(order.status) || isPaid(state)) return { outcome: 'paid' };
  const { heldReason } = order;
  if (heldReason) return { outcome: 'held', heldReason };
  if (!order.acceptedAt) return { outcome: 'not-ready' };
  if (order.totalPaise >= ONLINE_PAYMENT_LIMIT_PAISE) return { outcome: 'too-much' };
  if (order.totalPaise < MIN_PAISE) return { outcome: 'too-little' };
  if (shownPaise !== undefined && shownPaise < order.totalPaise) return { outcome: 'other-amount' };
  return { outcome: 'payable', amountPaise: order.totalPaise, orderNo: order.orderNo };
}

function isPaid(status: string | undefined): boolean {
  return status === 'authorized' || status === 'success';
}
