// The next step after placing an order: transfer details for NEFT, the payment for online orders, then the confirmation.
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { NewOrder } from '#domain/order/order.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';
import type { Elements } from '#ui/elements.ts';
import { usePayOrder } from '../payments/use-pay-order.tsx';

const CONFIRMATION = '/_signed-in/order-confirmation/$userId/$orderId';

/** Leads on from an order of this account; `dialog` has to be rendered, because the payment may open it. */
export function useAfterOrder({ uid, phone }: { uid: string; phone: string }): {
  goOn(order: NewOrder): Promise<void>;
  dialog: Elements;
} {
  const navigate = useNavigate();
  const { loadRouteChunk, routesById } = useRouter();
  const { pay, dialog } = usePayOrder();
  useEffect(() => {
    // Load the next pages before the press, in case the network is gone after it.
    const next = ['/_signed-in/payments', CONFIRMATION] as const;
    for (const id of next) void loadRouteChunk(routesById[id])?.catch(() => undefined);
  }, [loadRouteChunk, routesById]);

  async function goOn({ orderId, orderNo, paymentMethod, total }: NewOrder) {
    if (paymentMethod === 'NEFT') {
      return navigate({ to: '/payments', search: { orderId }, replace: true });
    }
    const totalPaise = paiseFromRupees(total);
    const payment =
      paymentMethod === 'online_payment'
        ? await pay({ uid, orderId, orderNo, totalPaise, contact: phone })
        : undefined;
    await navigate({
      to: '/order-confirmation/$userId/$orderId',
      params: { userId: uid, orderId },
      search: { payment },
      replace: true,
    });
  }
  return { goOn, dialog };
}
