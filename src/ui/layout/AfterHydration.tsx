import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useDeferredValue,
  useSyncExternalStore,
} from 'react';
import type { Elements } from '../elements.ts';
import { isHydrated, onHydrated } from './hydration.ts';

type AfterHydrationProps = {
  /** Lazy parts that read the device's database or are not needed at first sight. */
  children: Elements;
  /** Shown until hydration, and in drawn pages. */
  before?: Elements;
};

/** Renders its children after hydration. Drawn pages leave them out, so they never delay one. */
export function AfterHydration({ children, before = null }: AfterHydrationProps) {
  // All of these render at the same moment, which would be one long task: deferred, they keep the screen responsive.
  const isAnswering = useDeferredValue(useSyncExternalStore(onHydrated, isHydrated, () => false));
  if (!isAnswering) return before;
  return (
    <DeferredBoundary before={before}>
      <Suspense fallback={before}>{children}</Suspense>
    </DeferredBoundary>
  );
}

/** Retry a failed part after this time, then after twice as long each time. ms */
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

/** Confines a part's failure, say when the database was deleted under it: the page stays, and `before` shows again. */
class DeferredBoundary extends Component<Required<AfterHydrationProps>, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private retryMs = FIRST_RETRY_MS;
  private retry: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.retry = setTimeout(() => this.setState({ hasFailed: false }), this.retryMs);
    this.retryMs = Math.min(MAX_RETRY_MS, 2 * this.retryMs);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.retry);
  }

  override render(): Elements {
    return this.state.hasFailed ? this.props.before : this.props.children;
  }
}

/** A lazy component: `load` imports its module and picks it. Renders `instead` if the chunk fails to load. */
export function lazyComponent<Props extends object>(
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
