import { LoadingWords, Skeleton } from '#ui/Skeleton.tsx';

/** The place of an order that is being read or fetched. */
export function OrderSkeleton() {
  return (
    <>
      <LoadingWords>Looking for the order</LoadingWords>
      <Skeleton shape="heading" />
      <div aria-hidden="true">
        {['60%', '40%', '70%', '50%', '80%'].map((width) => (
          <Skeleton key={width} shape="line" width={width} />
        ))}
      </div>
    </>
  );
}
