// The service worker's listeners only; the work is in the files beside this one. Large code loads on first use.
import { readWorkerMessage } from '#engine/lib/worker-message.ts';
import { dropOldTexts, renewTexts } from '#engine/texts/read-texts.ts';
import { loadTasks } from './load-tasks.ts';
import { answerWithOwnPicture, isOwnPicture } from './own-pictures.ts';
import { answerWithPicture, isProductPicture, pictureRequests } from './product-images.ts';
import { drawAhead, setUpShell } from './shell.ts';
import { followUpdate } from './update.ts';

declare const self: ServiceWorkerGlobalScope;

setUpShell();

// Without the tasks nothing could be drawn or sent later: fail the installation, which the browser tries again.
self.addEventListener('install', (event) => event.waitUntil((async () => loadTasks())()));
self.addEventListener('install', (event) => event.waitUntil(renewTexts()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldTexts()));

/** When a page last made a request, ms since the worker's start. */
let askedAt = Number.NEGATIVE_INFINITY;

self.addEventListener('fetch', (event) => {
  askedAt = performance.now();
  if (isProductPicture(event.request)) event.respondWith(answerWithPicture(event.request));
  if (isOwnPicture(event.request)) event.respondWith(answerWithOwnPicture(event));
});

self.addEventListener('message', (event) => {
  const message = readWorkerMessage(event.data);
  if (followUpdate(message)) return;
  const pictures = message?.type === 'warm-pictures' ? message : null;
  event.waitUntil(drawAhead(event).then(() => pictures && warm(pictures)));
});

const warm = (message: { urls: string[]; isFreeLine: boolean }) =>
  loadTasks().warmPictures(message, pictureRequests, () => performance.now() - askedAt);

self.addEventListener('sync', (event) => loadTasks().drainOnSync(event));

self.addEventListener('push', (event) => loadTasks().showPush(event));
self.addEventListener('notificationclick', (event) => loadTasks().openFromNotification(event));
