// A new version waits until the shopper agrees and nobody is busy in any tab, then every tab reloads into it. The very
// first version to control a page changes nothing, so it causes no reload.
// Source: docs/decisions/0017-installing-and-updating.md.

import { Workbox } from 'workbox-window';
import { isBusy, onBusyChange, whenIdle, whenNoTabIsBusy } from '#browser/busy.ts';
import { trustedScriptUrl } from '#browser/sync/trusted-script-url.ts';
import { isAnyTabBusy } from '#engine/lib/busy-lock.ts';

/** `ready`: offer the update. `asked`: it comes once the other tabs are done. `none`: show nothing for now. */
type UpdateNotice = 'none' | 'ready' | 'asked';

let letIn: (() => void) | null = null;
let isAsked = false;
const listeners = new Set<() => void>();

/** Minimum time between checks for a new version while a page stays open. ms */
const LOOK_AGAIN_MS = 60 * 60_000;

/** The notice to show about a new version now. */
export function readUpdateNotice(): UpdateNotice {
  if (!letIn || isBusy()) return 'none';
  // Once the shopper has pressed Update, explain why it has not come yet.
  return isAsked ? 'asked' : 'ready';
}

/** Calls back when the notice may have changed; returns the unsubscribe function. */
export function onUpdateNotice(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onBusyChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Activates the new version once nobody is busy in any tab; every open tab of the shop then reloads. */
export async function update(): Promise<void> {
  if (isAsked) return;
  if (await isAnyTabBusy()) become({ isAsked: true });
  await whenNoTabIsBusy();
  letIn?.();
}

/** Puts the update off until the page is opened again. */
export function putOff(): void {
  letIn = null;
  become({ isAsked: false });
}

/** Registers the service worker that makes the shop work offline, and watches for newer versions. */
export async function startUpdateConversation(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  followNewVersion(navigator.serviceWorker);
  const worker = new Workbox(trustedScriptUrl('/service-worker.js'));
  worker.addEventListener('waiting', () => {
    letIn = () => worker.messageSkipWaiting();
    become({ isAsked });
  });
  await worker.register();
  lookAgainNowAndThen(() => worker.update());
}

function followNewVersion(container: ServiceWorkerContainer): void {
  let hadVersion = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (hadVersion) whenIdle(() => location.reload());
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

function become(now: { isAsked: boolean }): void {
  isAsked = now.isAsked;
  for (const listener of listeners) listener();
}
