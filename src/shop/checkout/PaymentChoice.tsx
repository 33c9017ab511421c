import { useId } from 'react';
import type { PaymentMethod } from '#domain/order/order.ts';
import { usePaymentMethods } from '#ui/payment/use-payment-methods.ts';
import { HOW_YOU_PAY } from './messages.ts';
import type { PaymentOption } from './payment-options.ts';
import './PaymentChoice.css';

type PaymentChoiceProps = {
  options: readonly PaymentOption[];
  chosen: PaymentMethod | null;
  onChoose(method: PaymentMethod): void;
};

/** The payment methods, one of them chosen. */
export function PaymentChoice({ options, chosen, onChoose }: PaymentChoiceProps) {
  const id = useId();
  const methods = usePaymentMethods();
  return (
    <fieldset className="payment-choice">
      <legend className="visually-hidden">{HOW_YOU_PAY}</legend>
      {options.map(({ method, hint, closed }) => (
        <div
          key={method}
          className={`payment-choice__option${method === chosen ? ' payment-choice__option--chosen' : ''}`}
        >
          <input
            type="radio"
            name="payment-method"
            id={`${id}-${method}`}
            aria-describedby={`${id}-${method}-hint`}
            checked={method === chosen}
            disabled={closed !== null}
            onChange={() => onChoose(method)}
          />
          <label htmlFor={`${id}-${method}`}>{methods[method]}</label>
          <p id={`${id}-${method}-hint`}>{closed ?? hint}</p>
        </div>
      ))}
    </fieldset>
  );
}
