import { useNavigate } from '@tanstack/react-router';
import { Button } from '#ui/Button.tsx';
import { Price } from '#ui/Price.tsx';
import './CartSummary.css';

/** What it comes to, and the way to an order; at the thumb on a phone. */
export function CartSummary({ totalPaise }: { totalPaise: number }) {
  const navigate = useNavigate();
  return (
    <section className="cart-summary bottom-bar" aria-label="Summary">
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
      <Button onClick={() => void navigate({ to: '/place-order' })}>Place Order</Button>
    </section>
  );
}
