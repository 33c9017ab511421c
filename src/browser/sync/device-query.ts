// Live queries of drawn pages: the code that reads the phone's database loads after hydration.
import { useEffect, useState } from 'react';
import { isHydrated, onHydrated } from '#ui/layout/hydration.ts';
import { loadUntilThere } from '../load-until-there.ts';

/** Imports the code of a query. */
type LoadQuery<T> = () => Promise<() => Promise<T>>;

/**
 * Follows a query whose code loads after hydration: an earlier result would make React hydrate the whole page in one
 * go. Until then nothing is reported, as on a phone that has not answered yet.
 * @returns a stop function.
 */
export function followOnDevice<T>(
  load: LoadQuery<T>,
  next: (found: T) => void,
  error: (reason: unknown) => void,
): () => void {
  let isOver = false;
  let stop = () => {};
  const start = async () => {
    if (!isHydrated()) await new Promise<void>((resolve) => onHydrated(resolve));
    if (isOver) return;
    const loaded = await loadUntilThere(
      () => Promise.all([import('./follow-query.ts'), load()]),
      () => !isOver,
    );
    if (!loaded || isOver) return;
    const [{ followQuery }, query] = loaded;
    stop = followQuery(query, next, error);
  };
  void start();
  return () => {
    isOver = true;
    stop();
  };
}

/**
 * Follows a query in a component, like `useLiveQuery`: returns `before` until the first result; after a change of
 * `deps` the last result stays until the next.
 * @throws errors of the query, for the error boundary.
 */
export function useDeviceQuery<T, Before>(
  load: LoadQuery<T>,
  deps: readonly unknown[],
  before: Before,
): T | Before {
  return useFollowed((next, error) => followOnDevice(load, next, error), deps, before);
}

/** The last result of whatever `follow` starts to follow, anew after a change of `deps`; it returns a stop function. */
export function useFollowed<T, Before>(
  follow: (next: (found: T) => void, error: (reason: unknown) => void) => () => void,
  deps: readonly unknown[],
  before: Before,
): T | Before {
  const [found, setFound] = useState<{ answer: T } | { reason: unknown } | null>(null);
  useEffect(() => {
    return follow(
      (answer) => setFound((last) => (isSame(last, answer) ? last : { answer })),
      (reason) => setFound({ reason }),
    );
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what it depends on.
  }, deps);
  if (!found) return before;
  if ('reason' in found) throw found.reason;
  return found.answer;
}

function isSame(last: object | null, answer: unknown): boolean {
  return last !== null && 'answer' in last && last.answer === answer;
}
