// Pays for an order that the shop has, and lets this phone learn at once what became of it.
import type { ReactNode } from 'react';
import { noteAccountChanged } from '#core/device/account-mirror-state.ts';
import { deviceDatabase } from '#core/device/database.ts';
import type { PaymentStatus } from '#core/model/order.ts';
import type { PaymentRequest } from '#services/payments.ts';
import { type PaymentNews, paymentNews } from './payment-news.ts';
import { usePayOnline } from './use-pay-online.tsx';

/** Pays; the dialog has to stand somewhere on the page. */
export function usePayOrder(): {
  /** `before`: how the payment stood until now. */
  pay(request: PaymentRequest, before: PaymentStatus): Promise<PaymentNews>;
  dialog: ReactNode;
} {
  const { pay, dialog } = usePayOnline();
  return {
    async pay(request, before) {
      const answer = await pay(request);
      await noteAccountChanged(deviceDatabase()).catch(console.error);
      return paymentNews(answer, before);
    },
    dialog,
  };
}
