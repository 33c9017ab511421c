import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { useWaitingCount } from '#browser/sync/waiting-count.ts';
import { readMirrorState } from '#domain/catalogue/mirror-state.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { PRICES_OLD_AFTER_MS } from '#domain/shared/limits.ts';
import { isDatabaseBlocked, onDatabaseBlocked } from '#engine/device/database-blocked.ts';
import { RelativeTime, useNow } from '#ui/text/RelativeTime.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import { PRICES_FROM, type ShopStatus, STORAGE_HELD_UP, statusWords } from '../messages.ts';
import { Strip } from './StatusStrip.tsx';

/** Whether the shop answers, unsent writes, and the age of the prices. While all is well only screen readers are told. */
export function LiveStatusStrip() {
  const status = useShopStatus();
  const hasOldPrices =
    useNow() - (status.refreshedAt ?? Number.POSITIVE_INFINITY) > PRICES_OLD_AFTER_MS;
  const { tone, reach, waiting, needsYou } = statusWords(status, hasOldPrices);
  if (status.isBlocked) {
    return (
      <Strip tone="offline">
        <span role="status">{STORAGE_HELD_UP}</span>
      </Strip>
    );
  }
  return (
    <Strip tone={tone}>
      {/* A separate element, which the sentence does not move. */}
      {typeof status.refreshedAt === 'number' && (
        <span className={`status__age ${hasOldPrices ? '' : 'visually-hidden'}`}>
          <Sentence text={PRICES_FROM} parts={{ time: <RelativeTime at={status.refreshedAt} /> }} />
        </span>
      )}
      <span role="status">
        <span className={tone === 'calm' ? 'visually-hidden' : undefined}>{reach}</span>
        {waiting && (
          <span>
            {' '}
            <Link to="/waiting">{waiting}</Link>
          </span>
        )}
        {needsYou && (
          <span>
            {' '}
            <Link className="status__needs-you" to="/waiting">
              {needsYou}
            </Link>
          </span>
        )}
      </span>
    </Strip>
  );
}

function useShopStatus(): ShopStatus {
  const outbox = useWaitingCount() ?? { waiting: 0, needsYou: 0 };
  const refreshedAt = useLiveQuery(
    async () => (await readMirrorState(deviceDatabase())).refreshedAt || null,
    [],
  );
  const isBlocked = useSyncExternalStore(onDatabaseBlocked, isDatabaseBlocked);
  return { reachability: useReachability(), ...outbox, refreshedAt, isBlocked };
}
