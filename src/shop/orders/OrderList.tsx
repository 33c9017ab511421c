import { useOlder } from '#browser/sync/use-older.ts';
import { LinkButton } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { ShowOlder } from '#ui/layout/ShowOlder.tsx';
import { RelativeTime } from '#ui/text/RelativeTime.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import {
  AS_OF,
  NO_ORDER,
  OLDER_AS_OF,
  OLDER_ORDER_LIST,
  ORDER_LIST,
  ORDERS_NOT_ON_PHONE,
  TO_PRODUCTS,
} from './messages.ts';
import { LogInAgain, NoAnswerYet } from './NoOrder.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderListSkeleton } from './OrderSkeletons.tsx';
import { type KnownOrders, type ListedOrder, useOrders } from './use-orders.ts';

/** A parcel. */
const PARCEL = 'M20 30 60 14l40 16v42L60 86 20 72zM20 30l40 15 40-15M60 45v41M40 22l40 15v16';

/** The account's orders, newest first; `loaded`: the loader's copy from this phone. */
export function OrderList({ loaded }: { loaded: KnownOrders | null }) {
  const view = useOrders(loaded);
  const ask = useOlder('orders');
  if (view.state === 'asking') return <OrderListSkeleton />;
  if (view.state === 'signed-out') return <LogInAgain returnUrl="/orders" />;
  if (view.state === 'no-answer') {
    return <NoAnswerYet title={ORDERS_NOT_ON_PHONE} onRetry={view.retry} />;
  }
  if (view.listed.length + view.older.length === 0 && !view.hasMore) {
    return (
      <EmptyState drawing={PARCEL} title={NO_ORDER}>
        <LinkButton to="/products">{TO_PRODUCTS}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <AsOf text={AS_OF} moment={view.asOf} />
      <OrderCards label={ORDER_LIST} listed={view.listed} />
      {view.older.length > 0 && (
        <>
          <AsOf text={OLDER_AS_OF} moment={view.olderAsOf} />
          <OrderCards label={OLDER_ORDER_LIST} listed={view.older} />
        </>
      )}
      {view.hasMore && <ShowOlder {...ask} />}
    </>
  );
}

/** The age of the orders below; nothing if they are current. */
function AsOf({ text, moment }: { text: string; moment: number | null }) {
  if (moment === null) return null;
  return (
    <p className="order-list__as-of">
      <Sentence text={text} parts={{ moment: <RelativeTime at={moment} /> }} />
    </p>
  );
}

function OrderCards({ label, listed }: { label: string; listed: readonly ListedOrder[] }) {
  return (
    <ul className="order-list" aria-label={label}>
      {listed.map((one) => (
        <OrderCard key={one.order.orderId} listed={one} />
      ))}
    </ul>
  );
}
