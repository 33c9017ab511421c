// An order as this device keeps it. Why it is on hold has the name there that it has in Firestore.
import type { Order, StoredOrder } from '../../model/order/order.ts';

export type KeptFields<T extends Order = Order> = Omit<T, 'onHoldReason'> &
  Pick<StoredOrder, 'heldReason'>;

export function keptFields<T extends Order>({ onHoldReason, ...order }: T): KeptFields<T> {
  return { ...order, heldReason: onHoldReason };
}

export function orderFromKept<T extends KeptFields>({
  heldReason,
  ...order
}: T): Omit<T, 'heldReason'> & Pick<Order, 'onHoldReason'> {
  return { ...order, onHoldReason: heldReason };
}
