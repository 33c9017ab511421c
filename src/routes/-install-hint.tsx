import { type ComponentType, lazy, Suspense } from 'react';

const LazyHint = lazy<ComponentType>(() =>
  import('#features/install/InstallHint.tsx').then(
    ({ InstallHint }) => ({ default: InstallHint }),
    () => ({ default: () => null }),
  ),
);

/** The hint that the shop can be installed, after what the screen itself needs; none where its part cannot be had. */
export function LazyInstallHint() {
  return (
    <Suspense>
      <LazyHint />
    </Suspense>
  );
}
