import type { ReactNode } from 'react';
import { CheckoutPart } from './CheckoutPart.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { chosenMethod, paymentProblem } from './payment-options.ts';
import type { OrderedCart, useCheckout } from './use-checkout.ts';

type CheckoutPartsProps = {
  checkout: ReturnType<typeof useCheckout>;
  cart: OrderedCart;
  /** Where the address is chosen. */
  children: ReactNode;
};

/** What an order needs besides its lines, each with what is missing. Source: specification, validation. */
export function CheckoutParts({ checkout, cart, children }: CheckoutPartsProps) {
  const { values, missing } = checkout;
  const options = checkout.optionsFor(cart);
  return (
    <>
      <CheckoutPart
        title="Deliver to"
        problem={missing.address ? 'Please select an address.' : null}
        focusAt={missing.address ? missing.presses : 0}
      >
        {children}
      </CheckoutPart>
      <CheckoutPart
        title="Payment"
        problem={missing.payment ? paymentProblem(values.paymentMethod, options) : null}
        focusAt={missing.payment && !missing.address ? missing.presses : 0}
      >
        <PaymentChoice
          options={options}
          chosen={chosenMethod(values.paymentMethod, options)}
          onChoose={checkout.choosePayment}
        />
      </CheckoutPart>
    </>
  );
}
