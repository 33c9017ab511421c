import { type ReactNode, useLayoutEffect } from 'react';
import { LoadingWords, Skeleton } from '#ui/Skeleton.tsx';

/** A screen that is on its way: seen from its top, wherever the last one was left. */
export function Pending({ children = <AnyScreen /> }: { children?: ReactNode }) {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return children;
}

function AnyScreen() {
  return (
    <>
      <LoadingWords>Opening the page</LoadingWords>
      <Skeleton shape="heading" />
    </>
  );
}
