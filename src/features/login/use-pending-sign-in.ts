import { useLiveQuery } from 'dexie-react-hooks';
import { useRef } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import { type PendingSignIn, readPendingSignIn } from '#core/device/pending-sign-in.ts';

/**
 * The sign-in that waits for its code. It stays on the screen while the shopper is being let in, when the phone has
 * forgotten it already.
 */
export function usePendingSignIn(): PendingSignIn | null {
  const now = useLiveQuery(() => readPendingSignIn(deviceDatabase(), Date.now()), [], null);
  const last = useRef<PendingSignIn | null>(null);
  if (now) last.current = now;
  return now ?? last.current;
}
