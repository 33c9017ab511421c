import { type ComponentType, lazy, Suspense } from 'react';

const LazyWord = lazy<ComponentType>(() =>
  import('#features/install/MayBeCleared.tsx').then(
    ({ MayBeCleared }) => ({ default: MayBeCleared }),
    () => ({ default: () => null }),
  ),
);

/** The word about a storage that may be cleared, after what the screen itself needs. */
export function LazyMayBeCleared() {
  return (
    <Suspense>
      <LazyWord />
    </Suspense>
  );
}
