// Follows a query outside React, for callers that get the database later.
import { liveQuery } from 'dexie';

/**
 * Calls `next` with the result of `query` now and after every change of the rows it reads, until the returned function
 * is called. Nothing more comes after an error.
 */
export function followQuery<T>(
  query: () => Promise<T>,
  next: (found: T) => void,
  error: (reason: unknown) => void,
): () => void {
  const subscription = liveQuery(query).subscribe({ next, error });
  return () => subscription.unsubscribe();
}
