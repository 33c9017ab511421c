// Messages from a page to its service worker, and from a waiting one to the active one. There is no reply, unlike the
// calls to a page's other workers (src/browser/sync/page-worker.ts).

/**
 * `SKIP_WAITING`: the new version may activate; workbox-window sends the same. `abort-pictures`: from the new version,
 * which the browser activates only once the active one has nothing left to do. `urls`: pictures to fetch ahead.
 */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' | 'abort-pictures' }
  | { type: 'warm-pictures'; urls: string[]; isFreeLine: boolean };

/** Sends a message; the worker stays awake while it handles it. */
export function tellWorker(
  worker: { postMessage(message: WorkerMessage): void },
  message: WorkerMessage,
): void {
  worker.postMessage(message);
}

/** The message; null for anything that this version does not send. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'SKIP_WAITING' || data.type === 'abort-pictures') return { type: data.type };
  if (data.type !== 'warm-pictures' || !('urls' in data) || !Array.isArray(data.urls)) return null;
  const urls = data.urls.filter((url) => typeof url === 'string');
  return { type: data.type, urls, isFreeLine: 'isFreeLine' in data && data.isFreeLine === true };
}
