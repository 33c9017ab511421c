// The number of this shopper's waiting writes, counted once for all screens that show it.
import { liveQuery } from 'dexie';
import { useSyncExternalStore } from 'react';
import { deviceDatabase } from '#domain/device/database.ts';
import { newThrottle } from '#engine/device/throttle.ts';
import { countWaiting, type WaitingCount } from '#engine/outbox/count-waiting.ts';

const throttle = newThrottle();
const listeners = new Set<() => void>();
let isWatching = false;
let counted: WaitingCount | undefined;

/** The latest count; undefined before the first. */
export function waitingCount(): WaitingCount | undefined {
  return counted;
}

/** Calls back after every changed count; returns a stop function. */
export function onWaitingCount(listener: () => void): () => void {
  listeners.add(listener);
  if (!isWatching) {
    isWatching = true;
    const counts = liveQuery(() => throttle(() => countWaiting(deviceDatabase())));
    counts.subscribe({ next: note, error: console.error });
  }
  return () => listeners.delete(listener);
}

/** The latest count for components; undefined before the first. */
export function useWaitingCount(): WaitingCount | undefined {
  return useSyncExternalStore(onWaitingCount, waitingCount, () => undefined);
}

function note(now: WaitingCount): void {
  if (counted?.waiting === now.waiting && counted.needsYou === now.needsYou) return;
  counted = now;
  for (const listener of listeners) listener();
}
