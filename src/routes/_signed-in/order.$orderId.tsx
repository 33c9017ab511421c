import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '#features/orders/OrderPage.tsx';
import { OrderSkeleton } from '#features/orders/OrderSkeleton.tsx';
import { Pending } from '#features/shell/Pending.tsx';
import { PageHead } from '#ui/PageHead.tsx';

export const Route = createFileRoute('/_signed-in/order/$orderId')({
  loader: async ({ params }) => {
    const { loadOrder } = await import('#features/orders/use-order.ts');
    return loadOrder(params.orderId);
  },
  component: Order,
  pendingComponent: OrderPending,
});

function Order() {
  const { orderId } = Route.useParams();
  return (
    <>
      <PageHead title="Order" description="What you have ordered, and how it stands." />
      <OrderPage key={orderId} orderId={orderId} loaded={Route.useLoaderData()} />
    </>
  );
}

function OrderPending() {
  return (
    <Pending>
      <OrderSkeleton />
    </Pending>
  );
}
