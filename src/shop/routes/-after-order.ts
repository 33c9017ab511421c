// Where an order leads: a bank transfer is told how to be made, what is paid online is paid, all of it is confirmed.
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { NewOrder } from '#domain/order/order.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';
import { usePayOrder } from '../payments/use-pay-order.tsx';

const CONFIRMATION = '/_signed-in/order-confirmation/$userId/$orderId';

/** The way on from an order of this account, and the dialog that may open on it. */
export function useAfterOrder({ uid, phone }: { uid: string; phone: string }): {
  goOn(order: NewOrder): Promise<void>;
  dialog: ReactNode;
} {
  const navigate = useNavigate();
  const { loadRouteChunk, routesById } = useRouter();
  const { pay, dialog } = usePayOrder();
  useEffect(() => {
    // The pages that follow are there before the press, in case the network is not there after it.
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
