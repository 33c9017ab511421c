// Follows a query without React, for whom the database comes later.
import { liveQuery } from 'dexie';

/**
 * Tells what `query` finds, now and whenever what it reads has changed, until the returned function is called. After an error nothing
 * more is told.
 */
export function followQuery<T>(
  query: () => Promise<T>,
  next: (found: T) => void,
  error: (reason: unknown) => void,
): () => void {
  const subscription = liveQuery(query).subscribe({ next, error });
  return () => subscription.unsubscribe();
}
