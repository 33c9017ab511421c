// The service worker's listeners, and nothing else: what they do is in the files beside this one.
import { drainOnSync } from './drain-on-sync.ts';
import { answerWithOwnPicture, isOwnPicture } from './own-pictures.ts';
import { answerWithPicture, isProductPicture } from './product-images.ts';
import { setUpShell } from './shell.ts';
import { openFromNotification, showPush } from './show-push.ts';
import { isUpdateRequest } from './update-request.ts';
import { readWarmRequest, warmPictures } from './warm-pictures.ts';

declare const self: ServiceWorkerGlobalScope;

setUpShell();

self.addEventListener('fetch', (event) => {
  if (isProductPicture(event.request)) event.respondWith(answerWithPicture(event.request));
  if (isOwnPicture(event.request)) event.respondWith(answerWithOwnPicture(event));
});

self.addEventListener('message', (event) => {
  const request = readWarmRequest(event.data);
  if (request) event.waitUntil(warmPictures(request));
  if (isUpdateRequest(event.data)) void self.skipWaiting();
});

self.addEventListener('sync', (event) => drainOnSync(event));

self.addEventListener('push', showPush);
self.addEventListener('notificationclick', openFromNotification);
