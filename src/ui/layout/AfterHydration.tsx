import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useSyncExternalStore,
} from 'react';
import { isHydrated, onHydrated } from './hydration.ts';

type AfterHydrationProps = {
  /** Lazy parts, which read the device or are not needed for the first look. */
  children: ReactNode;
  /** Shown until then, and in drawn pages. */
  before?: ReactNode;
};

/** Renders its children once the page is hydrated. No drawn page has them, so they never hold it up. */
export function AfterHydration({ children, before = null }: AfterHydrationProps) {
  // All of them come at the same moment, which would be one long piece of work: deferred, they leave the screen free.
  const isAnswering = useDeferredValue(useSyncExternalStore(onHydrated, isHydrated, () => false));
  if (!isAnswering) return before;
  return (
    <DeferredBoundary before={before}>
      <Suspense fallback={before}>{children}</Suspense>
    </DeferredBoundary>
  );
}

/** A part that failed is tried again after this time, then after twice as long each time. ms */
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

/** A part that fails, as when the phone's database is taken away under it, never takes the page along: what stood there before stands there again. */
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

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.before : this.props.children;
  }
}

/** A component in a chunk of its own: `load` takes it out of its module. Where the chunk does not come, `instead` stands there. */
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
