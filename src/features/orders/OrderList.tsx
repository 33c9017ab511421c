import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { RelativeTime } from '#ui/RelativeTime.tsx';
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
    return <NoAnswerYet title="Your orders are not on this phone yet." onRetry={view.retry} />;
  }
  if (view.listed.length === 0) {
    return (
      <EmptyState title="No order available...">
        <LinkButton to="/products">Browse products</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      {view.asOf !== null && (
        <p className="order-list__as-of">
          As of <RelativeTime at={view.asOf} />
        </p>
      )}
      <ul className="order-list" aria-label="Orders">
        {view.listed.map((listed) => (
          <OrderCard key={listed.order.orderId} listed={listed} />
        ))}
      </ul>
    </>
  );
}
