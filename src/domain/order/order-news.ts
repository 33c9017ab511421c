// Which change of an order is worth a notification, and what that says.
import {
  ADDRESS_NEWS,
  AMENDED_NEWS,
  AMENDED_PIECES_NEWS,
  DELIVERY_NEWS,
  PAYMENT_NEWS,
  TAKEN_BACK_NEWS,
  yourOrder,
} from '../shared/messages.ts';
import { formatPaise, paiseFromRupees } from '../shared/money.ts';
import type { Amendment } from './amendment.ts';
import {
  type DeliveryStatus,
  orderNumber,
  type PaymentMethod,
  type PaymentStatus,
} from './order.ts';

type Words = { readonly title: string; readonly body: string };
/** How an order stands, as far as its shopper is told by a notification. */
export type OrderStanding = {
  readonly delivery: DeliveryStatus;
  readonly payment: PaymentStatus;
  readonly method?: PaymentMethod | undefined;
  /** What the shop has changed in it so far. */
  readonly amendments?: readonly Amendment[] | undefined;
  readonly addressCorrectedAt?: number | undefined;
};
/**
 * News of an order; `step` names it, so that it is told once. `takesBack`: that this step was not so after all, which is news to whom it was
 * told; the step is then told again when it is so.
 */
export type OrderNews = Words & { readonly step: string; readonly takesBack: boolean };

/** What a change of an order's standing is worth telling; null when it is nothing to a shopper. */
export function orderNews(
  number: string | undefined,
  orderId: string,
  before: OrderStanding,
  after: OrderStanding,
): OrderNews | null {
  const title = yourOrder(number ?? orderNumber(orderId));
  if (after.delivery !== before.delivery) {
    const back = takenBack(before.delivery, after.delivery);
    if (back) return { title, ...back, takesBack: true };
    const step = `delivery-${after.delivery}`;
    return { title, body: DELIVERY_NEWS[after.delivery], step, takesBack: false };
  }
  // Whoever paid at the door knows it; the money may reach the shop days later.
  const isNews = after.payment !== before.payment && after.method !== 'cod';
  const body = isNews ? PAYMENT_NEWS[after.payment] : null;
  const news = (body: string, step: string) => ({ title, body, step, takesBack: false });
  if (body !== null) return news(body, `payment-${after.payment}`);
  if (after.delivery === 'cancel') return null;
  const change = after.amendments?.findLast(
    ({ id }) => !before.amendments?.some((it) => it.id === id),
  );
  if (change) return news(amendedWords(change), `amended-${change.id}`);
  const correctedAt = after.addressCorrectedAt;
  if (!correctedAt || correctedAt === before.addressCorrectedAt) return null;
  return news(ADDRESS_NEWS, `address-${correctedAt}`);
}

function amendedWords({ total, totalBefore }: Amendment): string {
  const [now, before] = [paiseFromRupees(total), paiseFromRupees(totalBefore)];
  return now === before ? AMENDED_PIECES_NEWS : AMENDED_NEWS(formatPaise(now), formatPaise(before));
}

function takenBack(before: DeliveryStatus, after: DeliveryStatus) {
  const step = `delivery-${before}`;
  if (before === 'shipped' && after === 'processing')
    return { step, body: TAKEN_BACK_NEWS.shipped };
  if (before === 'delivered' && after === 'shipped') {
    return { step, body: TAKEN_BACK_NEWS.delivered };
  }
  return null;
}
