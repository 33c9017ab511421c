import { Suspense } from 'react';
import { lazyPart } from '#ui/layout/Later.tsx';

const LazyWord = lazyPart(() =>
  import('#features/install/MayBeCleared.tsx').then((it) => it.MayBeCleared),
);

/** The word about a storage that may be cleared, after what the screen itself needs. */
export function LazyMayBeCleared() {
  return (
    <Suspense>
      <LazyWord />
    </Suspense>
  );
}
