import { createFileRoute } from '@tanstack/react-router';
import { OrderNotifications } from '#features/notifications/Notifications.tsx';
import { ORDERS_DESCRIPTION } from '#features/orders/messages.ts';
import { OrderList } from '#features/orders/OrderList.tsx';
import { OrderListSkeleton } from '#features/orders/OrderSkeletons.tsx';
import { Pending } from '#features/shell/Pending.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { MY_ORDERS } from '#ui/messages.ts';

export const Route = createFileRoute('/_signed-in/orders')({
  loader: async () => {
    const { loadOrders } = await import('#features/orders/use-orders.ts');
    return loadOrders();
  },
  component: MyOrders,
  pendingComponent: OrdersPending,
});

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
      <OrderListSkeleton />
    </Pending>
  );
}
