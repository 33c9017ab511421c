// Where the merchant's desk begins: an app of its own beside the shop, on the same database of this device.
import '#ui/tokens.css';
import '#ui/base.css';
import './frame/Desk.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { deviceDatabase } from '#core/device/database/database.ts';
import { tellWorker } from '#core/model/worker-message.ts';
import * as sender from '#core/sync/outbox/drain-device.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { drainWhenDue } from '#page-sync/drain-when-due.ts';
import { keepStorageWhenDue } from '#page-sync/keep-storage.ts';
import { watchReachability } from '#page-sync/reachability.ts';
import { refreshDeskWhenDue } from '#page-sync/refresh-desk-when-due.ts';
import { refreshWhenDue } from '#page-sync/refresh-when-due.ts';
import { trustedScriptUrl } from '#page-sync/trusted-script-url.ts';
import { router } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('desk.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

const database = deviceDatabase();
if (import.meta.env.HAAT_HAS_APP_CHECK) {
  void import('#page-sync/keep-app-check.ts').then((it) => it.keepAppCheckFresh(database));
}
watchReachability();
drainWhenDue(database, async () => sender, deskKinds);
refreshDeskWhenDue(database);
refreshWhenDue(database, () => import('#ui/media/sanitise-html.ts').then((it) => it.sanitiseHtml));
keepStorageWhenDue(database);
if (import.meta.env.PROD) void keepWithoutNetwork();

/**
 * Registers the worker that opens the desk without a network. A waiting version is let in at once and the page reloaded in it: nothing has been typed yet, and
 * the old version's screens can no longer be loaded.
 */
async function keepWithoutNetwork(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const registration = await serviceWorker
    .register(trustedScriptUrl('/desk-worker.js'), { scope: '/desk' })
    .catch((error: unknown) => console.error('the desk’s worker could not be registered', error));
  if (!registration?.waiting) return;
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  tellWorker(registration.waiting, { type: 'SKIP_WAITING' });
}
