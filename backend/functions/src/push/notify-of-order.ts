// Notifies a shopper who asked for it that an order of theirs moved on: once per step, however often its event comes.
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  DeliveryStatus,
  PaymentMethod,
  PaymentStatus,
} from '../../../../src/domain/order/order.ts';
import { orderNews } from '../../../../src/domain/order/order-news.ts';
import { StepFields } from '../../../../src/domain/order/step-fields.ts';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { database } from '../database.ts';
import type { MakeWords } from './news.ts';
import { notifyDevices } from './notify-devices.ts';
import type { PushSender } from './sender.ts';

/** The fields of an order that matter here; the merchant may have edited it. */
const Told = v.object({
  orderNo: v.optional(v.string()),
  delivery: v.fallback(DeliveryStatus, 'processing'),
  payment: v.fallback(PaymentStatus, 'pending'),
  ...v.pick(StepFields, ['amendments', 'addressCorrectedAt', 'cameBackAt', 'firstParcel']).entries,
  method: v.fallback(v.optional(PaymentMethod), undefined),
});

/** How long a sent notice is remembered. ms */
const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;

export type OrderChange = {
  readonly uid: string;
  readonly orderId: string;
  readonly before: unknown;
  readonly after: unknown;
};

/**
 * Returns how many messages were sent. A step is recorded before it is sent, so that a duplicate event sends nothing;
 * the record is deleted if the push service was unreachable, so that the retry of the event sends it. A step that is
 * taken back loses its record.
 * @throws Error if the push service was unreachable
 */
export async function notifyOfOrder(
  { uid, orderId, before, after }: OrderChange,
  send: PushSender,
): Promise<number> {
  const was = told(before);
  const is = told(after);
  const news = orderNews(is.orderNo, orderId, was, is);
  if (!news) return 0;
  const { step, takesBack } = news;
  // An order that has moved on since has a later event, which sends the later step.
  const now = told((await database.doc(`users/${uid}/orders/${orderId}`).get()).data());
  if (now.delivery !== is.delivery || now.payment !== is.payment) return 0;
  if (now.firstParcel?.at !== is.firstParcel?.at) return 0;
  const ledger = database.doc(`sentNotices/${uid}_${orderId}_${step}`);
  const note = () =>
    ledger.create({ uid, expiresAt: Timestamp.fromMillis(Date.now() + REMEMBERED_MS) });
  try {
    await (takesBack ? ledger.delete({ exists: true }) : note());
  } catch (error) {
    if (isPreconditionFailed(error)) return 0;
    throw error;
  }
  const words: MakeWords = (of) => of.orderNews(is.orderNo, orderId, was, is) ?? news;
  const notice = { uid, words, url: `/order/${orderId}`, tag: `order-${orderId}` };
  try {
    return await notifyDevices([notice], send, ({ orders }) => orders);
  } catch (error) {
    await (takesBack ? note() : ledger.delete());
    throw error;
  }
}

function told(order: unknown) {
  const {
    orderNo,
    deliveryStatus: delivery,
    status: payment,
    paymentMethod: method,
    ...others
  } = Object(order);
  return v.parse(Told, {
    ...{ ...others, delivery, payment, method },
    ...(typeof orderNo === 'string' && { orderNo }),
  });
}
