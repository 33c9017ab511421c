// Razorpay's checkout in the page: its script is loaded on first use, and only from Razorpay. Source: Razorpay, web
// integration, checkout options.
import * as v from 'valibot';
import { shop } from '#config/shop.ts';
import { allowCheckout } from '../default-policy.ts';
import { PaymentProof } from './payment-server.ts';
import type { CheckoutEnd, CheckoutOrder } from './payments.ts';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

type Options = {
  key: string;
  order_id: string;
  amount: number;
  currency: 'INR';
  name: string;
  description: string;
  prefill: { contact: string };
  theme: { color: string };
  handler(proof: unknown): void;
  modal: { ondismiss(): void };
};
type Checkout = {
  open(): void;
  on(event: 'payment.failed', act: (failure: unknown) => void): void;
};
type Razorpay = new (options: Options) => Checkout;

const Failure = v.object({ error: v.object({ description: v.string() }) });

/** Opens the checkout and tells how it ended. Never throws. */
export async function openRazorpay(order: CheckoutOrder): Promise<CheckoutEnd> {
  try {
    const Checkout = await loadRazorpay();
    return await new Promise((resolve) => run(Checkout, order, resolve));
  } catch (error) {
    console.error('the checkout could not be opened', error);
    return { outcome: 'unavailable' };
  }
}

function run(
  Checkout: Razorpay,
  { providerOrderId, amountPaise, orderNo, contact }: CheckoutOrder,
  end: (how: CheckoutEnd) => void,
): void {
  // The shopper may retry inside the checkout; only leaving it ends a failed attempt.
  let onLeaving: CheckoutEnd = { outcome: 'cancelled' };
  const checkout = new Checkout({
    key: import.meta.env.VITE_RAZORPAY_KEY_ID ?? '',
    order_id: providerOrderId,
    amount: amountPaise,
    currency: 'INR',
    name: shop.name,
    description: orderNo,
    prefill: { contact },
    theme: { color: colourOf('--leaf') },
    handler: (handed) => {
      const proof = v.safeParse(PaymentProof, handed);
      end(proof.success ? { outcome: 'paid', proof: proof.output } : { outcome: 'left' });
    },
    modal: { ondismiss: () => end(onLeaving) },
  });
  checkout.on('payment.failed', (failure) => {
    const told = v.safeParse(Failure, failure);
    const reason = told.success ? { reason: told.output.error.description } : {};
    onLeaving = { outcome: 'failed', ...reason };
  });
  checkout.open();
}

function colourOf(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}

function loadedRazorpay(): Razorpay | undefined {
  const found: unknown = Reflect.get(window, 'Razorpay');
  return typeof found === 'function' ? (found as Razorpay) : undefined;
}

async function loadRazorpay(): Promise<Razorpay> {
  if (!loadedRazorpay()) {
    await allowCheckout();
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = SCRIPT;
      script.onload = resolve;
      script.onerror = () => {
        // The next try may load it.
        script.remove();
        reject(new Error(`${SCRIPT} did not come`));
      };
      document.head.append(script);
    });
  }
  const found = loadedRazorpay();
  if (!found) throw new Error(`${SCRIPT} is not Razorpay's`);
  return found;
}
