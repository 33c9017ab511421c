import { useState } from 'react';
import { install } from '#browser/sync/install-offer.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { useWaitingCount } from '#browser/sync/waiting-count.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readStorageAnswer } from '#domain/device/install-state.ts';
import { keptStorage } from '#engine/lib/capabilities.ts';
import { Button } from '#ui/form/Button.tsx';
import { useInstallWay } from './install-way.ts';
import { INSTALL, type InstallOutcome, keptWords, OUTCOME_WORDS } from './messages.ts';
import './MayBeCleared.css';

/** Warns while unsent data is in storage that the browser may clear. */
export function MayBeCleared() {
  const way = useInstallWay();
  const reachability = useReachability();
  const counts = useWaitingCount();
  const isKept = useLiveQuery(readIsKept, []);
  const [outcome, setOutcome] = useState<InstallOutcome | null>(null);
  const words = counts && keptWords({ ...counts, isKept, reachability, way });
  if (!words) return null;
  return (
    <div className="may-be-cleared">
      <p>{words}</p>
      <p role="status">{outcome && OUTCOME_WORDS[outcome]}</p>
      {way === 'button' && (
        <Button variant="secondary" onClick={() => void install().then(setOutcome)}>
          {INSTALL}
        </Button>
      )}
    </div>
  );
}

/** Rerun whenever the browser's answer to the request for persistent storage is saved. False if it cannot be asked. */
async function readIsKept(): Promise<boolean> {
  await readStorageAnswer(deviceDatabase());
  return (await keptStorage(navigator)?.persisted()) ?? false;
}
