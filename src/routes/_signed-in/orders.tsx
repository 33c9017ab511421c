import { createFileRoute } from '@tanstack/react-router';
import { OrderNotifications } from '#features/notifications/Notifications.tsx';
import { OrderList } from '#features/orders/OrderList.tsx';
import { OrderListSkeleton } from '#features/orders/OrderSkeletons.tsx';
import { Pending } from '#features/shell/Pending.tsx';
import { PageHead, PageHeading } from '#ui/PageHead.tsx';

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
      <PageHead title="My Orders" description="What you have ordered, and how it stands." />
      <PageHeading>My Orders</PageHeading>
      <OrderList loaded={Route.useLoaderData()} />
      <OrderNotifications />
    </>
  );
}

function OrdersPending() {
  return (
    <Pending>
      <PageHeading>My Orders</PageHeading>
      <OrderListSkeleton />
    </Pending>
  );
}
