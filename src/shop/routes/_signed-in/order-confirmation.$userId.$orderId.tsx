import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import type { Order } from '#domain/order/order.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { YOUR_ORDER, YOUR_ORDER_DESCRIPTION } from '../../checkout/messages.ts';
import { OrderConfirmation } from '../../checkout/OrderConfirmation.tsx';
import { OrderArrival } from '../../delivery/OrderArrival.tsx';
import { LiveOrder } from '../../orders/LiveOrder.tsx';
import { isConfirming } from '../../payments/attempt-outcome.ts';
import { PayAgain } from '../../payments/PayAgain.tsx';
import { PAYMENT_NEWS, type PaymentNews } from '../../payments/payment-news.ts';
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
