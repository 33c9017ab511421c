import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Price } from '#ui/Price.tsx';
import './CartSummary.css';

/** What it comes to, and the way to an order; at the thumb on a phone. */
export function CartSummary({ totalPaise }: { totalPaise: number }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section className="cart-summary bottom-bar" aria-label="Summary">
      {isAsked && (
        <Notice tone="good">
          Ordering opens soon. Your cart stays on this phone until then, just as it is.
        </Notice>
      )}
      <dl className="cart-summary__sums">
        <div className="cart-summary__delivery">
          <dt>Delivery</dt>
          <dd>Free</dd>
        </div>
        <div className="cart-summary__total">
          <dt>Total</dt>
          <dd>
            <Price paise={totalPaise} />
          </dd>
        </div>
      </dl>
      <Button onClick={() => setIsAsked(true)}>Place Order</Button>
    </section>
  );
}
