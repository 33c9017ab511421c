import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { Order } from '#core/model/order/order.ts';
import { OrderArrival } from '#features/delivery/OrderArrival.tsx';
import { OrderNotifications } from '#features/notifications/Notifications.tsx';
import { ORDER, ORDERS_DESCRIPTION } from '#features/orders/messages.ts';
import { OrderPage } from '#features/orders/OrderPage.tsx';
import { PayAgain } from '#features/payments/PayAgain.tsx';
import type { PaymentNews } from '#features/payments/payment-news.ts';
import { Pending } from '#features/shell/Pending.tsx';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';

export const Route = createFileRoute('/_signed-in/order/$orderId')({
  loader: async ({ params }) => {
    const { loadOrder } = await import('#features/orders/use-orders.ts');
    return loadOrder(params.orderId);
  },
  component: OrderScreen,
  pendingComponent: OrderPending,
});

// It comes with the screen's own code.
const OrderSkeleton = lazyComponent(() =>
  import('#features/orders/OrderSkeletons.tsx').then((it) => it.OrderSkeleton),
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
      />
      <OrderNotifications />
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
