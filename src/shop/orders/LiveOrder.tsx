// Listens to an order at the shop while a screen shows it. Only this loads the Firestore SDK for listening.
import { useEffect, useState } from 'react';
import type { ConnectionState } from '#browser/live/follow-order.ts';
import type { Subscription } from '#browser/live/live-firestore.ts';
import { onReachability, probe, reachability } from '#browser/sync/reachability.ts';
import { useOwnAccount } from '#browser/sync/use-account.ts';
import type { OrderConnection } from '#browser/sync/use-order.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { Order } from '#domain/order/order.ts';

/** The shopper is not told of a lost connection that returns within this time. ms */
const BLINK_MS = 3_000;

/** Follows an order until the sign-in ends (`isOver`); a new sign-in starts over. */
export function useFollowedOrder(uid: string, orderId: string, isOver: boolean): OrderConnection {
  const [connection, setConnection] = useState<OrderConnection>('starting');
  useEffect(() => {
    if (isOver) return;
    let isOn = true;
    let isLoading = false;
    let subscription: Subscription | undefined;
    let blink: ReturnType<typeof setTimeout> | undefined;
    const tell = (next: ConnectionState) => {
      clearTimeout(blink);
      // The reachability check may not have noticed yet that the shop is gone.
      if (next === 'out-of-touch' && reachability() === 'reachable') void probe();
      if (next === 'out-of-touch') blink = setTimeout(() => setConnection(next), BLINK_MS);
      else setConnection(next);
    };
    // Load and try nothing until the shop is known to answer.
    const begin = () => {
      if (subscription || isLoading) return;
      isLoading = true;
      import('#browser/live/follow-order.ts')
        .then(
          ({ followOrder }) => {
            if (!isOn) return;
            subscription = followOrder(deviceDatabase(), { uid, orderId }, tell);
            if (reachability() !== 'reachable') subscription.pause();
          },
          () => tell('out-of-touch'),
        )
        .finally(() => {
          isLoading = false;
        });
    };
    // After the network returns or the page wakes up, the connection may be dead without having said so.
    const hear = () => {
      if (reachability() === 'reachable') subscription ? subscription.askAgain() : begin();
      if (reachability() === 'unreachable')
        subscription ? subscription.pause() : tell('out-of-touch');
    };
    const stopHearing = onReachability(hear);
    hear();
    const onSeen = () => {
      const mayAnswer = reachability() !== 'unreachable';
      if (document.visibilityState === 'visible' && mayAnswer) subscription?.askAgain();
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      isOn = false;
      clearTimeout(blink);
      stopHearing();
      document.removeEventListener('visibilitychange', onSeen);
      subscription?.stop();
      setConnection('starting');
    };
  }, [uid, orderId, isOver]);
  return connection;
}

/**
 * Renders nothing. Follows a placed order while the shop may still change it: until it is accepted or on hold, and until
 * its payment is settled, so that nobody sends money for an order that was stopped.
 */
export function LiveOrder({ order }: { order: Order }) {
  const { paymentMethod, status, acceptedAt, heldReason, deliveryStatus, transactionId } = order;
  const isUndecided = !acceptedAt && !heldReason;
  const isToBeTransferred = paymentMethod === 'NEFT' && !transactionId;
  const isUnpaid =
    isToBeTransferred || (paymentMethod === 'online_payment' && status !== 'success');
  if (deliveryStatus === 'cancel' || !(isUndecided || isUnpaid)) return null;
  return <Followed orderId={order.orderId} />;
}

function Followed({ orderId }: { orderId: string }) {
  const { uid, isOver } = useOwnAccount();
  useFollowedOrder(uid, orderId, isOver);
  return null;
}
