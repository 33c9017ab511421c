// The talk between the page and a new version of the shop: it waits until the shopper agrees and nobody is busy in any tab, then
// every tab follows. The first version that takes a page over changes nothing, so nothing is reloaded for it.
// Source: docs/decisions/0017-when-an-update-may-come.md.
import { isBusy, onBusyChange, whenCalm } from '#services/busy.ts';
import { followPayments, whatTabsDo, whenNoTabDoes } from './other-tabs.ts';
import { type UpdateNotice, updateNotice } from './update-notice.ts';

let letIn: (() => void) | null = null;
let isAsked = false;
/** Until the tabs have been asked it may be so. */
let isPaying = true;
const listeners = new Set<() => void>();

/** While a page stays open, a new version is looked for this often at most. ms */
const LOOK_AGAIN_MS = 60 * 60_000;

/** What is to be said of a new version now. */
export function readUpdateNotice(): UpdateNotice {
  return updateNotice({ isThere: letIn !== null, isAsked, isBusyHere: isBusy(), isPaying });
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
  if ((await whatTabsDo()).size > 0) become({ isAsked: true });
  await whenNoTabDoes();
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
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/service-worker.js');
  worker.addEventListener('waiting', () => {
    if (!letIn) followPayments((isNow) => become({ isPaying: isNow }));
    letIn = () => worker.messageSkipWaiting();
    become({});
  });
  await worker.register();
  lookAgainNowAndThen(() => worker.update());
}

function followNewVersion(container: ServiceWorkerContainer): void {
  let hadVersion = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (hadVersion) whenCalm(() => location.reload());
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

function become(change: { isAsked?: boolean; isPaying?: boolean }): void {
  isAsked = change.isAsked ?? isAsked;
  isPaying = change.isPaying ?? isPaying;
  for (const listener of listeners) listener();
}
