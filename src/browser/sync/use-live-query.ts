// Follows queries of the phone's database in components that load with it.
import { useFollowed } from './device-query.ts';
import { followQuery } from './follow-query.ts';

/**
 * Follows a query in a component: returns `before` until the first result; after a change of `deps` the last result stays
 * until the next.
 * @throws errors of the query, for the error boundary.
 */
export function useLiveQuery<T>(
  query: () => T | Promise<T>,
  deps: readonly unknown[],
): T | undefined;
export function useLiveQuery<T, B>(
  query: () => T | Promise<T>,
  deps: readonly unknown[],
  before: B,
): T | B;
export function useLiveQuery<T>(
  query: () => T | Promise<T>,
  deps: readonly unknown[],
  before?: T,
): T | undefined {
  return useFollowed((next, error) => followQuery(query, next, error), deps, before);
}
