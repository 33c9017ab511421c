// Which changes of an order deserve a notification, and its text.
import {
  ADDRESS_NEWS,
  AMENDED_NEWS,
  AMENDED_PIECES_NEWS,
  CAME_BACK_NEWS,
  DELIVERY_NEWS,
  FIRST_PARCEL_NEWS,
  PAYMENT_NEWS,
  REST_GOES_BACK,
  REST_SHIPPED_NEWS,
  TAKEN_BACK_NEWS,
  yourOrder,
} from '../shared/messages.ts';
import { formatPaise, paiseFromRupees } from '../shared/money.ts';
import type { Amendment } from './amendment.ts';
import type { FirstParcel } from './first-parcel.ts';
import {
  type DeliveryStatus,
  orderNumber,
  type PaymentMethod,
  type PaymentStatus,
} from './order.ts';

type Words = { readonly title: string; readonly body: string };
/** The parts of an order's state that its shopper gets notifications about. */
export type OrderStanding = {
  readonly delivery: DeliveryStatus;
  readonly payment: PaymentStatus;
  readonly method?: PaymentMethod | undefined;
  /** The shop's amendments so far. */
  readonly amendments?: readonly Amendment[] | undefined;
  readonly addressCorrectedAt?: number | undefined;
  readonly cameBackAt?: number | undefined;
  readonly firstParcel?: FirstParcel | undefined;
};
/**
 * News of an order; `step` identifies it, so that it is sent once. `takesBack`: the step was undone, which matters to
 * those who were told of it; it is news again when it happens again.
 */
export type OrderNews = Words & { readonly step: string; readonly takesBack: boolean };

/** The news in a change of an order; null if a shopper need not know. */
export function orderNews(
  number: string | undefined,
  orderId: string,
  before: OrderStanding,
  after: OrderStanding,
): OrderNews | null {
  const title = yourOrder(number ?? orderNumber(orderId));
  if (after.delivery !== before.delivery) {
    const back = takenBack(before.delivery, after);
    if (back) return { title, ...back, takesBack: true };
    const step = `delivery-${after.delivery}`;
    return { title, body: deliveryWords(after), step, takesBack: false };
  }
  if (after.delivery === 'processing') {
    const [was, is] = [before.firstParcel?.at, after.firstParcel?.at];
    const step = 'delivery-first-parcel';
    if (is && is !== was) return { title, body: FIRST_PARCEL_NEWS, step, takesBack: false };
    if (was && !is) return { title, body: TAKEN_BACK_NEWS.firstParcel, step, takesBack: true };
  }
  // No news of cash: the shopper paid at the door, and the money may reach the shop days later.
  const isNews = after.payment !== before.payment && after.method !== 'cod';
  const body = isNews ? PAYMENT_NEWS[after.payment] : null;
  const news = (body: string, step: string) => ({ title, body, step, takesBack: false });
  if (body !== null) return news(body, `payment-${after.payment}`);
  if (after.delivery === 'cancel') return null;
  const change = after.amendments?.findLast(
    ({ id }) => !before.amendments?.some((it) => it.id === id),
  );
  if (change) return news(amendedWords(change, after.payment), `amended-${change.id}`);
  const correctedAt = after.addressCorrectedAt;
  if (!correctedAt || correctedAt === before.addressCorrectedAt) return null;
  return news(ADDRESS_NEWS, `address-${correctedAt}`);
}

function deliveryWords({ delivery, cameBackAt, firstParcel }: OrderStanding): string {
  if (delivery === 'cancel' && cameBackAt) return CAME_BACK_NEWS;
  return delivery === 'shipped' && firstParcel ? REST_SHIPPED_NEWS : DELIVERY_NEWS[delivery];
}

function amendedWords({ total, totalBefore }: Amendment, payment: PaymentStatus): string {
  const [now, before] = [paiseFromRupees(total), paiseFromRupees(totalBefore)];
  if (now === before) return AMENDED_PIECES_NEWS;
  const news = AMENDED_NEWS(formatPaise(now), formatPaise(before));
  return payment === 'success' ? `${news} ${REST_GOES_BACK}` : news;
}

function takenBack(before: DeliveryStatus, { delivery: after, firstParcel }: OrderStanding) {
  const step = `delivery-${before}`;
  if (before === 'shipped' && after === 'processing')
    return { step, body: firstParcel ? TAKEN_BACK_NEWS.rest : TAKEN_BACK_NEWS.shipped };
  if (before === 'delivered' && after === 'shipped') {
    return { step, body: TAKEN_BACK_NEWS.delivered };
  }
  return null;
}
