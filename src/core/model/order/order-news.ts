// Which change of an order is worth a notification, and what that says.
import {
  ADDRESS_NEWS,
  AMENDED_NEWS,
  AMENDED_PIECES_NEWS,
  DELIVERY_NEWS,
  PAYMENT_NEWS,
  yourOrder,
} from '../messages.ts';
import { formatPaise, paiseFromRupees } from '../money.ts';
import type { Amendment } from './amendment.ts';
import { type DeliveryStatus, orderNumber, type PaymentStatus } from './order.ts';

type Words = { readonly title: string; readonly body: string };
/** How an order stands, as far as its shopper is told by a notification. */
export type OrderStanding = {
  readonly delivery: DeliveryStatus;
  readonly payment: PaymentStatus;
  /** What the shop has changed in it so far. */
  readonly amendments?: readonly Amendment[] | undefined;
  readonly addressCorrectedAt?: number | undefined;
};
/** News of an order; `step` names it, so that it is told once. */
export type OrderNews = Words & { readonly step: string };

/** What a change of an order's standing is worth telling; null when it is nothing to a shopper. */
export function orderNews(
  number: string | undefined,
  orderId: string,
  before: OrderStanding,
  after: OrderStanding,
): OrderNews | null {
  const title = yourOrder(number ?? orderNumber(orderId));
  if (after.delivery !== before.delivery) {
    return { title, body: DELIVERY_NEWS[after.delivery], step: `delivery-${after.delivery}` };
  }
  const body = after.payment === before.payment ? null : PAYMENT_NEWS[after.payment];
  if (body !== null) return { title, body, step: `payment-${after.payment}` };
  if (after.delivery === 'cancel') return null;
  const change = after.amendments?.findLast(
    ({ id }) => !before.amendments?.some((it) => it.id === id),
  );
  if (change) return { title, body: amendedWords(change), step: `amended-${change.id}` };
  const correctedAt = after.addressCorrectedAt;
  if (!correctedAt || correctedAt === before.addressCorrectedAt) return null;
  return { title, body: ADDRESS_NEWS, step: `address-${correctedAt}` };
}

function amendedWords({ total, totalBefore }: Amendment): string {
  const [now, before] = [paiseFromRupees(total), paiseFromRupees(totalBefore)];
  return now === before ? AMENDED_PIECES_NEWS : AMENDED_NEWS(formatPaise(now), formatPaise(before));
}
