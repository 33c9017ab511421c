import { createFileRoute } from '@tanstack/react-router';
import { OrderConfirmation } from '#features/checkout/OrderConfirmation.tsx';
import { PageHead } from '#ui/PageHead.tsx';

export const Route = createFileRoute('/_signed-in/order-confirmation/$userId/$orderId')({
  component: Confirmation,
});

function Confirmation() {
  return (
    <>
      <PageHead title="Your order" description="What became of your order." />
      <OrderConfirmation {...Route.useParams()} />
    </>
  );
}
