import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import type { Order } from '#core/model/order/order.ts';
import { YOUR_ORDER, YOUR_ORDER_DESCRIPTION } from '#features/checkout/messages.ts';
import { OrderConfirmation } from '#features/checkout/OrderConfirmation.tsx';
import { OrderArrival } from '#features/delivery/OrderArrival.tsx';
import { LiveOrder } from '#features/orders/LiveOrder.tsx';
import { PayAgain } from '#features/payments/PayAgain.tsx';
import { isConfirming, PAYMENT_NEWS, type PaymentNews } from '#features/payments/payment-news.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { LazyMayBeCleared } from '../-may-be-cleared.tsx';

export const Route = createFileRoute('/_signed-in/order-confirmation/$userId/$orderId')({
  validateSearch: v.object({
    payment: v.fallback(v.optional(v.picklist(PAYMENT_NEWS)), undefined),
  }),
  component: Confirmation,
});

function Confirmation() {
  const { payment } = Route.useSearch();
  const navigate = Route.useNavigate();
  const tell = (news: PaymentNews) => void navigate({ search: { payment: news }, replace: true });
  const live = (order: Order) => (
    <>
      <LiveOrder order={order} />
      {!isConfirming(order, payment) && <PayAgain order={order} news={payment} onNews={tell} />}
    </>
  );
  return (
    <>
      <PageHead title={YOUR_ORDER} description={YOUR_ORDER_DESCRIPTION} />
      <OrderConfirmation
        {...Route.useParams()}
        isConfirming={(order) => isConfirming(order, payment)}
        live={live}
        unsent={<LazyMayBeCleared />}
        arrival={(order) => <OrderArrival order={order} />}
      />
    </>
  );
}
