// Loads older entries of one of the account's long lists, on a press.
import { useRef, useState } from 'react';
import type { LongList } from '#domain/account/account-mirror-state.ts';
import { readOlder } from '#domain/account-mirror/read-older.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { accountMirrorSetup } from './account-mirror.ts';
import { recordAnswered } from './reachability.ts';
import { useReachability } from './use-reachability.ts';

export type OlderAsk = {
  state: 'idle' | 'asking' | 'failed';
  isConnected: boolean;
  /** Fetches the next page; a second press meanwhile does nothing. */
  ask(): void;
};

/** The entries arrive through the list's own live query. */
export function useOlder(list: LongList): OlderAsk {
  const isConnected = useReachability() !== 'unreachable';
  const [state, setState] = useState<OlderAsk['state']>('idle');
  const isBusy = useRef(false);

  async function ask(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('asking');
    const isRead = await readNext(list).catch((error: unknown) => {
      console.error('the older ones could not be kept on this phone', error);
      return false;
    });
    isBusy.current = false;
    setState(isRead ? 'idle' : 'failed');
  }
  return { state, isConnected, ask: () => void ask() };
}

async function readNext(list: LongList): Promise<boolean> {
  const result = await readOlder(accountMirrorSetup(deviceDatabase()), list);
  if (result.outcome === 'no-answer') recordAnswered(false);
  if (result.outcome !== 'read') return result.outcome === 'nothing';
  recordAnswered(true);
  for (const line of result.refused) console.warn(`not believed: ${line}`);
  return true;
}
