import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

type LaterProps = {
  /** Lazy parts, which read the device or are not needed for the first look. */
  children: ReactNode;
  /** What stands there until then; also what is drawn before the page's code runs. */
  before?: ReactNode;
};

/** Parts of a screen that come after its first paint. No drawn page has them, so they never hold it up. */
export function Later({ children, before = null }: LaterProps) {
  return useHydrated() ? <Suspense fallback={before}>{children}</Suspense> : before;
}
