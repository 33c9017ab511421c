import { useEffect, useId, useRef } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { Coupon } from './Coupon.tsx';
import { DELIVER_TO, PAYMENT, SELECT_ADDRESS } from './messages.ts';
import { PaymentChoice } from './PaymentChoice.tsx';
import { paymentProblem } from './payment-options.ts';
import type { OrderedCart, useCheckout } from './use-checkout.ts';
import './CheckoutParts.css';

// Most shops issue no tax invoices, and need none of it.
const GstInvoice = lazyComponent(() => import('./GstInvoice.tsx').then((it) => it.GstInvoice));

type CheckoutPartsProps = {
  checkout: ReturnType<typeof useCheckout>;
  cart: OrderedCart;
  /** The address picker. */
  children: Elements;
};

/** The parts of an order besides its lines; each says if it is missing. Source: specification, validation. */
export function CheckoutParts({ checkout, cart, children }: CheckoutPartsProps) {
  const { values, missing } = checkout;
  const options = checkout.optionsFor(cart);
  const terms = checkout.termsFor(cart);
  const isFirst = !missing.address && !missing.payment;
  return (
    <>
      <CheckoutPart
        title={DELIVER_TO}
        problem={missing.address ? SELECT_ADDRESS : null}
        focusAt={missing.address ? missing.presses : 0}
      >
        {children}
      </CheckoutPart>
      <CheckoutPart
        title={PAYMENT}
        problem={missing.payment ? paymentProblem(values.paymentMethod, options) : null}
        focusAt={missing.payment && !missing.address ? missing.presses : 0}
      >
        <PaymentChoice
          options={options}
          chosen={checkout.methodFor(cart)}
          onChoose={checkout.choosePayment}
        />
      </CheckoutPart>
      {terms.coupon && (
        <Coupon
          terms={terms}
          goodsPaise={cart.totalPaise}
          coupon={values.coupon}
          onType={checkout.typeCoupon}
          focusAt={missing.coupon && isFirst ? missing.presses : 0}
        />
      )}
      {checkout.isInvoiced && (
        <AfterHydration>
          <GstInvoice
            gstin={values.buyerGstin}
            onType={checkout.typeGstin}
            focusAt={missing.gstin && isFirst && !missing.coupon ? missing.presses : 0}
          />
        </AfterHydration>
      )}
    </>
  );
}

type CheckoutPartProps = {
  title: string;
  /** The error if this part was missing when Place Order was pressed. */
  problem: string | null;
  /** Changes with every press for which this is the first missing part; 0 otherwise. */
  focusAt: number;
  children: Elements;
};

/** One required part of the order. */
function CheckoutPart({ title, problem, focusAt, children }: CheckoutPartProps) {
  const part = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (focusAt > 0) part.current?.focus();
  }, [focusAt]);
  return (
    <section className="checkout-part" ref={part} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {problem && (
        <Notice tone="careful" isUrgent>
          {problem}
        </Notice>
      )}
      {children}
    </section>
  );
}
