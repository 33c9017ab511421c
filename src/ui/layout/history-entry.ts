// What a history entry showed, kept as long as the tab, so that Back and a reload find it as it was.
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

const PREFIX = 'haat-entry-';

/** What was kept under this name for a history entry (the router's `__TSR_key`); null where nothing is. */
export function keptOf(entry: string | undefined, name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name + entry) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a JSON value for a history entry; without session storage, nothing. */
export function keepOf(entry: string | undefined, name: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name + entry, JSON.stringify(value));
  } catch {
    // Back starts anew.
  }
}

/** Forgets all entries, when an account leaves. Nothing else in the tab's session storage has to outlive it. */
export function forgetEntries(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
}

/** Key of the history entry that shows this path; it stays the same while the shopper leaves the screen. */
export function useHistoryEntry(path: string): string {
  const here = useLocation({
    select: ({ pathname, state }) => (pathname === path ? state.__TSR_key : undefined),
  });
  const [place, setPlace] = useState(here ?? '');
  if (here !== undefined && here !== place) setPlace(here);
  return place;
}
