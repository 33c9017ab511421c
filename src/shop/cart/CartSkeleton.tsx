import { LoadingWords, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { READING_CART } from './messages.ts';
import './CartRow.css';

/** Placeholder for a cart that is being read. */
export function CartSkeleton() {
  return (
    <>
      <LoadingWords>{READING_CART}</LoadingWords>
      <ul className="cart__lines" aria-hidden="true">
        {['first', 'second'].map((place) => (
          <li className="cart-row" key={place}>
            <Skeleton shape="square" />
            <div>
              <Skeleton shape="line" width="70%" />
              <Skeleton shape="line" width="40%" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
