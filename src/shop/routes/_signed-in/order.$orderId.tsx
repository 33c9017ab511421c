import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { OrderArrival } from '../../delivery/OrderArrival.tsx';
import { OrderNotifications } from '../../notifications/Notifications.tsx';
import { ORDER, ORDERS_DESCRIPTION } from '../../orders/messages.ts';
import { OrderPage } from '../../orders/OrderPage.tsx';
import { OrderPapers } from '../../papers/OrderPapers.tsx';
import { PayAgain } from '../../payments/PayAgain.tsx';
import type { PaymentNews } from '../../payments/payment-news.ts';
import { Pending } from '../../shell/Pending.tsx';

export const Route = createFileRoute('/_signed-in/order/$orderId')({
  loader: async ({ params }) => {
    const { loadOrder } = await import('../../orders/use-orders.ts');
    return loadOrder(params.orderId);
  },
  component: OrderScreen,
  pendingComponent: OrderPending,
});

// Loads with the screen's own code.
const OrderSkeleton = lazyComponent(() =>
  import('../../orders/OrderSkeletons.tsx').then((it) => it.OrderSkeleton),
);

function OrderScreen() {
  const { orderId } = Route.useParams();
  return (
    <>
      <PageHead title={ORDER} description={ORDERS_DESCRIPTION} />
      <OrderPage
        key={orderId}
        orderId={orderId}
        loaded={Route.useLoaderData()}
        payAgain={(order) => <PayHere order={order} />}
        arrival={(order) => <OrderArrival order={order} />}
        papers={(order) => <OrderPapers order={order} />}
        alerts={<OrderNotifications />}
      />
    </>
  );
}

function PayHere({ order }: { order: Order }) {
  const [news, tell] = useState<PaymentNews>();
  return <PayAgain order={order} news={news} onNews={tell} />;
}

function OrderPending() {
  return (
    <Pending>
      <AfterHydration>
        <OrderSkeleton />
      </AfterHydration>
    </Pending>
  );
}
