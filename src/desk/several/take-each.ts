// One step with several orders: each press is one row of the outbox, and an order that cannot take part is named.
import type { DeskOrder } from '#domain/device/tables.ts';
import type { OrderStep } from '#domain/order/desk/order-steps.ts';
import { isWaiting } from '../edits/use-waiting-edits.ts';
import type { Merchant } from '../frame/use-merchant.ts';
import type { ShownOrder } from '../orders/use-desk-orders.ts';
import { mayNow } from '../orders/use-take-step.ts';
import { type Left, LOOK_FIRST, NOT_ON_DEVICE, STANDING } from './messages.ts';

/** Steps that several orders take at once. */
export type SharedStep = Extract<OrderStep, { does: 'pack' | 'ship' | 'deliver' }>;

/** Whether an order takes part. One that is paid in advance is packed once it is paid. */
export function takesPart(
  does: SharedStep['does'],
  shown: ShownOrder,
  role: Merchant['role'],
): boolean {
  return mayNow(does, shown, role) && (does !== 'pack' || shown.queue === 'pack');
}

/** Why an order does not take part. */
export function whyLeft({ order: { orderNo }, queue, steps }: ShownOrder): Left {
  return { orderNo, why: steps.every(isWaiting) ? STANDING[queue] : LOOK_FIRST };
}

/** Saves the step of each order that takes part, one after the other; `save` tells whether this device could. */
export async function takeEach(
  orders: readonly ShownOrder[],
  role: Merchant['role'],
  stepOf: (order: DeskOrder) => SharedStep,
  save: (order: DeskOrder, step: SharedStep) => Promise<boolean>,
): Promise<{ done: ShownOrder[]; left: Left[] }> {
  const done: ShownOrder[] = [];
  const left: Left[] = [];
  for (const shown of orders) {
    const { order } = shown;
    const step = stepOf(order);
    if (!takesPart(step.does, shown, role)) left.push(whyLeft(shown));
    else if (await save(order, step)) done.push(shown);
    else left.push({ orderNo: order.orderNo, why: NOT_ON_DEVICE });
  }
  return { done, left };
}

/** Delivered. Of cash orders, either the shop has the cash, or the courier. */
export function deliveredAs(
  { paymentMethod, status }: Pick<DeskOrder, 'paymentMethod' | 'status'>,
  isCashTaken: boolean,
): SharedStep {
  if (!isCashDue({ paymentMethod, status })) return { does: 'deliver', isCashTaken: false };
  return { does: 'deliver', isCashTaken, ...(!isCashTaken && { cashWith: 'courier' }) };
}

/** Whether its cash is taken at the door. */
export function isCashDue({
  paymentMethod,
  status,
}: Pick<DeskOrder, 'paymentMethod' | 'status'>): boolean {
  return paymentMethod === 'cod' && status !== 'success';
}
