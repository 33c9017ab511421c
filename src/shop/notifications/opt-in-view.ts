// Shared by the notification controls: their view, this browser's ability, the account, and one press at a time.
import { useCallback, useRef, useState } from 'react';
import { type PushAbility, type PushAnswer, pushAbility, setUpDevice } from '#browser/push/push.ts';
import { accountToken } from '#browser/sync/account-token.ts';
import { useAccount } from '#browser/sync/use-account.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';

/** Why a press failed. */
export type Problem = Exclude<PushAnswer, 'done'> | 'full' | 'not-saved';

export type OptInView = {
  /** `absent`: nothing to offer, or not known yet. */
  state: 'absent' | 'install-first' | 'signed-out' | 'off' | 'on';
  isBusy: boolean;
  problem: Problem | null;
  ask(): void;
  stop(): void;
};

/** The account; `begin` is the state to show if it or this browser cannot have notifications, otherwise null. */
export function usePushAccount(): {
  uid: string | null;
  begin: Extract<OptInView['state'], 'absent' | 'install-first' | 'signed-out'> | null;
} {
  const account = useAccount();
  const [ability] = useState<PushAbility>(pushAbility);
  if (ability === 'unable' || account === undefined) return { uid: null, begin: 'absent' };
  if (ability === 'install-first') return { uid: null, begin: 'install-first' };
  if (account === null || account.isOver) return { uid: null, begin: 'signed-out' };
  return { uid: account.uid, begin: null };
}

/** Runs one press at a time and keeps the last one's problem; null for none. */
export function usePress(): {
  isBusy: boolean;
  problem: Problem | null;
  press(work: () => Promise<Problem | null>): void;
} {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isRunning = useRef(false);
  const press = useCallback((work: () => Promise<Problem | null>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    void work()
      .catch((error: unknown): Problem => {
        console.error('notifications could not be set up', error);
        return 'failed';
      })
      .then((found) => {
        setProblem(found);
        setBusy(false);
        isRunning.current = false;
      });
  }, []);
  return { isBusy, problem, press };
}

/** Sets up push on this device, which needs a connection. */
export function useSetUp(): (uid: string, orders: boolean) => Promise<Problem | null> {
  const reachability = useReachability();
  return useCallback(
    async (uid, orders) => {
      if (reachability === 'unreachable') return 'no-connection';
      const answer = await setUpDevice(uid, (fresh) => accountToken(uid, fresh), orders);
      return answer === 'done' ? null : answer;
    },
    [reachability],
  );
}
