import type { Order } from '#core/model/order.ts';
import { useOwnAccount } from '#page-sync/use-account.ts';
import { useFollowedOrder } from './use-followed-order.ts';

/**
 * Nothing to be seen: keeps an order that the shop has in touch with it for as long as it can be expected to change by itself,
 * until it is accepted or on hold, and until its payment is settled.
 */
export function LiveOrder({ order }: { order: Order }) {
  const { paymentMethod, status, acceptedAt, heldReason, deliveryStatus } = order;
  const isUndecided = !acceptedAt && !heldReason;
  const isUnpaid = paymentMethod === 'online_payment' && status !== 'success';
  if (deliveryStatus === 'cancel' || !(isUndecided || isUnpaid)) return null;
  return <Followed orderId={order.orderId} />;
}

function Followed({ orderId }: { orderId: string }) {
  const { uid, isOver } = useOwnAccount();
  useFollowedOrder(uid, orderId, isOver);
  return null;
}
