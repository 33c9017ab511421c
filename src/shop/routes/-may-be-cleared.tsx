import { Suspense } from 'react';
import { lazyComponent } from '#ui/layout/AfterHydration.tsx';

const LazyWord = lazyComponent(() =>
  import('../install/MayBeCleared.tsx').then((it) => it.MayBeCleared),
);

/** The word about a storage that may be cleared, after what the screen itself needs. */
export function LazyMayBeCleared() {
  return (
    <Suspense>
      <LazyWord />
    </Suspense>
  );
}
