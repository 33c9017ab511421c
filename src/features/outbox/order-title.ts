// What a waiting write about an order is, in the shopper's words. Pure.
import * as v from 'valibot';
import { formatPaise, paiseFromRupees } from '#core/model/money.ts';
import { NewOrder, orderNumber } from '#core/model/order/order.ts';
import type { OutboxRow } from '#core/model/outbox/write.ts';
import { orderOf, UNNAMED_ORDER } from './messages.ts';

const AboutOrder = v.object({ orderId: v.string() });

/** 'Your order A1B2C-D3E4F of ₹499'. */
export function orderTitle({ payload }: OutboxRow): string {
  const order = v.safeParse(NewOrder, payload);
  if (!order.success) return UNNAMED_ORDER;
  const { orderNo, total } = order.output;
  return orderOf(orderNo, formatPaise(paiseFromRupees(total)));
}

/** A change by its title: 'The new address of your order A1B2C-D3E4F'. */
export function orderChangeTitle(
  titleOf: (orderNo: string | null) => string,
  { payload }: OutboxRow,
): string {
  const about = v.safeParse(AboutOrder, payload);
  return titleOf(about.success ? orderNumber(about.output.orderId) : null);
}
