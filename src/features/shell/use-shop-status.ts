// The truth for the status strip: whether the shop answers, what waits, how old the catalogue is.
import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import { isDatabaseBlocked, onDatabaseBlocked } from '#core/device/database-blocked.ts';
import { readMirrorState } from '#core/device/mirror-state.ts';
import { countWaiting } from '#core/sync/outbox/count-waiting.ts';
import type { Reachability } from '#page-sync/reachability.ts';
import { useReachability } from '#page-sync/use-reachability.ts';

export type ShopStatus = {
  reachability: Reachability;
  /** Writes that go by themselves, and writes that wait for the shopper. */
  waiting: number;
  needsYou: number;
  /** When the catalogue was last known to be up to date, ms; null when this phone has none, undefined until it was looked up. */
  refreshedAt: number | null | undefined;
  /** The phone's storage cannot be opened, as when another tab with an older version holds it. */
  isHeld: boolean;
};

/** Follows the shop's status. */
export function useShopStatus(): ShopStatus {
  const outbox = useLiveQuery(() => countWaiting(deviceDatabase()), [], {
    waiting: 0,
    needsYou: 0,
  });
  const refreshedAt = useLiveQuery(
    async () => (await readMirrorState(deviceDatabase())).refreshedAt || null,
    [],
  );
  const isHeld = useSyncExternalStore(onDatabaseBlocked, isDatabaseBlocked);
  return { reachability: useReachability(), ...outbox, refreshedAt, isHeld };
}
