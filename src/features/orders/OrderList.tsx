import { LinkButton } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { RelativeTime } from '#ui/text/RelativeTime.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import { AS_OF, NO_ORDER, ORDER_LIST, ORDERS_NOT_ON_PHONE, TO_PRODUCTS } from './messages.ts';
import { LogInAgain, NoAnswerYet } from './NoOrder.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderListSkeleton } from './OrderSkeletons.tsx';
import { type KnownOrders, useOrders } from './use-orders.ts';

/** The account's orders, newest first; `loaded` is what the loader found on this phone. */
export function OrderList({ loaded }: { loaded: KnownOrders | null }) {
  const view = useOrders(loaded);
  if (view.state === 'asking') return <OrderListSkeleton />;
  if (view.state === 'signed-out') return <LogInAgain returnUrl="/orders" />;
  if (view.state === 'no-answer') {
    return <NoAnswerYet title={ORDERS_NOT_ON_PHONE} onRetry={view.retry} />;
  }
  if (view.listed.length === 0) {
    return (
      <EmptyState title={NO_ORDER}>
        <LinkButton to="/products">{TO_PRODUCTS}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      {view.asOf !== null && (
        <p className="order-list__as-of">
          <Sentence text={AS_OF} parts={{ moment: <RelativeTime at={view.asOf} /> }} />
        </p>
      )}
      <ul className="order-list" aria-label={ORDER_LIST}>
        {view.listed.map((listed) => (
          <OrderCard key={listed.order.orderId} listed={listed} />
        ))}
      </ul>
    </>
  );
}
