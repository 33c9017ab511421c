// Follows queries of the phone's database.
import { liveQuery } from 'dexie';
import { deviceDatabase } from '#domain/device/database.ts';

let opening: Promise<unknown> | undefined;

/**
 * Calls `next` with the result of `query` now and after every change of the rows it reads, until the returned function
 * is called. Nothing more comes after an error.
 */
export function followQuery<T>(
  query: () => T | Promise<T>,
  next: (found: T) => void,
  error: (reason: unknown) => void,
): () => void {
  let stop = () => {};
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    const subscription = liveQuery(query).subscribe({ next, error });
    stop = () => subscription.unsubscribe();
  };
  // Dexie answers all queries from before the opening in one task, which is long; each later one has its own.
  opening ??= deviceDatabase().open();
  void opening.then(begin, begin);
  return () => {
    isOver = true;
    stop();
  };
}
