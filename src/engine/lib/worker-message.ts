// Messages from a page to its service worker. There is no reply, unlike the calls to a page's other workers
// (src/browser/sync/page-worker.ts).

/** `SKIP_WAITING`: the new version may activate; workbox-window sends the same. `urls`: pictures to fetch ahead. */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  | { type: 'warm-pictures'; urls: string[]; isAtEase: boolean };

/** Sends a message; the worker stays awake while it handles it. */
export function tellWorker(
  worker: { postMessage(message: WorkerMessage): void },
  message: WorkerMessage,
): void {
  worker.postMessage(message);
}

/** The message of a page; null for anything that no page of this version sends. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'SKIP_WAITING') return { type: data.type };
  if (data.type !== 'warm-pictures' || !('urls' in data) || !Array.isArray(data.urls)) return null;
  const urls = data.urls.filter((url) => typeof url === 'string');
  return { type: data.type, urls, isAtEase: 'isAtEase' in data && data.isAtEase === true };
}
