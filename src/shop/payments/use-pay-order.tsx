import { lazy, Suspense, useState } from 'react';
import {
  type CheckoutEnd,
  type CheckoutOrder,
  type PaymentAnswer,
  type PaymentRequest,
  payOnline,
} from '#browser/payments/payments.ts';
import { accountToken } from '#browser/sync/account-token.ts';
import { recordAccountChanged } from '#domain/account/account-mirror-state.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readOrder } from '#domain/order/orders.ts';
import type { Elements } from '#ui/elements.ts';
import { paymentNews } from './attempt-outcome.ts';
import type { PaymentNews } from './payment-news.ts';

/** Left out of builds for a real project. */
const SandboxCheckout = import.meta.env.HAAT_IS_LOCAL
  ? lazy(() => import('./SandboxCheckout.tsx').then((it) => ({ default: it.SandboxCheckout })))
  : null;

type Open = { order: CheckoutOrder; onEnd(how: CheckoutEnd): void };

/** Pays online; `dialog` has to be rendered, because the payment may open it. */
function usePayOnline(): {
  pay(request: PaymentRequest): Promise<PaymentAnswer>;
  dialog: Elements;
} {
  const [open, setOpen] = useState<Open | null>(null);

  function practise(order: CheckoutOrder): Promise<CheckoutEnd> {
    return new Promise((resolve) => {
      const onEnd = (how: CheckoutEnd) => {
        setOpen(null);
        resolve(how);
      };
      setOpen({ order, onEnd });
    });
  }

  return {
    pay: (request) =>
      payOnline(request, {
        idToken: (fresh) => accountToken(request.uid, fresh),
        checkout: SandboxCheckout ? practise : openCheckout,
      }),
    dialog: SandboxCheckout && open && (
      <Suspense>
        <SandboxCheckout order={open.order} onEnd={open.onEnd} />
      </Suspense>
    ),
  };
}

async function openCheckout(order: CheckoutOrder): Promise<CheckoutEnd> {
  const { openRazorpay } = await import('#browser/payments/razorpay-checkout.ts');
  return openRazorpay(order);
}

/** Pays for a placed order, then refreshes the account's mirror at once. `dialog` has to be rendered on the page. */
export function usePayOrder(): {
  pay(request: PaymentRequest): Promise<PaymentNews>;
  dialog: Elements;
} {
  const { pay, dialog } = usePayOnline();
  return {
    async pay(request) {
      const answer = await pay(request);
      const database = deviceDatabase();
      await recordAccountChanged(database).catch(console.error);
      // Read now, not at the press: the phone may have learned in between that an earlier attempt failed.
      const order = await readOrder(database, request.uid, request.orderId).catch(() => undefined);
      return paymentNews(answer, order?.status ?? 'pending');
    },
    dialog,
  };
}
