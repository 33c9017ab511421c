// The talk between the page and a new version of the shop: it waits until the shopper agrees, then every tab
// follows. The first version that takes a page over changes nothing, so nothing is reloaded for it.

import { whenNotPaying } from '#services/payment-underway.ts';

let mayUpdate: (() => void) | null = null;
const listeners = new Set<() => void>();

/** While a page stays open, a new version is looked for this often at most. ms */
const LOOK_AGAIN_MS = 60 * 60_000;

/** Whether a new version waits to be let in. */
export function isUpdateReady(): boolean {
  return mayUpdate !== null;
}

/** Calls back when a new version is ready or is put off; returns how to stop. */
export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the new version in; every open tab of the shop starts again with it. */
export function update(): void {
  mayUpdate?.();
}

/** Puts it off until the page is opened again. */
export function putOff(): void {
  become(null);
}

/** Registers the worker that makes the shop work without a network, and listens for its successors. */
export async function startUpdateConversation(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  followNewVersion(navigator.serviceWorker);
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/service-worker.js');
  worker.addEventListener('waiting', () => become(() => worker.messageSkipWaiting()));
  await worker.register();
  lookAgainNowAndThen(() => worker.update());
}

function followNewVersion(container: ServiceWorkerContainer): void {
  let hadVersion = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (hadVersion) whenNotPaying(() => location.reload());
    hadVersion = true;
  });
}

function lookAgainNowAndThen(look: () => Promise<void>): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = Date.now();
    look().catch(() => undefined);
  });
}

function become(next: (() => void) | null): void {
  mayUpdate = next;
  for (const listener of listeners) listener();
}
