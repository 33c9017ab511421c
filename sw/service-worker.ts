// The service worker's listeners only; the work is in the files beside this one. Large code loads on first use.
import { readWorkerMessage } from '#engine/lib/worker-message.ts';
import { loadTasks } from './load-tasks.ts';
import { answerWithOwnPicture, isOwnPicture } from './own-pictures.ts';
import { answerWithPicture, isProductPicture } from './product-images.ts';
import { drawAhead, setUpShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

setUpShell();

// Without the tasks nothing could be drawn or sent later: fail the installation, which the browser tries again.
self.addEventListener('install', (event) => event.waitUntil((async () => loadTasks())()));

/** When a page last made a request, ms since the worker's start. */
let askedAt = Number.NEGATIVE_INFINITY;

self.addEventListener('fetch', (event) => {
  askedAt = performance.now();
  if (isProductPicture(event.request)) event.respondWith(answerWithPicture(event.request));
  if (isOwnPicture(event.request)) event.respondWith(answerWithOwnPicture(event));
});

self.addEventListener('message', (event) => {
  const message = readWorkerMessage(event.data);
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  else event.waitUntil(drawAhead(event).then(() => message && warm(message)));
});

const warm = (message: { urls: string[]; isAtEase: boolean }) =>
  loadTasks().warmPictures(message, () => performance.now() - askedAt);

self.addEventListener('sync', (event) => loadTasks().drainOnSync(event));

self.addEventListener('push', (event) => loadTasks().showPush(event));
self.addEventListener('notificationclick', (event) => loadTasks().openFromNotification(event));
