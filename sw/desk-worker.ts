// The service worker of the merchant's desk. Its scope is /desk, on devices that opened the desk; shoppers never load
// it. The desk opens offline, the outbox is sent when the network is back, and news is announced, even with no page open.
import { clientsClaim } from 'workbox-core';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { deskKinds } from '#domain/writes/desk-registry.ts';
import { readWorkerMessage } from '#engine/lib/worker-message.ts';
import { dropOldTexts, renewTexts } from '#engine/texts/read-texts.ts';
import { announceAtDesk, showToDo } from './desk-news.ts';
import { drainOnSync } from './drain-on-sync.ts';
import { precacheFiles } from './precache.ts';
import { answerWithPicture, isProductPicture } from './product-images.ts';
import { openFromNotification } from './show-push.ts';
import { followUpdate } from './update.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

const precache = precacheFiles(self.__WB_MANIFEST);
registerRoute(new NavigationRoute(precache.createHandlerBoundToURL('/desk.html')));
// Fonts of quotations that are not precached: most merchants print one or two of those scripts.
registerRoute(/\/assets\/desk\/NotoSans.*\.ttf$/, new CacheFirst({ cacheName: 'desk-fonts' }));
clientsClaim();

self.addEventListener('install', (event) => event.waitUntil(renewTexts()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldTexts()));

self.addEventListener('fetch', (event) => {
  if (isProductPicture(event.request)) event.respondWith(answerWithPicture(event.request));
});

self.addEventListener('message', (event) => {
  followUpdate(readWorkerMessage(event.data));
});

self.addEventListener('sync', (event) => drainOnSync(event, deskKinds, showToDo));

self.addEventListener('push', announceAtDesk);
self.addEventListener('notificationclick', openFromNotification);
