import { lazy, type ReactNode, Suspense, useState } from 'react';
import { accountToken } from '#page-sync/account-token.ts';
import {
  type CheckoutEnd,
  type CheckoutOrder,
  type PaymentAnswer,
  type PaymentRequest,
  payOnline,
} from '#services/payments.ts';

/** A build for a real project does not have this at all. */
const SandboxCheckout = import.meta.env.HAAT_IS_LOCAL
  ? lazy(() => import('./SandboxCheckout.tsx').then((it) => ({ default: it.SandboxCheckout })))
  : null;

type Open = { order: CheckoutOrder; onEnd(how: CheckoutEnd): void };

/** How to pay for an order, and the dialog that may open while it is paid; it has to stand somewhere on the page. */
export function usePayOnline(): {
  pay(request: PaymentRequest): Promise<PaymentAnswer>;
  dialog: ReactNode;
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
  const { openRazorpay } = await import('#services/razorpay-checkout.ts');
  return openRazorpay(order);
}
