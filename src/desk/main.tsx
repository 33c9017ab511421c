// Entry point of the merchant's desk: an app of its own beside the shop, on the same database of this device.
import '#ui/tokens.css';
import '#ui/base.css';
import './frame/Desk.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { backUpWhenDue } from '#browser/sync/back-up-when-due.ts';
import { drainWhenDue } from '#browser/sync/drain-when-due.ts';
import { listenForInstallOffer } from '#browser/sync/install-offer.ts';
import { keepStorageWhenDue } from '#browser/sync/keep-storage.ts';
import { watchReachability } from '#browser/sync/reachability.ts';
import { refreshDeskWhenDue } from '#browser/sync/refresh-desk-when-due.ts';
import { refreshWhenDue } from '#browser/sync/refresh-when-due.ts';
import { trustedScriptUrl } from '#browser/sync/trusted-script-url.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { deskKinds } from '#domain/writes/desk-registry.ts';
import * as sender from '#domain/writes/drain-device.ts';
import { tellWorker } from '#engine/lib/worker-message.ts';
import { announceOrders } from './alerts/announce-orders.ts';
import { speakDeskLanguage } from './language/desk-language.ts';
import { router } from './router.tsx';

listenForInstallOffer();
void speakDeskLanguage().then(render);

const database = deviceDatabase();
if (import.meta.env.HAAT_HAS_APP_CHECK) {
  void import('#browser/sync/keep-app-check.ts').then((it) => it.keepAppCheckFresh(database));
}
watchReachability();
drainWhenDue(database, async () => sender, deskKinds);
refreshDeskWhenDue(database);
announceOrders(database);
refreshWhenDue(database, () => import('#ui/media/sanitise-html.ts').then((it) => it.sanitiseHtml));
keepStorageWhenDue(database);
backUpWhenDue(database);
if (import.meta.env.PROD) void keepWithoutNetwork();

function render(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('desk.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/**
 * Registers the worker that opens the desk without a network. Activates a waiting version at once and reloads: nothing
 * has been typed yet, and the old version's screens can no longer be loaded.
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
