import { Suspense } from 'react';
import { lazyPart } from '#ui/Later.tsx';

const LazyHint = lazyPart(() =>
  import('#features/install/InstallHint.tsx').then((it) => it.InstallHint),
);

/** The hint that the shop can be installed, after what the screen itself needs; none where its part cannot be had. */
export function LazyInstallHint() {
  return (
    <Suspense>
      <LazyHint />
    </Suspense>
  );
}
