// What a page tells its service worker. Nothing is answered, so that this is no call as of a page's other workers (page-sync/page-worker.ts).

/** `SKIP_WAITING`: the new version may take over; workbox-window says it so. `urls`: addresses of pictures to fetch before anybody asks for them. */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  | { type: 'warm-pictures'; urls: string[]; isAtEase: boolean };

/** Tells it; the worker keeps awake for what it does with it. */
export function tellWorker(
  worker: { postMessage(message: WorkerMessage): void },
  message: WorkerMessage,
): void {
  worker.postMessage(message);
}

/** What a page told; null for what no page of this version would. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'SKIP_WAITING') return { type: data.type };
  if (data.type !== 'warm-pictures' || !('urls' in data) || !Array.isArray(data.urls)) return null;
  const urls = data.urls.filter((url) => typeof url === 'string');
  return { type: data.type, urls, isAtEase: 'isAtEase' in data && data.isAtEase === true };
}
