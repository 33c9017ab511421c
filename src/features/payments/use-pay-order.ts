// Pays for an order that the shop has, and lets this phone learn at once what became of it.
import type { ReactNode } from 'react';
import { noteAccountChanged } from '#core/device/account-mirror-state.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { readOrder } from '#core/device/orders.ts';
import type { PaymentRequest } from '#services/payments.ts';
import { type PaymentNews, paymentNews } from './payment-news.ts';
import { usePayOnline } from './use-pay-online.tsx';

/** Pays; the dialog has to stand somewhere on the page. */
export function usePayOrder(): {
  pay(request: PaymentRequest): Promise<PaymentNews>;
  dialog: ReactNode;
} {
  const { pay, dialog } = usePayOnline();
  return {
    async pay(request) {
      const answer = await pay(request);
      const database = deviceDatabase();
      await noteAccountChanged(database).catch(console.error);
      // Read now, not at the press: that an earlier attempt failed may have come to this phone in between.
      const order = await readOrder(database, request.uid, request.orderId).catch(() => undefined);
      return paymentNews(answer, order?.status ?? 'pending');
    },
    dialog,
  };
}
