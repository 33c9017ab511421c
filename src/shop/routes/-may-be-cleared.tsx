import { Suspense } from 'react';
import { lazyComponent } from '#ui/layout/AfterHydration.tsx';

const LazyWord = lazyComponent(() =>
  import('../install/MayBeCleared.tsx').then((it) => it.MayBeCleared),
);

/** Warns that the browser may clear the storage; loads after the screen. */
export function LazyMayBeCleared() {
  return (
    <Suspense>
      <LazyWord />
    </Suspense>
  );
}
