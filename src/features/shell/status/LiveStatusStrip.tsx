import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import { isDatabaseBlocked, onDatabaseBlocked } from '#core/device/database-blocked.ts';
import { readMirrorState } from '#core/device/mirror-state.ts';
import { countWaiting } from '#core/sync/outbox/count-waiting.ts';
import { useReachability } from '#page-sync/use-reachability.ts';
import type { ShopStatus } from '../messages.ts';
import { StatusStrip } from './StatusStrip.tsx';

/** The status strip as things stand just now. */
export function LiveStatusStrip() {
  return <StatusStrip status={useShopStatus()} />;
}

/** Whether the shop answers, what waits, how old the catalogue is. */
function useShopStatus(): ShopStatus {
  const outbox = useLiveQuery(() => countWaiting(deviceDatabase()), [], {
    waiting: 0,
    needsYou: 0,
  });
  const refreshedAt = useLiveQuery(
    async () => (await readMirrorState(deviceDatabase())).refreshedAt || null,
    [],
  );
  const isBlocked = useSyncExternalStore(onDatabaseBlocked, isDatabaseBlocked);
  return { reachability: useReachability(), ...outbox, refreshedAt, isBlocked };
}
