import { useOwnAccount } from '#browser/sync/use-account.ts';
import { useOrder } from '#browser/sync/use-order.ts';
import type { Order } from '#domain/order/order.ts';
import type { Elements } from '#ui/elements.ts';
import { LoadingWords, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { NoSuchOrder } from '#ui/layout/NoSuchOrder.tsx';
import { ConfirmedOrder } from './ConfirmedOrder.tsx';
import { GETTING_ORDER } from './messages.ts';

type OrderConfirmationProps = {
  userId: string;
  orderId: string;
  /** Whether the payment was made but the order does not say so yet. */
  isConfirming(order: Order): boolean;
  /** For an order that the shop has: keeps it up to date, and lets the shopper pay if payment is due. */
  live(order: Order): Elements;
  /** For an order that still waits on the phone. */
  unsent: Elements;
  /** When the order arrives. */
  arrival(order: Order): Elements;
};

/** An order's confirmation page. Other people's orders look the same as orders that do not exist. */
export function OrderConfirmation({ userId, ...rest }: OrderConfirmationProps) {
  const { uid } = useOwnAccount();
  if (uid !== userId) return <NoSuchOrder />;
  return <OwnOrder key={rest.orderId} {...rest} />;
}

type OwnOrderProps = Omit<OrderConfirmationProps, 'userId'>;

function OwnOrder({ orderId, isConfirming, live, unsent, arrival }: OwnOrderProps) {
  const view = useOrder(orderId);
  if (view.state === 'shown') {
    return (
      <ConfirmedOrder
        order={view.order}
        placed={view.placed}
        changes={view.changes}
        isConfirming={isConfirming(view.order)}
        live={live(view.order)}
        unsent={unsent}
        arrival={arrival(view.order)}
      />
    );
  }
  if (view.state !== 'asking') return <NoSuchOrder />;
  return (
    <>
      <LoadingWords>{GETTING_ORDER}</LoadingWords>
      <Skeleton shape="heading" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </>
  );
}
