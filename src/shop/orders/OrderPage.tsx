import { useOwnAccount } from '#browser/sync/use-account.ts';
import { type KnownOrder, useOrder } from '#browser/sync/use-order.ts';
import type { Order } from '#domain/order/order.ts';
import type { Elements } from '#ui/elements.ts';
import { PageHeading } from '#ui/layout/PageHead.tsx';
import { useFollowedOrder } from './LiveOrder.tsx';
import { NO_SUCH_ORDER, ORDER_NOT_ON_PHONE } from './messages.ts';
import { LogInAgain, NoAnswerYet, OrderNotFound } from './NoOrder.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderSkeleton } from './OrderSkeletons.tsx';
import { hasNewsToCome } from './order-steps.ts';

type OrderPageProps = {
  orderId: string;
  /** The loader's copy from this phone. */
  loaded: KnownOrder | null;
  /** The payment actions of an unpaid online order; nothing for any other. */
  payAgain?: ((order: Order) => Elements) | undefined;
  /** When it arrives. */
  arrival?: ((order: Order) => Elements) | undefined;
  /** Its invoices or its receipt. */
  papers?: ((order: Order) => Elements) | undefined;
  /** Offers notifications, while there may be news of the order. */
  alerts?: Elements;
};

/** One order, followed at the shop while the page shows it. */
export function OrderPage({ orderId, loaded, payAgain, arrival, papers, alerts }: OrderPageProps) {
  const { uid, isOver } = useOwnAccount();
  const connection = useFollowedOrder(uid, orderId, isOver);
  const view = useOrder(orderId, { loaded, connection });
  switch (view.state) {
    case 'asking':
      return <OrderSkeleton />;
    case 'missing':
      return <OrderNotFound title={<PageHeading>{NO_SUCH_ORDER}</PageHeading>} />;
    case 'signed-out':
      return <LogInAgain returnUrl={`/order/${orderId}`} />;
    case 'no-answer':
      return (
        <NoAnswerYet title={<PageHeading>{ORDER_NOT_ON_PHONE}</PageHeading>} onRetry={view.retry} />
      );
    case 'shown':
      return (
        <>
          <OrderDetails
            uid={uid}
            view={view}
            payAgain={payAgain}
            arrival={arrival}
            papers={papers}
          />
          {hasNewsToCome(view.order) && alerts}
        </>
      );
  }
}
