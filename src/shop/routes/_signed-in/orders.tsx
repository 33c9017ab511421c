import { createFileRoute } from '@tanstack/react-router';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { MY_ORDERS } from '#ui/messages.ts';
import { OrderNotifications } from '../../notifications/Notifications.tsx';
import { ORDERS_DESCRIPTION } from '../../orders/messages.ts';
import { OrderList } from '../../orders/OrderList.tsx';
import { Pending } from '../../shell/Pending.tsx';

export const Route = createFileRoute('/_signed-in/orders')({
  loader: async () => {
    const { loadOrders } = await import('../../orders/use-orders.ts');
    return loadOrders();
  },
  component: MyOrders,
  pendingComponent: OrdersPending,
});

// Loads with the screen's own code.
const OrderListSkeleton = lazyComponent(() =>
  import('../../orders/OrderSkeletons.tsx').then((it) => it.OrderListSkeleton),
);

function MyOrders() {
  return (
    <>
      <PageHead title={MY_ORDERS} description={ORDERS_DESCRIPTION} />
      <PageHeading>{MY_ORDERS}</PageHeading>
      <OrderList loaded={Route.useLoaderData()} />
      <OrderNotifications />
    </>
  );
}

function OrdersPending() {
  return (
    <Pending>
      <PageHeading>{MY_ORDERS}</PageHeading>
      <AfterHydration>
        <OrderListSkeleton />
      </AfterHydration>
    </Pending>
  );
}
