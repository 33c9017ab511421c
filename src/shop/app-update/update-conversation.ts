// The talk between the page and a new version of the shop: it waits until the shopper agrees and nobody is busy in any tab, then
// every tab follows. The first version that takes a page over changes nothing, so nothing is reloaded for it.
// Source: docs/decisions/0017-installing-and-updating.md.

import { Workbox } from 'workbox-window';
import { isAnyTabBusy, isBusy, onBusyChange, whenIdle, whenNoTabIsBusy } from '#browser/busy.ts';
import { trustedScriptUrl } from '#browser/sync/trusted-script-url.ts';

/** `ready`: it may be let in. `asked`: it comes when the other tabs are done. `none`: nothing is said, perhaps later. */
type UpdateNotice = 'none' | 'ready' | 'asked';

let letIn: (() => void) | null = null;
let isAsked = false;
const listeners = new Set<() => void>();

/** While a page stays open, a new version is looked for this often at most. ms */
const LOOK_AGAIN_MS = 60 * 60_000;

/** What is to be said of a new version now. */
export function readUpdateNotice(): UpdateNotice {
  if (!letIn || isBusy()) return 'none';
  // Who has pressed Update is told why it does not come.
  return isAsked ? 'asked' : 'ready';
}

/** Calls back when there may be something else to say; returns how to stop. */
export function onUpdateNotice(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onBusyChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Lets the new version in as soon as nobody is busy in any tab; every open tab of the shop starts again with it. */
export async function update(): Promise<void> {
  if (isAsked) return;
  if (await isAnyTabBusy()) become({ isAsked: true });
  await whenNoTabIsBusy();
  letIn?.();
}

/** Puts it off until the page is opened again. */
export function putOff(): void {
  letIn = null;
  become({ isAsked: false });
}

/** Registers the worker that makes the shop work without a network, and listens for its successors. */
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
