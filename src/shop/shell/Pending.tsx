import { useLayoutEffect } from 'react';
import type { Elements } from '#ui/elements.ts';
import { LoadingWords, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { OPENING_PAGE } from './messages.ts';

/** A loading screen, scrolled to its top wherever the last one was left. */
export function Pending({ children = <AnyScreen /> }: { children?: Elements }) {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return children;
}

function AnyScreen() {
  return (
    <>
      <LoadingWords>{OPENING_PAGE}</LoadingWords>
      <Skeleton shape="heading" />
    </>
  );
}
