import { CardSkeletons, LoadingWords, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LOOKING_FOR_ORDER, LOOKING_FOR_ORDERS } from './messages.ts';
import './OrderCard.css';

/** Shown while orders are read, or fetched for the first time. */
export function OrderListSkeleton() {
  return (
    <CardSkeletons words={LOOKING_FOR_ORDERS} of="order">
      <Skeleton shape="line" />
      <Skeleton shape="line" width="80%" />
    </CardSkeletons>
  );
}

/** Shown while an order is read or fetched. */
export function OrderSkeleton() {
  return (
    <>
      <LoadingWords>{LOOKING_FOR_ORDER}</LoadingWords>
      <Skeleton shape="heading" />
      <div aria-hidden="true">
        {['60%', '40%', '70%', '50%', '80%'].map((width) => (
          <Skeleton key={width} shape="line" width={width} />
        ))}
      </div>
    </>
  );
}
