import { useHydrated } from '@tanstack/react-router';
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';

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

/** A part whose code comes later: `load` takes it out of its module. Where it does not come, `instead` stands there. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
}
