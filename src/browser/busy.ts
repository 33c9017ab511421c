// Whether the shopper is in the middle of something that a reload would disturb: a payment, or a form with unsent
// typing. Other tabs and the worker see it too: all busy tabs share one Web Lock.
import { BUSY_LOCK, isAnyTabBusy } from '#engine/lib/busy-lock.ts';

/**
 * A tab still counts as busy for this long: the way from a payment to its order, or the note after a form was sent. ms
 */
export const SETTLE_MS = 4_000;

/** Running tasks of this tab, the release of the lock, and the delay before it. */
let count = 0;
let release: (() => void) | null = null;
let settling: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Marks the start of something during which the page must not reload; returns a function that ends it. */
export function markBusy(): () => void {
  count++;
  clearTimeout(settling);
  release ??= shareLock();
  tell();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    count--;
    if (count === 0) settling = setTimeout(settle, SETTLE_MS);
  };
}

/** Runs something during which the page must not reload. */
export async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  const end = markBusy();
  try {
    return await work();
  } finally {
    end();
  }
}

/** Whether this tab is busy, or was a moment ago. */
export function isBusy(): boolean {
  return release !== null;
}

/** Calls back when this tab becomes busy or idle; returns a stop function. */
export function onBusyChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Acts at once, or when this tab becomes idle. */
export function whenIdle(act: () => void): void {
  if (!isBusy()) {
    act();
    return;
  }
  const stop = onBusyChange(() => {
    if (isBusy()) return;
    stop();
    act();
  });
}

/** Waits until no tab is busy; a closed tab no longer is. */
export async function whenNoTabIsBusy(): Promise<void> {
  if (!navigator.locks) return;
  do {
    // An exclusive lock comes after all shared ones.
    await navigator.locks.request(BUSY_LOCK, () => undefined);
  } while (await isAnyTabBusy());
}

function settle(): void {
  release?.();
  release = null;
  tell();
}

/** Without Web Locks, only this tab knows. */
function shareLock(): () => void {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const held = globalThis.navigator?.locks?.request(BUSY_LOCK, { mode: 'shared' }, () => ended);
  void held?.catch(console.error);
  return end;
}

function tell(): void {
  for (const listener of listeners) listener();
}
