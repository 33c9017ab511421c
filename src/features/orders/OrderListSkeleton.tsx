import { LoadingWords, Skeleton } from '#ui/Skeleton.tsx';
import './OrderCard.css';

/** The place of orders that are being read or fetched for the first time. */
export function OrderListSkeleton() {
  return (
    <>
      <LoadingWords>Looking for your orders</LoadingWords>
      <ul className="order-list" aria-hidden="true">
        {['first', 'second', 'third'].map((place) => (
          <li className="order-card" key={place}>
            <Skeleton shape="line" width="60%" />
            <div className="order-card__pictures">
              <span className="order-card__picture">
                <Skeleton shape="square" />
              </span>
              <span className="order-card__picture">
                <Skeleton shape="square" />
              </span>
            </div>
            <Skeleton shape="line" />
            <Skeleton shape="line" width="80%" />
          </li>
        ))}
      </ul>
    </>
  );
}
